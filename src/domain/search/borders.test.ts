import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPieces } from './borders.ts';
import { cutOrder } from './cut-order.ts';
import type { FiledSet, Filing } from './filed.ts';

const aKey = fc.string({ unit: fc.constantFrom('1', '2', 'a', ' '), minLength: 1, maxLength: 4 });
const file = (key: string): Filing => {
  const set: FiledSet = { code: key, sizes: [''], kind: ['rod', ''], fits: ['', 0] };
  return { key, filed: { kind: 'set', set } };
};

test('every key is in one of the pieces that are found for any beginning of it, equal keys in all of theirs', () => {
  fc.assert(
    fc.property(fc.array(aKey, { minLength: 1, maxLength: 60 }), fc.integer({ min: 20, max: 90 }), (keys, weight) => {
      const filings = keys.map(file);
      const pieces = cutOrder(filings, weight);
      const borders = pieces.map(({ border }) => border);
      for (const { key, filed } of filings) {
        for (let length = 0; length <= key.length; length += 1) {
          const found = findPieces(borders, key.slice(0, length)).flatMap((place) => pieces[place]?.filed ?? []);
          expect(found).toContain(filed);
        }
      }
    }),
  );
});

test('an order without rows is one piece without rows', () => {
  expect(cutOrder([], 10)).toEqual([{ border: '', filed: [] }]);
  expect(findPieces([''], 'x')).toEqual([0]);
});

test('a whole key asks for the pieces that hold it and no neighbour', () => {
  expect(findPieces(['', 'b', 'c'], 'bx')).toEqual([1]);
  expect(findPieces(['', 'b', 'c'], 'b')).toEqual([1]);
  expect(findPieces(['', 'b\t', 'c'], 'b')).toEqual([0, 1]);
  expect(findPieces(['', 'b', 'c'], '')).toEqual([0, 1, 2]);
});
