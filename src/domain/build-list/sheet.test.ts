import { describe, expect, test } from 'vitest';
import { sampleRod } from '../part/samples.ts';
import { toSetFacts } from '../part/set-facts.ts';
import { compareParts, hasStandardFigures } from './comparison.ts';
import { groupSheetLines, type SheetLine } from './sheet.ts';

const toLine = (changes: Parameters<typeof sampleRod>[0] = {}): SheetLine => {
  const part = sampleRod(changes);
  const set = toSetFacts([part], [], () => null);
  return { slug: part.slug, quantity: 1, set, facts: set.sizes[0] ?? null };
};

describe('groupSheetLines', () => {
  test('conrod, main, thrust, pumps, kits, gauges; what is unknown last; the order of the list within', () => {
    const lines: SheetLine[] = [
      { slug: 'XY-STD', quantity: 1, set: null, facts: null },
      toLine({ set: 'AG-1', size: '', category: 'Flexigauge' }),
      toLine({ set: '5M909H', category: 'Main bearings' }),
      toLine({ set: '4B1606HX' }),
      toLine({ set: 'OPX1', category: 'Camshaft bearings' }),
      toLine({ set: '4B1606H' }),
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

describe('compareParts', () => {
  const other = {
    set: '4B1606HX',
    clearance: 'Extra oil clearance',
    specifications: [
      { name: 'Bearing position', value: 'Connecting rod' },
      { name: 'Housing bore range', value: '50.600-50.615 mm (1.9921-1.9927 in)' },
      { name: 'Coating', value: 'Dry film lubricant' },
    ],
  };
  const rows = compareParts([
    { line: toLine(), price: { amount: 11_240, currency: 'eur' } },
    { line: toLine(other), price: null },
  ]);
  const row = (name: string) => rows.find((one) => one.name === name);

  test('figures in both units; equal rows are not marked', () => {
    const cell = { main: '50.600–50.615 mm', second: '1.9921–1.9927 in' };
    expect(row('Housing bore range')).toEqual({ name: 'Housing bore range', cells: [cell, cell], isDiffering: false });
  });

  test('what one part says and the other does not is a difference', () => {
    expect(row('Coating')?.cells).toEqual([null, { main: 'Dry film lubricant', second: null }]);
    expect(rows.filter(({ isDiffering }) => isDiffering).map(({ name }) => name)).toEqual([
      'Clearance',
      'Journal diameter range',
      'Bearing length max',
      'Wall thickness max',
      'Coating',
      'Price',
    ]);
  });

  test('an undersize with journal and wall of STD is marked', () => {
    const [std, under] = [sampleRod(), sampleRod({ size: '.25', weightKg: 0.3 })];
    const set = toSetFacts([std, under], [], () => null);
    const marks = set.sizes.map((facts) => hasStandardFigures({ slug: facts.slug, quantity: 1, facts, set }));
    expect(marks).toEqual([false, true]);
    expect(hasStandardFigures({ slug: 'X1', quantity: 1, facts: null, set: null })).toBe(false);
  });

  test('one part differs in nothing; a part of which nothing is known has no rows', () => {
    expect(compareParts([{ line: toLine(), price: null }]).some(({ isDiffering }) => isDiffering)).toBe(false);
    expect(compareParts([{ line: { slug: 'X1', quantity: 1, set: null, facts: null }, price: null }])).toEqual([]);
  });
});
