import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleRod } from '../part/samples.ts';
import { buildIndex } from './build-index.ts';
import { locateNumber } from './locate-number.ts';
import { matchers } from './find-numbers.ts';
import { createSearchIndex } from './search-index.ts';
import { normaliseNumber } from './normalise-number.ts';

const codes = ['4B', '5M', '8B', '12B', '1T'].flatMap((head, place) =>
  Array.from(
    { length: 400 },
    (_, step) =>
      `${head}${(step * step * 37 + place * 1009 + 307) % (step % 9 === 0 ? 1000 : 30000)}${head === '1T' ? '' : 'H'}`,
  ),
);
const parts = [...new Set(codes)]
  .filter((code) => /[BMT]\d{3}/.test(code))
  .map((set) => ({ ...sampleRod({ size: 'STD' }), set, slug: `${set}-STD`, number: `${set}-STD` }));
const built = buildIndex({ makes: [], engines: [], parts, applications: {} }, { whole: 0, shard: 1500 });
const index = createSearchIndex({ ...built.root, digest: '' });
for (const [name, shard] of Object.entries(built.shards)) index.add(name, shard);

/** a digit or a letter that is wrong, one missing, one too many, or two neighbours swapped */
const mistakes: ((text: string, at: number) => string)[] = [
  (text, at) => `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`,
  (text, at) => `${text.slice(0, at)}A${text.slice(at + 1)}`,
  (text, at) => `${text.slice(0, at)}H${text.slice(at + 1)}`,
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => `${text.slice(0, at)}7${text.slice(at)}`,
  (text, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
];

test('a number with one typing error in its digits is in the few shards that are asked for it', () => {
  const anySet = fc.constantFrom(...parts.map(({ set }) => set));
  fc.assert(
    fc.property(anySet, fc.constantFrom(...mistakes), fc.nat(3), (set, mistake, place) => {
      const from = set.search(/[BMT]/) + 1;
      const at = Math.min(from + place, set.length - 3);
      const typed = normaliseNumber(mistake(set, at));
      fc.pre(matchers.near({ key: normaliseNumber(set), runs: [] }, typed));
      const shards = locateNumber(index, 'near', typed);
      expect(shards.length).toBeLessThanOrEqual(10);
      expect(index.read(shards).sets.map(({ code }) => code)).toContain(set);
    }),
    { numRuns: 500 },
  );
});
