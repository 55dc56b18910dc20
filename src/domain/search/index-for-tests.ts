import type { Asking } from './find-numbers.ts';
import { buildIndex, type IndexWeights } from './build-index.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

/** An index over a catalogue for tests with every shard at hand, and the answer of what is asked of it. */
export function indexForTests(
  catalogue: Parameters<typeof buildIndex>[0],
  weights: IndexWeights,
): { index: SearchIndex; settle: <T>(asking: Asking<T>) => T } {
  const { root, shards } = buildIndex(catalogue, weights);
  const index = createSearchIndex({ ...root, digest: '' });
  for (const [name, shard] of Object.entries(shards)) index.add(name, shard);
  const settle = <T>(asking: Asking<T>): T => {
    let step = asking.next();
    while (!step.done) step = asking.next(index.read(step.value));
    return step.value;
  };
  return { index, settle };
}
