import { describe, expect, test } from 'vitest';
import { decideShortage, isNothingLeft, listShort, writeShortage } from './line-shortage.ts';

const line = (quantity: number, max: number | null, isKitComponent = false) => ({ quantity, max, isKitComponent });

// rule basket.shortage
describe('decideShortage', () => {
  test.each([
    ['enough', line(2, 5), null],
    ['just enough', line(5, 5), null],
    ['stock not known', line(5, null), null],
    ['content of a kit', line(5, 0, true), null],
    ['fewer than asked', line(5, 3), { kind: 'fewer', left: 3, requested: 5 }],
    ['one left', line(2, 1), { kind: 'fewer', left: 1, requested: 2 }],
    ['none left', line(1, 0), { kind: 'sold-out' }],
    ['orders ahead of stock', line(1, -4), { kind: 'sold-out' }],
  ])('%s', (_case, short, shortage) => {
    expect(decideShortage(short)).toEqual(shortage);
  });
});

test('listShort keeps the lines in their order', () => {
  const [enough, fewer, gone] = [line(1, 1), line(2, 1), line(1, 0)];
  expect(listShort([enough, fewer, gone])).toEqual([fewer, gone]);
});

test.each([
  ['an empty basket', [], false],
  ['enough of one', [line(1, 0), line(1, 1)], false],
  ['fewer of one', [line(1, 0), line(2, 1)], false],
  ['all sold out', [line(1, 0), line(3, 0)], true],
  ['one that could not be asked', [line(1, 0), line(1, null)], false],
  ['what a kit brings along', [line(1, 0), line(1, 5, true)], true],
])('%s: is there nothing left to order? %s', (_case, lines, isNothing) => {
  expect(isNothingLeft(lines)).toBe(isNothing);
});

// rules basket.shortage and availability.messages
test('a short line reads the same everywhere', () => {
  expect(writeShortage({ kind: 'sold-out' }).what).toBe('Temporarily out of stock.');
  expect(writeShortage({ kind: 'fewer', left: 3, requested: 5 })).toEqual({
    what: 'Only 3 left.',
    more: 'You asked for 5.',
  });
});
