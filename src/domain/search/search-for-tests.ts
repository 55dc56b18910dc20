import { answerQuery } from './answer-query.ts';
import { buildIndex } from './build-index.ts';
import type { SearchAnswer } from './search-answer.ts';
import { readIndex, type SearchIndex } from './search-index.ts';
import type { AskOptions } from './to-answer.ts';

type TestSearch = (query: string, options?: Partial<AskOptions>) => SearchAnswer;

/** The index of a catalogue as a browser reads it from its file, and a search over it. */
export function searchForTests(catalogue: Parameters<typeof buildIndex>[0]): { index: SearchIndex; ask: TestSearch } {
  const index = readIndex(JSON.parse(JSON.stringify(buildIndex(catalogue))) as ReturnType<typeof buildIndex>);
  return { index, ask: (query, options = {}) => answerQuery(index, query, { limit: 20, ...options }) };
}
