import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canRaise, clampQuantity, mayHold } from './quantity.ts';

// rule basket.least-quantity
describe('clampQuantity', () => {
  test.each([
    [1, 5, 1],
    [5, 5, 5],
    [6, 5, 5],
    [0, 5, 1],
    [-3, 5, 1],
    [2.9, 5, 2],
    [NaN, 5, 1],
    [Infinity, 5, 5],
    [Infinity, null, 999],
    [1000, null, 999],
    [1000, 5000, 999],
    [3, 0, 1],
  ])('%d with maximum %s is %d', (quantity, max, clamped) => {
    expect(clampQuantity(quantity, max)).toBe(clamped);
  });

  test('is always a whole number from 1 to the limit of a line', () => {
    fc.assert(
      fc.property(fc.double(), fc.option(fc.integer({ min: 0, max: 2000 })), (quantity, max) => {
        const clamped = clampQuantity(quantity, max);
        expect(Number.isInteger(clamped) && clamped >= 1 && clamped <= Math.max(1, Math.min(999, max ?? 999))).toBe(
          true,
        );
      }),
    );
  });
});

// rule basket.most-quantity
describe('canRaise', () => {
  test.each([
    [4, 5, true],
    [5, 5, false],
    [6, 5, false],
    [1, 0, false],
    [998, null, true],
    [999, null, false],
    [999, 5000, false],
  ])('%d with maximum %s: %s', (quantity, max, isPossible) => {
    expect(canRaise(quantity, max)).toBe(isPossible);
  });
});

// rule basket.most-quantity
describe('mayHold', () => {
  test.each([
    [999, 998, true],
    [1000, 999, false],
    [1998, 999, false],
    [1997, 1998, true],
    [1998, 1998, false],
    [1, 1998, true],
  ])('%d pieces on a line of %d: %s', (quantity, held, isPossible) => {
    expect(mayHold(quantity, held)).toBe(isPossible);
  });
});
