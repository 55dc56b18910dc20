import { universalItems } from '#config/universal-items.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseStrip, gaugeStrips } from './gauge-strip.ts';
import { fromMm, readUndersize } from './length.ts';
import { isExtraClearanceSet, toRaceClearance, toRangeByRule, toThrustClearance, toTwinSet } from './target-range.ts';

const range = (from: number, to: number) => ({ from: fromMm(from), to: fromMm(to) });

describe('readUndersize: by how much a size is smaller', () => {
  test.each([
    ['STD', 0],
    ['.025', fromMm(0.025)],
    ['.25', fromMm(0.25)],
    ['.50', fromMm(0.5)],
    ['001', 25_400],
    ['010', 254_000],
    ['030', 762_000],
    ['.001', 25_400],
    ['.010', 254_000],
    ['STD-SP', null],
    ['P1NP', null],
    ['2OKB', null],
    ['.125', null],
    ['110', null],
    ['', null],
  ])('%j', (size, less) => {
    expect(readUndersize(size)).toBe(less);
  });
});

// rule clearance.race-range
describe('race clearance: 0.020–0.025 mm per 25 mm of journal plus 0.013 mm', () => {
  test.each([
    [25, 0.033, 0.038],
    [47.8, 0.051, 0.061],
    [50, 0.053, 0.063],
    [52, 0.055, 0.065],
    [65, 0.065, 0.078],
  ])('journal %d mm', (journal, from, to) => {
    expect(toRaceClearance(fromMm(journal))).toEqual(range(from, to));
  });

  test('an HX set is made for 0.025 mm more', () => {
    expect(toRangeByRule('4B1606H', fromMm(52))).toEqual(range(0.055, 0.065));
    expect(toRangeByRule('4B1606HX', fromMm(52))).toEqual(range(0.08, 0.09));
  });
});

// rule clearance.end-float
describe('thrust clearance by journal', () => {
  test.each([
    [55, 0.1, 0.15],
    [70, 0.1, 0.15],
    [70.001, 0.15, 0.2],
    [90, 0.15, 0.2],
    [90.001, 0.2, 0.25],
  ])('journal %d mm', (journal, from, to) => {
    expect(toThrustClearance(fromMm(journal))).toEqual(range(from, to));
  });
});

// rule clearance.gauge-strips
describe('gauge strip', () => {
  test.each([
    [0.051, 0.061, 'AG-1'],
    [0.065, 0.078, 'AR-1'],
    [0.08, 0.09, 'AR-1'],
    [0.15, 0.16, 'AB-1'],
    [0.225, 0.235, 'AY-1'],
    [0.02, 0.03, null],
    [0.4, 0.41, null],
  ])('for %d–%d mm', (from, to, code) => {
    expect(chooseStrip(range(from, to))?.code ?? null).toBe(code);
  });

  test('.012 mm of the blue strip is not believed: it reads from .004 in', () => {
    expect(gaugeStrips.find(({ code }) => code === 'AB-1')?.range).toEqual({ from: 101_600, to: 228_600 });
  });

  test('whatever is chosen reads the whole range, and no finer strip does', () => {
    fc.assert(
      fc.property(fc.nat(450), fc.nat(30), (from, width) => {
        const wanted = { from: from * 1000, to: (from + width) * 1000 };
        const strip = chooseStrip(wanted);
        const reading = gaugeStrips.filter((one) => one.range.from <= wanted.from && wanted.to <= one.range.to);
        expect(strip).toBe(reading[0] ?? null);
      }),
    );
    expect(gaugeStrips.map(({ code }) => code)).toEqual(universalItems.map(({ code }) => code));
  });
});

test.each([
  ['4B1606H', '4B1606HX'],
  ['4B1606HX', '4B1606H'],
  ['8B663HD', '8B663HXD'],
  ['8B663HXD', '8B663HD'],
  ['4B1606HC', null],
  ['1T1957', null],
  ['4B1946H+5M1959H', null],
  ['OPHD1040HP', null],
])('the twin of %s is %s', (set, twin) => {
  expect(toTwinSet(set)).toBe(twin);
  if (twin) expect(isExtraClearanceSet(twin)).toBe(!isExtraClearanceSet(set));
});

// rule clearance.gauge-strips
test('the four gauges follow each other and cover 0.025 to 0.406 mm', () => {
  const starts = gaugeStrips.map(({ range: { from } }) => from);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect([gaugeStrips[0]?.range.from, gaugeStrips.at(-1)?.range.to]).toEqual([25_400, 406_400]);
});
