import { describe, expect, test } from 'vitest';
import type { Part } from './part.ts';
import { sampleRod } from './samples.ts';
import { listSpecificationRows } from './specification-rows.ts';

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
