import { describe, expect, test } from 'vitest';
import { sampleLine } from './samples.ts';
import { groupSheetLines, type SheetLine } from './sheet.ts';

describe('groupSheetLines', () => {
  test('conrod, main, thrust, pumps, kits, gauges; what is unknown last; the order of the list within', () => {
    const lines: SheetLine[] = [
      { slug: 'XY-STD', quantity: 1, set: null, facts: null },
      sampleLine({ set: 'AG-1', size: '', category: 'Flexigauge' }),
      sampleLine({ set: '5M909H', category: 'Main bearings' }),
      sampleLine({ set: '4B1606HX' }),
      sampleLine({ set: 'OPX1', category: 'Camshaft bearings' }),
      sampleLine({ set: '4B1606H' }),
    ];
    expect(groupSheetLines(lines).map(({ title, lines }) => [title, ...lines.map(({ slug }) => slug)])).toEqual([
      ['Conrod bearings', '4B1606HX-STD', '4B1606H-STD'],
      ['Main bearings', '5M909H-STD'],
      ['Flexigauge', 'AG-1'],
      ['Camshaft bearings', 'OPX1-STD'],
      ['', 'XY-STD'],
    ]);
  });
});

test.each([
  ['4B9999H-STD', 'Conrod bearings'],
  ['5M9999H-STD', 'Main bearings'],
  ['1T9999-STD', 'Thrust bearings'],
  ['OPXX1', 'Oil pumps'],
  ['4B1183H+5M1172H', 'Kits'],
  ['AG-1', 'Flexigauge'],
  ['XY-STD', ''],
])('%s without facts belongs to "%s"', (slug, title) => {
  expect(groupSheetLines([{ slug, quantity: 1, set: null, facts: null }])[0]?.title).toBe(title);
});
