import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuantity, splitQuantity } from './read-quantity.ts';

describe('readQuantity', () => {
  test.each([
    ['2', 2],
    [' 2 ', 2],
    ['x2', 2],
    ['2x', 2],
    ['2 pcs', 2],
    ['2 sets', 2],
    ['qty: 12', 12],
    ['2.00', 2],
    ['2,0', 2],
    ['0', 0],
    ['999999', 999_999],
    ['1000000', null],
    ['2.5', null],
    ['-2', null],
    ['two', null],
    ['', null],
    ['4B1606H', null],
  ])('"%s" is %s', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity);
  });

  test('every whole number up to six figures, with a word or without', () => {
    const words = fc.constantFrom('', ' pcs', 'x', ' pieces', ' szt.');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), words, (quantity, word) => {
        expect(readQuantity(`${quantity}${word}`)).toBe(quantity);
      }),
    );
  });
});

describe('splitQuantity', () => {
  test.each([
    ['4B1606H-STD 2', [{ number: '4B1606H-STD', quantity: 2, isSure: false }]],
    ['4B1606H-STD x2', [{ number: '4B1606H-STD', quantity: 2, isSure: true }]],
    ['4B1606H-STD 2 pcs', [{ number: '4B1606H-STD', quantity: 2, isSure: true }]],
    ['2 4B1606H-STD', [{ number: '4B1606H-STD', quantity: 2, isSure: false }]],
    ['2 x 4B1606H-STD', [{ number: '4B1606H-STD', quantity: 2, isSure: true }]],
    ['2 pcs 4B1606H-STD', [{ number: '4B1606H-STD', quantity: 2, isSure: true }]],
    ['4B1606H-STD', []],
    ['', []],
  ])('"%s"', (text, ways) => {
    expect(splitQuantity(text)).toEqual(ways);
  });
});
