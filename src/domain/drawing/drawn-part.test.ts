import { describe, expect, test } from 'vitest';
import { listSampleParts } from '#scripts/test-kit/drawn-samples.ts';
import type { Part, Specification } from '../part/part.ts';
import { sampleGauge, samplePump, sampleRod, sampleThrust } from '../part/samples.ts';
import { toDrawnPart, unitsAgree } from './drawn-part.ts';

// rule part.drawing
test.each([
  ['50.600-50.615 mm (1.9921-1.9927 in)', true],
  ['73.00 mm (2.874 in)', true],
  // one in the last place of each: rounded here, cut there
  ['1.392 mm (0.0548 in)', true],
  ['1.392 mm (0.0547 in)', true],
  ['1.392 mm (0.0546 in)', false],
  ['1.392 mm (0.0550 in)', false],
  ['50.600-50.615 mm (1.9291-1.9927 in)', false],
  ['50.600-50.615 mm (1.9921-1.9972 in)', false],
  // a range in one unit, one figure in the other
  ['50.600-50.615 mm (1.9921 in)', false],
  ['50.600 mm (1.9921-1.9927 in)', false],
  // nothing to compare
  ['50.600-50.615 mm', true],
  [' 73.00 mm (2.874 in) ', true],
  ['on request', true],
])('%s: %s', (value, isAgreed) => {
  expect(unitsAgree(value)).toBe(isAgreed);
});

const standard = sampleRod();
/** the standard rod set with rows changed or, with null, taken away */
const withRows = (rows: Record<string, string | null>, changes: Partial<Part> = {}): Part => {
  const names = new Set([...standard.specifications.map(({ name }) => name), ...Object.keys(rows)]);
  const specifications = [...names].flatMap((name): Specification[] => {
    const value =
      rows[name] === undefined ? standard.specifications.find((row) => row.name === name)?.value : rows[name];
    return value === undefined || value === null ? [] : [{ name, value }];
  });
  return sampleRod({ ...changes, specifications });
};
const [housing, journal, length, wall] = [
  'Housing bore range',
  'Journal diameter range',
  'Bearing length max',
  'Wall thickness max',
];
const flanged = { 'Flange diameter': '62.00 mm', 'Flange thickness': '2.40 mm' };
const washerRows = (outside: string, thickness: string): Specification[] => [
  { name: 'Outside diameter', value: outside },
  { name: 'Washer thickness', value: thickness },
];
const washer = { ...sampleThrust, specifications: washerRows('73.00 mm (2.874 in)', '2.340 mm (0.0921 in)') };

// rule part.drawing
describe('toDrawnPart', () => {
  test('a shell has the figures of its data', () => {
    expect(toDrawnPart(standard, standard)).toStrictEqual({
      kind: 'shell',
      housing: { from: 50_600_000, to: 50_615_000 },
      journal: { from: 47_758_000, to: 47_778_000 },
      length: 18_010_000,
      wall: 1_392_000,
      standardWall: null,
    });
  });

  test('an undersize has a journal and a wall of its own', () => {
    expect(toDrawnPart(sampleRod({ size: '.25' }), standard)).toMatchObject({
      journal: { from: 47_508_000, to: 47_528_000 },
      wall: 1_517_000,
      standardWall: 1_392_000,
    });
    expect(toDrawnPart(sampleRod({ size: '010' }), standard)).toMatchObject({ wall: 1_519_000 });
  });

  test('a flange is drawn where both its figures are given', () => {
    expect(toDrawnPart(withRows(flanged), standard)).toMatchObject({ kind: 'flanged', flange: 62_000_000 });
    expect(toDrawnPart(withRows({ 'Flange diameter': '62.00 mm' }), standard)).toMatchObject({ kind: 'shell' });
  });

  test('a washer', () => {
    const drawn = { kind: 'washer', outside: 73_000_000, journal: 55_000_000, thickness: 2_340_000 };
    expect(toDrawnPart(washer, washer)).toStrictEqual(drawn);
  });

  test.each([
    ['no housing', withRows({ [housing]: null })],
    ['no journal', withRows({ [journal]: null })],
    ['no length', withRows({ [length]: null })],
    ['no wall', withRows({ [wall]: null })],
    ['a wall that is no figure', withRows({ [wall]: 'on request' })],
    ['an estimate', withRows({ [journal]: 'ca. 47.768 mm (estimated)' })],
    ['two units that say two things', withRows({ [housing]: '50.600-50.615 mm (1.9291-1.9927 in)' })],
    ['a range in one unit alone', withRows({ [housing]: '50.600-50.615 mm (1.9921 in)' })],
    ['journal and housing changed over', withRows({ [housing]: '47.758-47.778 mm', [journal]: '50.600-50.615 mm' })],
    ['a range from its end', withRows({ [housing]: '50.615-50.600 mm' })],
    ['a wall in inches', withRows({ [wall]: '0.0548 mm' })],
    ['a length in inches', withRows({ [length]: '0.709 mm' })],
    ['a length with its point lost', withRows({ [length]: '1801 mm' })],
    ['a wall that leaves no clearance', withRows({ [wall]: '1.460 mm' })],
    ['a wall that leaves too much', withRows({ [wall]: '1.292 mm' })],
    ['a journal of an undersize with the wall of STD', withRows({ [journal]: '47.508-47.528 mm' })],
    ['nothing at all', sampleRod({ specifications: [] })],
    ['a flange within the housing', withRows({ ...flanged, 'Flange diameter': '49.00 mm' })],
    ['flanges wider than the shell', withRows({ ...flanged, 'Flange thickness': '9.10 mm' })],
    ['a size whose change nobody knows', sampleRod({ size: 'STD-SP' })],
    ['a size that is no figure', sampleRod({ size: '.125' })],
    ['a washer within its journal', { ...washer, specifications: washerRows('53.00 mm', '2.340 mm') }],
    ['a washer as thin as paper', { ...washer, specifications: washerRows('73.00 mm', '0.0921 mm') }],
    ['a washer without its journal', { ...washer, parameter: '360 degree thrust' }],
    ['another size of a washer, whose thickness is that of STD', { ...washer, size: '.10' }],
    ['a pump with the rows of a shell', { ...samplePump, specifications: standard.specifications }],
    ['a gauge', sampleGauge],
  ])('%s: none', (_case, part) => {
    expect(toDrawnPart(part, part.type === 'thrust' ? washer : standard)).toBeNull();
  });

  test('a washer of another size with a thickness of its own', () => {
    const thicker = { ...washer, size: '.10', specifications: washerRows('73.00 mm', '2.440 mm') };
    expect(toDrawnPart(thicker, washer)).toMatchObject({ thickness: 2_440_000 });
  });

  test('every shell of the data in a known size is drawn, and every standard washer with figures', () => {
    const drawn = listSampleParts().map(({ part, standard: std }) => ({ part, drawn: toDrawnPart(part, std) }));
    const isShell = ({ part }: { part: Part }) => ['rod', 'main', 'calico'].includes(part.type);
    const missing = drawn
      .filter((row) => isShell(row) && row.part.size !== '' && !row.drawn)
      .map(({ part }) => part.slug);
    expect(missing.filter((slug) => !slug.endsWith('STD-SP'))).toStrictEqual([]);
    expect(missing.length).toBeGreaterThan(0);
    const others = drawn.filter((row) => !isShell(row) && row.drawn).map(({ part }) => `${part.type} ${part.size}`);
    expect(new Set(others)).toStrictEqual(new Set(['thrust STD']));
  });
});
