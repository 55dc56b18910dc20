import type { SearchFilters } from './search-answer.ts';

export const searchPage = '/search';

/** What the search page's address says; the filters as they are asked. */
export type SearchQuestion = { query: string; filters: SearchFilters };

/**
 * Address of the search page for a question: "/search?q=4b1606&make=Honda&kind=main&size=.25". Outer blanks of the text
 * are dropped, no text and no filter leave no trace.
 */
export function toSearchAddress({ query, filters }: SearchQuestion): string {
  const given = { q: query.trim(), make: filters.make, kind: filters.kind, size: filters.size };
  const pairs = Object.entries(given).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const parameters = new URLSearchParams(pairs).toString();
  return parameters ? `${searchPage}?${parameters}` : searchPage;
}
