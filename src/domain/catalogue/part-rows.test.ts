import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  sampleCalico,
  sampleGauge,
  sampleKit,
  sampleMain,
  samplePump,
  sampleRod,
  sampleThrust,
} from '../part/samples.ts';
import { groupPartRows } from './part-rows.ts';

const parts = [
  samplePump,
  sampleKit,
  sampleThrust,
  sampleMain,
  sampleRod({ size: '.25' }),
  sampleCalico,
  sampleRod({ size: 'STD' }),
  sampleRod({ size: 'STD-SP' }),
  sampleGauge,
];

// rule catalogue.parts-table
describe('groupPartRows', () => {
  test('groups by category, conrod first, coated sets beside the plain ones', () => {
    const groups = groupPartRows(parts).map(({ title, rows }) => [title, ...rows.map((row) => row.set)]);
    expect(groups).toStrictEqual([
      ['Conrod bearings', '4B1606H', '4B1946HC'],
      ['Main bearings', '5M1959H'],
      ['Thrust bearings', '1T1957'],
      ['Oil pumps', 'OPHD1040HP'],
      ['Kits', '4B1946H+5M1959H+1T1957'],
      ['Flexigauge', 'AG-1'],
    ]);
  });

  test('one row per set with its sizes in order', () => {
    const row = groupPartRows(parts)[0]?.rows[0];
    expect(row).toMatchObject({ set: '4B1606H', parameter: 'Conrod 47.80 mm', parameterMm: '47.80' });
    expect(row?.sizes).toStrictEqual([
      { size: 'STD', slug: '4B1606H-STD' },
      { size: 'STD-SP', slug: '4B1606H-STD-SP' },
      { size: '.25', slug: '4B1606H-.25' },
    ]);
  });

  test('an item without size has one size without a name', () => {
    expect(groupPartRows([samplePump])[0]?.rows[0]).toMatchObject({
      parameterMm: null,
      sizes: [{ size: '', slug: 'OPHD1040HP' }],
    });
  });

  test('a category that nobody foresaw comes last, a part without picture has none', () => {
    const groups = groupPartRows([sampleRod({ category: 'Bushes', photos: [] }), sampleMain]);
    expect(groups.map(({ title }) => title)).toStrictEqual(['Main bearings', 'Bushes']);
    expect(groups[1]?.rows[0]?.photoUrl).toBeNull();
  });

  test('the order of the parts does not matter, none gives no group', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => {
        expect(groupPartRows(shuffled)).toStrictEqual(groupPartRows(parts));
      }),
    );
    expect(groupPartRows([])).toStrictEqual([]);
  });
});
