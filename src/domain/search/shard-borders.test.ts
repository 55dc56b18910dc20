import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPieces } from './shard-borders.ts';
import { cutIntoShards } from './cut-into-shards.ts';
import type { SetEntry, KeyedEntry } from './index-entry.ts';

const aKey = fc.string({ unit: fc.constantFrom('1', '2', 'a', ' '), minLength: 1, maxLength: 4 });
const file = (key: string): KeyedEntry => {
  const set: SetEntry = { code: key, sizes: [''], kind: ['rod', '', '', ''], fits: [''] };
  return { key, entry: { kind: 'set', set } };
};

test('every key is in one of the pieces that are found for any beginning of it, equal keys in all of theirs', () => {
  fc.assert(
    fc.property(fc.array(aKey, { minLength: 1, maxLength: 60 }), fc.integer({ min: 20, max: 90 }), (keys, weight) => {
      const entries = keys.map(file);
      const pieces = cutIntoShards(entries, weight);
      const borders = pieces.map(({ border }) => border);
      for (const { key, entry } of entries) {
        for (let length = 0; length <= key.length; length += 1) {
          const found = findPieces(borders, key.slice(0, length)).flatMap((place) => pieces[place]?.entries ?? []);
          expect(found).toContain(entry);
        }
      }
    }),
  );
});

test('an order without rows is one piece without rows', () => {
  expect(cutIntoShards([], 10)).toEqual([{ border: '', entries: [] }]);
  expect(findPieces([''], 'x')).toEqual([0]);
});

test('a whole key asks for the pieces that hold it and no neighbour', () => {
  expect(findPieces(['', 'b', 'c'], 'bx')).toEqual([1]);
  expect(findPieces(['', 'b', 'c'], 'b')).toEqual([1]);
  expect(findPieces(['', 'b\t', 'c'], 'b')).toEqual([0, 1]);
  expect(findPieces(['', 'b', 'c'], '')).toEqual([0, 1, 2]);
});
