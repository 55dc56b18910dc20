import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOneErrorAway } from './typing-error.ts';

describe('isOneErrorAway', () => {
  test.each([
    ['4B1606H', '4B1607H'],
    ['4B1606H', '4B606H'],
    ['4B1606H', '4BB1606H'],
    ['4B1606H', '4B1606HX'],
    ['4B1606H', '4B6106H'],
    ['4B1606H', 'B41606H'],
    ['4B1606H', '4B160H6'],
    ['', 'A'],
  ])('%s and %s', (a, b) => {
    expect(isOneErrorAway(a, b)).toBe(true);
    expect(isOneErrorAway(b, a)).toBe(true);
  });

  test.each([
    ['4B1606H', '4B1606H'],
    ['4B1606H', '4B1717H'],
    ['4B1606H', '4B1606'.slice(1)],
    ['4B1606H', '4B6016H'],
    ['AB', 'BC'],
    ['', ''],
  ])('not %s and %s', (a, b) => {
    expect(isOneErrorAway(a, b)).toBe(false);
  });

  test('it makes no difference which of two texts comes first', () => {
    const short = fc.string({ unit: fc.constantFrom('A', 'B', '1'), maxLength: 6 });
    fc.assert(fc.property(short, short, (a, b) => isOneErrorAway(a, b) === isOneErrorAway(b, a)));
  });
});
