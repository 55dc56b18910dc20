import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLine } from './read-line.ts';

const written = (fields: readonly string[], columns: Parameters<typeof readLine>[1] = null) =>
  readLine(fields, columns).map(
    ({ number, quantity, isQuantityRead }) => `${quantity} × ${number}${isQuantityRead ? '' : ' ?'}`,
  );

describe('a line without separators', () => {
  test.each([
    ['4B1606H-STD', ['1 × 4B1606H-STD']],
    ['4B1606H-STD x2', ['2 × 4B1606H-STD']],
    ['2 pcs 4B1606H-STD', ['2 × 4B1606H-STD']],
    ['4B1606H 25', ['25 × 4B1606H', '1 × 4B1606H 25']],
    ['2 4B1606H .25', ['2 × 4B1606H .25', '1 × 2 4B1606H .25']],
    ['４Ｂ１６０６Ｈ-STD ２', ['1 × ４Ｂ１６０６Ｈ-STD ?']],
    ['11247841702 2', ['2 × 11247841702', '1 × 11247841702 2']],
    ['4B1606H-STD cancel', ['1 × 4B1606H-STD ?']],
    ['4B1606H-STD not needed', ['1 × 4B1606H-STD ?']],
    ['4B1606H-STD II', ['1 × 4B1606H-STD ?']],
    ['2 returned 4B1606H-STD', ['1 × returned 4B1606H-STD ?', '1 × 2 returned 4B1606H-STD']],
    ['4B1606H-STD conrod bearings 2', ['2 × 4B1606H-STD conrod bearings', '1 × 4B1606H-STD conrod bearings 2']],
    ['4B1606H STD 2', ['2 × 4B1606H STD', '1 × 4B1606H STD 2']],
    ['4B1606H-STD qty=2', ['2 × 4B1606H-STD']],
    ['4B1606H-STD Menge 2', ['2 × 4B1606H-STD']],
    ['4B1606H-STD 2 Stück', ['2 × 4B1606H-STD']],
    ['4B1606H-STD 2 pièces', ['2 × 4B1606H-STD']],
    ['2 szt. 4B1606H-STD', ['2 × 4B1606H-STD']],
    ['4B1606H-STD ilość: 2', ['2 × 4B1606H-STD']],
    ['King CR819HP 2', ['2 × King CR819HP', '1 × King CR819HP 2']],
    ['2 King CR819HP', ['2 × King CR819HP', '1 × 2 King CR819HP']],
    ['', ['1 × ']],
  ])('"%s"', (text, readings) => {
    expect(written([text])).toEqual(readings);
  });
});

describe('a line with separators', () => {
  test.each([
    [['4B1606H-STD', '2'], ['2 × 4B1606H-STD']],
    [['2', '4B1606H-STD'], ['2 × 4B1606H-STD']],
    [
      ['4B1606H', 'STD', '2'],
      ['2 × 4B1606H', '2 × 4B1606H STD'],
    ],
    [
      ['4B1606H', '25', '2'],
      ['1 × 4B1606H ?', '2 × 4B1606H 25'],
    ],
    [
      ['4B1606H-STD', 'about 2'],
      ['1 × 4B1606H-STD ?', '1 × 4B1606H-STD about 2', '1 × about 2 ?'],
    ],
    [
      ['4B1606H-STD', '2.5'],
      ['1 × 4B1606H-STD ?', '1 × 4B1606H-STD 2.5'],
    ],
    [
      ['4B1606H-STD', 'urgent'],
      ['1 × 4B1606H-STD', '1 × 4B1606H-STD urgent'],
    ],
    [['4B1606H-STD', 'returned', '2'], ['1 × 4B1606H-STD ?']],
    [['4B1606H-STD', 'Retoure', '2'], ['1 × 4B1606H-STD ?']],
    [
      ['4B1606H-STD', 'Conrod set', '2'],
      ['2 × 4B1606H-STD', '2 × 4B1606H-STD Conrod set'],
    ],
    [['', ''], ['1 × ']],
  ])('%j', (fields, readings) => {
    expect(written(fields)).toEqual(readings);
  });
});

describe('a line below a heading', () => {
  const columns = { number: 1, size: 2, quantity: 0 };
  test('is read as the heading says before it is read as it looks', () => {
    expect(written(['2', '4B1606H', '.25'], columns)).toEqual([
      '2 × 4B1606H .25',
      '2 × 4B1606H',
      '2 × 4B1606H',
      '2 × 4B1606H .25',
    ]);
  });
  test('without a quantity or with an unreadable one says so', () => {
    expect(written(['', '4B1606H', 'STD'], columns)[0]).toBe('1 × 4B1606H STD ?');
    expect(written(['some', '4B1606H', 'STD'], columns)[0]).toBe('1 × 4B1606H STD ?');
  });
  test('without a number is read as it looks', () => {
    expect(written(['4B1606H-STD', '', ''], columns)).toEqual(['1 × 4B1606H-STD']);
  });
});

test('whatever the fields are, there are one to four ways to read them, each with a quantity', () => {
  const columns = fc.option(
    fc.record({ number: fc.nat(3), size: fc.option(fc.nat(3)), quantity: fc.option(fc.nat(3)) }),
  );
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 5 }), columns, (fields, named) => {
      const readings = readLine(fields, named);
      expect(readings.length).toBeGreaterThan(0);
      expect(readings.length).toBeLessThanOrEqual(4);
      for (const { quantity } of readings) expect(Number.isInteger(quantity)).toBe(true);
    }),
  );
});
