import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LengthRange, distanceTo, fromMm, isAtLimit } from './length.ts';
import { describeNoMatch } from './no-match.ts';
import { sampleShells } from './samples.ts';
import type { SizeClearance } from './size-clearance.ts';

const range: LengthRange = { from: fromMm(0.051), to: fromMm(0.061) };
const row = (set: string, size: string, clearance: number): SizeClearance => ({
  ...{ set, size, slug: `${set}-${size}`, clearance: fromMm(clearance) },
  off: distanceTo(range, fromMm(clearance)),
  isAtLimit: isAtLimit(range, fromMm(clearance)),
  journal: range,
});
const own = (size: string, clearance: number) => row('4B1606H', size, clearance);
const twin = (size: string, clearance: number) => row('4B1606HX', size, clearance);
const describeRows = (rows: SizeClearance[], journal = 47.7, changes = {}) =>
  describeNoMatch(sampleShells(changes), rows, range, fromMm(journal));

// rule clearance.chosen-size
describe('where no size lies in the range', () => {
  test('without a row there is nothing to describe', () => {
    expect(() => describeRows([])).toThrow('at least one size');
  });

  test.each([
    ['the one that is least outside', [own('STD', 0.07), own('.25', 0.02)], '4B1606H-STD'],
    ['too tight counts as too wide does', [own('STD', 0.081), own('.25', 0.04)], '4B1606H-.25'],
    ['of two alike the first, which is of the own set', [own('STD', 0.07), twin('STD', 0.042)], '4B1606H-STD'],
  ])('nearest: %s', (_case, rows, slug) => {
    expect(describeRows(rows).nearest.slug).toBe(slug);
  });

  test.each([
    ['the nearest that is too tight', [own('STD', 0.2), own('.25', -0.05), own('.50', -0.3)], '4B1606H-.25'],
    ['of the own set, though the twin is nearer', [own('.50', -0.3), twin('.25', 0.04)], '4B1606H-.50'],
    ['of the twin where no other is left', [own('STD', 0.2), twin('.25', -0.03)], '4B1606HX-.25'],
    [
      'none where every size is too wide: no grinding makes a journal larger',
      [own('STD', 0.2), twin('STD', 0.3)],
      undefined,
    ],
  ])('regrind: %s', (_case, rows, slug) => {
    expect(describeRows(rows).regrind?.slug).toBe(slug);
  });
});

// rule clearance.mixed-shells
describe('two shells of one pair', () => {
  test.each([
    ['0.026 mm of clearance apart, the mean inside', 0.043, 0.069, 56],
    ['0.027 mm apart are too much', 0.043, 0.07, null],
    ['the mean at the least', 0.04, 0.062, 51],
    ['the mean 0.001 mm below it', 0.038, 0.062, null],
    ['the mean 0.0005 mm below it, which is shown as the least', 0.039, 0.062, 51],
    ['the mean 0.0005 mm above the most', 0.05, 0.073, null],
    ['two too tight ones never', 0.04, 0.045, null],
    ['two too wide ones never', 0.062, 0.07, null],
  ])('%s', (_case, one, other, clearance) => {
    const { mix } = describeRows([own('STD', one), twin('STD', other)]);
    expect(mix && mix.clearance / 1000).toBe(clearance);
    if (mix) expect(mix.isAtLimit).toBe(clearance === 51);
  });

  test('whatever is mixed lies in the range, of shells that differ by no more than 0.013 mm', () => {
    const clearances = fc.integer({ min: 0, max: 120 }).filter((value) => value < 51 || value > 61);
    fc.assert(
      fc.property(fc.array(clearances, { minLength: 1, maxLength: 6 }), (some) => {
        const { mix } = describeRows(some.map((value, at) => own(`.${at}`, value / 1000)));
        // the mean is compared as it is shown, to the micrometre: half of one counts up
        const isInside = (mean: number) => mean >= 51 && mean <= 61;
        const isPossible = some.some((a) =>
          some.some((b) => a < 51 && b > 61 && b - a <= 26 && isInside(Math.round((a + b) / 2))),
        );
        expect(mix !== null).toBe(isPossible);
        if (!mix) return;
        const [a, b] = mix.shells;
        expect(Math.abs(a.clearance - b.clearance)).toBeLessThanOrEqual(fromMm(0.026));
        expect(distanceTo(range, mix.clearance)).toBe(0);
      }),
    );
  });
});

describe('a journal that looks ground to a size that the set has not', () => {
  test.each([
    ['.25 and 010 are one regrind', 47.515, ['STD'], ['.25', '010']],
    ['0.020 mm off is still like it, where 010 is 0.004 mm more', 47.548, ['STD'], ['.25']],
    ['0.021 mm off is not', 47.549, ['STD'], []],
    ['a size that the set has is not named', 47.515, ['STD', '.25'], []],
    ['a journal as it was made looks like none', 47.768, ['STD'], []],
  ])('%s', (_case, journal, sizes, looksLike) => {
    expect(describeRows([own('STD', 0.3)], journal, { sizes, twin: null }).looksLike).toEqual(looksLike);
  });

  test('without a journal in the data nothing is said', () => {
    expect(describeRows([own('STD', 0.3)], 47.5, { sizes: ['STD'], journal: null }).looksLike).toEqual([]);
  });
});
