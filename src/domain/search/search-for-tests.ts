import { answerQuery } from './answer-query.ts';
import type { AskOptions } from './to-answer.ts';
import { buildIndex, type IndexWeights } from './build-index.ts';
import type { SearchAnswer } from './search-answer.ts';
import { createSearchIndex } from './search-index.ts';

type TestSearch = (query: string, options?: Partial<AskOptions>) => SearchAnswer;

/** A search over a catalogue for tests, its shards at hand; `loaded` tells which were asked for. */
export function searchForTests(
  catalogue: Parameters<typeof buildIndex>[0],
  weights: IndexWeights,
): { ask: TestSearch; loaded: Set<string> } {
  const { root, shards } = buildIndex(catalogue, weights);
  const index = createSearchIndex({ ...root, digest: '' });
  const loaded = new Set<string>();
  const ask: TestSearch = (query, options = {}) => {
    const asking = answerQuery(index, query, { limit: 20, ...options });
    let step = asking.next();
    while (!step.done) {
      for (const shard of step.value) {
        const packed = shards[shard];
        if (!packed) throw new Error(`there is no shard ${shard}`);
        if (!index.has(shard)) index.add(shard, packed);
        loaded.add(shard);
      }
      step = asking.next(index.read(step.value));
    }
    return step.value;
  };
  return { ask, loaded };
}
