import { describe, expect, test } from 'vitest';
import { listSpecificationRows } from './specification.ts';
import { sampleGauge, sampleRod, sampleThrust } from './samples.ts';
import { showsStandardFigures } from './standard-figures.ts';
import type { Part } from './part.ts';

const toFigures = (part: Part) => ({ size: part.size, rows: listSpecificationRows(part) });
const standard = toFigures(sampleRod());
const withRow = (name: string, value: string) =>
  sampleRod().specifications.map((row) => (row.name === name ? { name, value } : row));

describe('showsStandardFigures', () => {
  test.each([
    ['an undersize with the rows of STD', sampleRod({ size: '.25' }), true],
    ['a special size with the rows of STD', sampleRod({ size: 'STD-SP' }), true],
    ['another weight alone', sampleRod({ size: '.25', weightKg: 0.3 }), true],
    ['the standard size', sampleRod(), false],
    [
      'a journal of its own',
      sampleRod({ size: '.25', specifications: withRow('Journal diameter range', '47.508-47.528 mm') }),
      false,
    ],
    ['a wall of its own', sampleRod({ size: '.25', specifications: withRow('Wall thickness max', '1.517 mm') }), false],
    ['neither journal nor wall', sampleRod({ size: '.25', specifications: [] }), false],
    ['a part without size', { ...sampleGauge, specifications: sampleRod().specifications }, false],
  ])('%s: %s', (_case, part, expected) => {
    expect(showsStandardFigures(toFigures(part), standard)).toBe(expected);
  });

  test('washers without journal and wall, and a set without STD, say nothing', () => {
    const washers = sampleRod({ ...sampleThrust, size: '.10', specifications: [] });
    expect(showsStandardFigures(toFigures(washers), toFigures({ ...washers, size: 'STD' }))).toBe(false);
    expect(showsStandardFigures(toFigures(sampleRod({ size: '.25' })), undefined)).toBe(false);
  });
});
