import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distanceTo,
  formatLength,
  type LengthUnit,
  readLength,
  readUndersize,
  toMicrometre,
  writeLength,
} from './length.ts';

const asLength = (text: string, unit: LengthUnit) => {
  const read = readLength(text, unit);
  return read.kind === 'length' ? read.length : read.kind;
};

describe('readLength', () => {
  test.each([
    ['51.98', 'mm', 51_980_000],
    ['51,98', 'mm', 51_980_000],
    [' 51.9800 ', 'mm', 51_980_000],
    ['52', 'mm', 52_000_000],
    ['.5', 'mm', 500_000],
    ['51.9805', 'mm', 51_980_500],
    ['2.0465', 'in', 51_981_100],
    ['2,0465', 'in', 51_981_100],
    ['.00001', 'in', 254],
    ['0.001', 'in', 25_400],
    ['2.0465 in', 'mm', 51_981_100],
    ['2.0465"', 'mm', 51_981_100],
    ['51.98mm', 'in', 51_980_000],
    ['0', 'mm', 0],
    ['', 'mm', 'empty'],
    ['  ', 'in', 'empty'],
    ['.', 'mm', 'no-number'],
    ['mm', 'mm', 'no-number'],
    ['-51.98', 'mm', 'no-number'],
    ['1,234.5', 'mm', 'no-number'],
    ['5e1', 'mm', 'no-number'],
    ['fifty', 'mm', 'no-number'],
    ['51980000', 'mm', 'no-number'],
    ['51.98001', 'mm', 'too-fine'],
    ['2.046512', 'in', 'too-fine'],
    ['2.0465120', 'in', 'too-fine'],
    ['2.04650000', 'in', 51_981_100],
  ] as const)('%j in %s', (text, unit, read) => {
    expect(asLength(text, unit)).toBe(read);
  });

  test('the unit that was written is told', () => {
    expect(readLength('2.0465 in', 'mm')).toMatchObject({ unit: 'in' });
    expect(readLength('2.046512 in', 'mm')).toEqual({ kind: 'too-fine', unit: 'in' });
  });

  test('any text gives an answer, and any length is whole', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom<LengthUnit>('mm', 'in'), (text, unit) => {
        const read = readLength(text, unit);
        if (read.kind === 'length') expect(Number.isSafeInteger(read.length)).toBe(true);
      }),
    );
  });
});

describe('formatLength', () => {
  test.each([
    [60_000, 'mm', 3, '0.060'],
    [-60_960, 'in', 4, '−0.0024'],
    [1_500, 'mm', 3, '0.002'],
    [-1_500, 'mm', 3, '−0.002'],
    [-400, 'mm', 3, '0.000'],
    [51_981_100, 'in', 4, '2.0465'],
    [51_981_100, 'mm', 3, '51.981'],
    [0, 'mm', 3, '0.000'],
  ] as const)('%d as %s with %d decimals: %s', (length, unit, decimals, text) => {
    expect(formatLength(length, unit, decimals)).toBe(text);
  });
});

describe('writeLength', () => {
  test.each([
    [51_980_000, 'mm', '51.98'],
    [52_000_000, 'mm', '52.00'],
    [51_981_100, 'in', '2.0465'],
    [51_980_000, 'in', '2.04646'],
  ] as const)('%d in %s: %s', (length, unit, text) => {
    expect(writeLength(length, unit)).toBe(text);
  });
});

describe('units', () => {
  /** up to 500 mm */
  const lengths = (last: number) =>
    fc.integer({ min: 0, max: Math.floor(500_000_000 / last) }).map((steps) => steps * last);

  test.each([
    ['mm', 100],
    ['in', 254],
  ] as const)('what is written in %s is read back exactly', (unit, last) => {
    fc.assert(
      fc.property(lengths(last), (length) => {
        expect(asLength(writeLength(length, unit), unit)).toBe(length);
      }),
    );
  });

  test('a micrometer reading in 0.001 mm survives the way to inch and back', () => {
    fc.assert(
      fc.property(lengths(1000), (length) => {
        const there = asLength(writeLength(length, 'in'), 'in');
        expect(toMicrometre(Number(there))).toBe(length);
      }),
    );
  });

  test('a reading in 0.0001 in survives the way to mm and back', () => {
    fc.assert(
      fc.property(lengths(2540), (length) => {
        const there = asLength(writeLength(length, 'mm'), 'mm');
        expect(formatLength(Number(there), 'in', 4)).toBe(formatLength(length, 'in', 4));
      }),
    );
  });
});

test.each([
  [40, -10],
  [50, 0],
  [55, 0],
  [60, 0],
  [61, 1],
])('distance of %d to 50–60 is %d', (length, distance) => {
  expect(distanceTo({ from: 50, to: 60 }, length)).toBe(distance);
});

test.each([
  ['STD', 0],
  ['.025', 25_000],
  ['.25', 250_000],
  ['.50', 500_000],
  ['001', 25_400],
  ['010', 254_000],
  ['030', 762_000],
  ['STD-SP', null],
  ['', null],
])('%j is %s nm under standard', (size, undersize) => expect(readUndersize(size)).toBe(undersize));
