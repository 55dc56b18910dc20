import { expect, test } from 'vitest';
import { toGaugeTable, toSuffixTable, toThrustTable } from './workshop-tables.ts';

// rule clearance.end-float
test('thrust clearance has the three rows', () => {
  expect(toThrustTable().rows).toEqual([
    ['Up to 70 mm', '0.10–0.15'],
    ['70–90 mm', '0.15–0.20'],
    ['Over 90 mm', '0.20–0.25'],
  ]);
});

// rule part.suffixes
test('the suffixes are explained with the figures of the configuration', () => {
  const { rows } = toSuffixTable();
  expect(rows.map(([suffix]) => suffix)).toEqual(['H', 'HC', 'HX', 'HD', 'HXD']);
  expect(rows[2]?.[1]).toContain('0.025 mm / 0.001 in');
});

// rule part.universal-items
test('the gauges stand with both ranges', () => {
  expect(toGaugeTable().rows).toEqual([
    ['AG-1', 'Green', '.001–.003', '.025–.076'],
    ['AR-1', 'Red', '.002–.006', '.051–.152'],
    ['AB-1', 'Blue', '.004–.009', '.012–.229'],
    ['AY-1', 'Yellow', '.008–.016', '.203–.406'],
  ]);
});

test('every row is as long as its head', () => {
  for (const { columns, rows } of [toThrustTable(), toSuffixTable(), toGaugeTable()])
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
});
