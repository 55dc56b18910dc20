/** Live search by part number: from 2 characters on, 300 ms after the last key, only the newest answer counts (doc 1 §5). */
import type { call } from '#api/call.ts';
import { type SearchAnswer, searchAnswerSchema, searchPath } from '#api/search.ts';
import { limits } from '#config/limits.ts';
import { partPath } from '#domain/catalogue/paths.ts';
import { parsePartCode, toSlug } from '#domain/part/part-code.ts';
import { compareSizes } from '#domain/part/part-size.ts';
import { atom } from 'nanostores';

export type FoundPart = SearchAnswer['results'][number];
/** `query` is what the results belong to; while `isSearching` it may be older than what is typed. */
export type Search = {
  query: string;
  results: FoundPart[];
  isSearching: boolean;
  problem: 'offline' | 'failed' | null;
};
type SearchEffects = {
  call: typeof call;
  schedule: (run: () => void, delayMs: number) => () => void;
};

const nothing: Search = { query: '', results: [], isSearching: false, problem: null };

/** Where a typed or chosen number leads: upper case, encoded (doc 1 §2). */
export const toDetailsPath = (number: string): string => partPath(toSlug(number));

/** The row that Enter takes: the number typed in full, else the best size of the set typed in full, else the first. */
export function chooseRow(results: readonly FoundPart[], query: string): number {
  const typed = toSlug(query);
  const exact = results.findIndex(({ number }) => number === typed);
  if (exact >= 0) return exact;
  const ofSet = results.filter(({ slug }) => parsePartCode(slug).set === typed);
  const best = ofSet.toSorted((a, b) => compareSizes(parsePartCode(a.slug).size, parsePartCode(b.slug).size))[0];
  return best ? results.indexOf(best) : 0;
}

export function createPartSearch({ call, schedule }: SearchEffects) {
  const $search = atom<Search>(nothing);
  let stopEarlier = () => {};

  async function ask(query: string, signal: AbortSignal): Promise<void> {
    const answer = await call(searchPath(query), searchAnswerSchema, { signal }).catch(() => null);
    if (signal.aborted || !answer) return;
    if (answer.ok) $search.set({ query, results: answer.value.results, isSearching: false, problem: null });
    else $search.set({ ...nothing, query, problem: answer.problem.code === 'offline' ? 'offline' : 'failed' });
  }

  /** Takes what is typed now; what was asked before is given up. */
  function search(text: string, delayMs: number = limits.searchDebounceMs): void {
    stopEarlier();
    const query = text.trim();
    if (query.length < limits.searchMinLength) return $search.set(nothing);
    const control = new AbortController();
    $search.set({ ...$search.get(), isSearching: true, problem: null });
    const stopTimer = schedule(() => void ask(query, control.signal), delayMs);
    stopEarlier = () => {
      stopTimer();
      control.abort();
    };
  }

  return { $search, search };
}
export type PartSearch = ReturnType<typeof createPartSearch>;
