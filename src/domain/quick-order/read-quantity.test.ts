import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnorderable, readQuantity, splitQuantity, splitUnorderable } from './read-quantity.ts';

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
    ['2.000', null],
    ['1,000', null],
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
    const split = splitQuantity(text);
    expect(split).toMatchObject(ways);
    expect(split).toHaveLength(ways.length);
  });
});

// rule quick-order.quantity
describe('what stands for a quantity and is none', () => {
  test.each([
    '-3',
    '−3',
    '- 3',
    '+3',
    '2.5',
    '2,5',
    '1,000',
    "1'000",
    '1000000',
    '1/2',
    '½',
    '1½',
    '2e3',
    '?',
    'two',
    'Zwei',
    'a pair',
    'x-3',
    'about 3',
    'ca. 3',
    '~3',
    '>3',
    'n/a',
    '2.5 pcs',
  ])('"%s"', (text) => {
    expect(isUnorderable(text)).toBe(true);
    expect(splitUnorderable(`5B5562H ${text}`)).toMatchObject({ number: '5B5562H' });
  });

  test.each(['3', 'x3', '3 pcs', '2.00', 'urgent', 'Rod bearings', '4B1606H', '4B1606H-.25', ''])(
    'not "%s"',
    (text) => {
      expect(isUnorderable(text)).toBe(false);
    },
  );

  test.each([
    ['-3 5B5562H', '5B5562H', '-3'],
    ['2.5 x 5B5562H', '5B5562H', '2.5'],
    ['? 5B5562H', '5B5562H', '?'],
  ])('%s stands before the number', (text, number, amount) => {
    expect(splitUnorderable(text)).toMatchObject({ number, amount });
  });
});
