import { describe, expect, test } from 'vitest';
import type { Part } from '../part/part.ts';
import { sampleGauge, sampleRod, sampleThrust } from '../part/samples.ts';
import { listSizeRows } from './size-rows.ts';

const nominal = { name: 'Journal diameter nominal', value: '47.80 mm' };
const clearance = { name: 'Oil clearance', value: '0.051-0.061 mm (0.0020-0.0024 in)' };
const standard = sampleRod({ specifications: [...sampleRod().specifications, nominal, clearance] });
const size = (code: string, changes: Partial<Part> = {}) =>
  sampleRod({ specifications: standard.specifications, size: code, ...changes });
const find = (part: Part, name: string) => listSizeRows(part, standard).find((row) => row.name === name);
const same = { kind: 'same' };
const differs = (mm: string, inch: string | null, change: string | null) => ({ kind: 'differs', mm, inch, change });
const journal = 'Journal diameter range';
const wall = 'Wall thickness max';
const ofJournal = ['47.758–47.778', '1.8802–1.8810'] as const;

// rule size.own-figures
describe('listSizeRows', () => {
  test.each([
    ['.25', journal, '47.508–47.528', '1.8704–1.8712', differs(...ofJournal, '−0.250')],
    ['.25', wall, '1.517', '0.0597', differs('1.392', '0.0548', '+0.125')],
    ['.25', 'Journal diameter nominal', '47.55', null, differs('47.80', null, '−0.250')],
    ['.025', 'Journal diameter nominal', '47.775', null, differs('47.80', null, '−0.025')],
    ['.025', wall, '1.405', '0.0553', differs('1.392', '0.0548', '+0.013')],
    ['010', journal, '47.504–47.524', '1.8702–1.8710', differs(...ofJournal, '−0.254')],
    ['010', wall, '1.519', '0.0598', differs('1.392', '0.0548', '+0.127')],
    ['001', journal, '47.733–47.753', '1.8792–1.8800', differs(...ofJournal, '−0.025')],
    ['.25', 'Housing bore range', '50.600–50.615', '1.9921–1.9927', same],
    ['.25', 'Bearing length max', '18.01', '0.709', same],
    ['.25', 'Oil clearance', '0.051–0.061', '0.0020–0.0024', same],
    ['STD-SP', journal, null, null, differs(...ofJournal, null)],
    ['STD-SP', wall, null, null, differs('1.392', '0.0548', null)],
    ['STD-SP', 'Housing bore range', null, null, differs('50.600–50.615', '1.9921–1.9927', null)],
    ['STD-SP', 'Oil clearance', '0.051–0.061', '0.0020–0.0024', same],
  ])('%s: %s', (code, name, mm, inch, beside) => {
    expect(find(size(code), name)).toMatchObject({ mm, inch, standard: beside });
  });

  test('a row of its own is taken as it stands', () => {
    const specifications = standard.specifications.map((row) =>
      row.name === wall ? { name: wall, value: '1.520 mm (0.0598 in)' } : row,
    );
    const row = find(size('.25', { specifications }), wall);
    expect(row).toMatchObject({ mm: '1.520', standard: differs('1.392', '0.0548', '+0.128') });
  });

  test('texts, the weight and the standard size have nothing beside them', () => {
    expect(find(size('.25'), 'Bearing position')?.standard).toBeNull();
    expect(find(size('.25'), 'Weight')?.standard).toBeNull();
    expect(listSizeRows(standard, standard).every((row) => row.standard === null)).toBe(true);
    expect(listSizeRows(sampleGauge, undefined).every((row) => row.standard === null)).toBe(true);
  });

  test('the thickness of another washer is not known, its rim is the same', () => {
    const specifications = [
      { name: 'Outside diameter', value: '73.00 mm (2.874 in)' },
      { name: 'Washer thickness', value: '2.340 mm (0.0921 in)' },
    ];
    const washer = { ...sampleThrust, size: 'STD', specifications };
    expect(listSizeRows({ ...washer, size: '.10' }, washer)).toMatchObject([
      { name: 'Outside diameter', mm: '73.00', standard: same },
      { name: 'Washer thickness', mm: null, standard: differs('2.340', '0.0921', null) },
      { name: 'Weight' },
    ]);
  });
});
