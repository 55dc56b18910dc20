import { sampleRod } from '../part/samples.ts';
import { toSetFacts } from '../part-page/set-facts.ts';
import type { SheetLine } from './sheet.ts';

/** A line of one rod set for tests, its facts as the build makes them. */
export const sampleLine = (changes: Parameters<typeof sampleRod>[0] = {}): SheetLine => {
  const part = sampleRod(changes);
  const set = toSetFacts([part], () => null);
  return { slug: part.slug, quantity: 1, set, facts: set.sizes[0] ?? null };
};
