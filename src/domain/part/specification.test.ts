import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Part } from './part.ts';
import { sampleRod } from './samples.ts';
import { listSpecificationRows, splitSpecification } from './specification.ts';

const file = new URL('../../../scripts/sandbox/data/parts.json', import.meta.url);
const { sets } = JSON.parse(readFileSync(file, 'utf8')) as {
  sets: { technicaldetails: { name: string; value: string }[] }[];
};

describe('splitSpecification', () => {
  test.each([
    ['Housing bore range', '50.600-50.615 mm (1.9921-1.9927 in)', '50.600–50.615', '1.9921–1.9927', 'A'],
    ['Journal diameter range', '51.980-52.000 mm (2.0465-2.0472 in)', '51.980–52.000', '2.0465–2.0472', 'B'],
    ['Bearing length max', '20.22 mm (0.796 in)', '20.22', '0.796', 'C'],
    ['Wall thickness max', '1.979 mm (0.0779 in)', '1.979', '0.0779', 'D'],
    ['Journal diameter nominal', '52.00 mm', '52.00', null, null],
    ['End float', '0.10-0.15 mm', '0.10–0.15', null, null],
    ['Range', '.001-.003 in (.025-.076 mm)', '.025–.076', '.001–.003', null],
  ])('%s: %s', (name, value, mm, inch, letter) => {
    expect(splitSpecification({ name, value })).toStrictEqual({ name, mm, inch, text: null, letter });
  });

  test.each([
    ['Material', 'Steel back, copper-lead lining'],
    ['Number of pairs', '10'],
    ['Coating', 'Dry film lubricant, 6-7.5 microns (0.00025-0.00030 in)'],
    ['Strip length', '12 in'],
    ['Warranty', '12 months or 12,000 miles'],
    ['Empty', ''],
  ])('%s stays a text: %s', (name, value) => {
    expect(splitSpecification({ name, value })).toStrictEqual({
      name,
      mm: null,
      inch: null,
      text: value,
      letter: null,
    });
  });

  test('splits every dimension of the data', () => {
    const dimensions = sets.flatMap((set) => set.technicaldetails).filter(({ value }) => /^[\d.-]+ mm/.test(value));
    expect(dimensions.length).toBeGreaterThan(4000);
    expect(dimensions.filter((dimension) => splitSpecification(dimension).mm === null)).toStrictEqual([]);
  });
});

const makePart = (changes: Partial<Part>) => sampleRod({ specifications: [], ...changes });

// rule part.specifications
describe('listSpecificationRows', () => {
  const specifications = [
    { name: 'Material', value: 'Steel' },
    { name: 'Wall thickness max', value: '1.608 mm (0.0633 in)' },
    { name: 'Housing bore range', value: '48.000-48.015 mm (1.8898-1.8904 in)' },
  ];

  test('lettered rows come first, the weight last with two decimals', () => {
    const rows = listSpecificationRows(makePart({ specifications }));
    expect(rows.map(({ letter, name }) => [letter, name])).toEqual([
      ['A', 'Housing bore range'],
      ['D', 'Wall thickness max'],
      [null, 'Material'],
      [null, 'Weight'],
    ]);
    expect(rows.at(-1)?.text).toBe('0.27 kg');
  });

  test('numbers that the part takes the place of stand in one row, the last', () => {
    const interchange = [
      { brand: 'Clevite', number: 'CB663H' },
      { brand: 'King', number: 'CR819HP' },
    ];
    expect(listSpecificationRows(makePart({ interchange })).at(-1)).toMatchObject({
      name: 'Replaces',
      text: 'Clevite CB663H, King CR819HP',
    });
  });

  test.each([null, 0])('an unknown weight (%s) has no row', (weightKg) => {
    expect(listSpecificationRows(makePart({ weightKg }))).toEqual([]);
  });
});
