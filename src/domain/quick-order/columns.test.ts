import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHeading, readColumns, splitFields } from './columns.ts';

describe('isHeading', () => {
  test.each([
    [['Part number', 'Qty'], true],
    [['Part No.', 'Size', 'Quantity'], true],
    [['SKU'], true],
    [['sep=;'], true],
    [['Part Qty'], true],
    [['4B1606H-STD', '2'], false],
    [['Qty 2'], false],
    [['Dear shop', 'please send'], false],
    [[''], false],
  ])('%j: %s', (fields, expected) => {
    expect(isHeading(fields)).toBe(expected);
  });
});

describe('readColumns', () => {
  test.each([
    [['Part number', 'Qty'], { number: 0, size: null, quantity: 1 }],
    [['Qty', 'Undersize', 'Item'], { number: 2, size: 1, quantity: 0 }],
    [['Article', 'Name'], { number: 0, size: null, quantity: null }],
    [['Part number'], null],
    [['Name', 'Qty'], null],
  ])('%j', (fields, columns) => {
    expect(readColumns(fields)).toEqual(columns);
  });
});

test.each([
  ['4B1606H-STD', ['4B1606H-STD']],
  ['4B1606H-STD\t2', ['4B1606H-STD', '2']],
  ['4B1606H-STD; 2', ['4B1606H-STD', '2']],
  ['4B1606H-STD, 2', ['4B1606H-STD', '2']],
  ['a,b;c\td', ['a,b;c', 'd']],
  ['a,b;c', ['a,b', 'c']],
  ['4B1606H-,25', ['4B1606H-.25']],
  ['4B1606H 0,50, 2', ['4B1606H 0.50', '2']],
  ['4B1606H-STD,25', ['4B1606H-STD', '25']],
  ['"4B1606H;STD";2', ['4B1606H;STD', '2']],
  ['"5M1959H ""race""",2', ['5M1959H "race"', '2']],
  ['5M1959H 0.010";2', ['5M1959H 0.010"', '2']],
  ['"never closed;2', ['"never closed', '2']],
  [';2', ['', '2']],
  ['4B1606H-STD;', ['4B1606H-STD', '']],
  ['', ['']],
])('%j', (line, fields) => {
  expect(splitFields(line)).toEqual(fields);
});

test('quoted fields come back as they were, whatever stands in them', () => {
  const field = fc.string({ unit: fc.constantFrom('4', 'B', 'x', ' ', ',', ';', '"', '.') }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(field, { minLength: 2, maxLength: 5 }), (fields) => {
      const line = fields.map((text) => `"${text.replaceAll('"', '""')}"`).join('\t');
      expect(splitFields(line)).toEqual(fields);
    }),
  );
});
