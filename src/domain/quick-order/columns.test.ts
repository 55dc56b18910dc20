import { describe, expect, test } from 'vitest';
import { isHeading, decideColumns } from './columns.ts';

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

describe('decideColumns', () => {
  test.each([
    [['Part number', 'Qty'], { number: 0, size: null, quantity: 1 }],
    [['Qty', 'Undersize', 'Item'], { number: 2, size: 1, quantity: 0 }],
    [['Article', 'Name'], { number: 0, size: null, quantity: null }],
    [['Name', 'Qty'], { number: null, size: null, quantity: 1 }],
  ])('%j', (fields, columns) => {
    expect(decideColumns(fields, [])).toMatchObject(columns);
  });
});
