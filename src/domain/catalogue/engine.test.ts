import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { engineSegments } from '#config/engine-segments.ts';
import {
  readCubicCentimetres,
  readEngineYears,
  splitUnit,
  stillBuilt,
  toEngineSlug,
  writeEngineYears,
} from './engine.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../scripts/sandbox/data/${name}`, import.meta.url), 'utf8'));
const engines = read('engines.json') as { make: string; name: string }[];
const { engine_aliases: aliases } = read('edge_cases.json') as { engine_aliases: { name: string; alias: string }[] };

// rule catalogue.engine-address
describe('toEngineSlug', () => {
  test.each([
    ['K20A', 'K20A'],
    ['4G63 7-Bolt', '4G63-7-Bolt'],
    ['4.6 3V', '4.6-3V'],
    ['F9Q SeriesB', 'F9Q-SeriesB'],
    ['129/5', '129-5'],
    ['B2A (XU52C/K)', 'B2A-XU52C-K'],
    ['(X) Y ', 'X-Y'],
    ['constructor', 'constructor'],
  ])('%s is %s', (name, slug) => {
    expect(toEngineSlug(name)).toBe(slug);
  });

  test('every alias of the data is configured, and no other', () => {
    expect(aliases.map(({ name }) => toEngineSlug(name))).toStrictEqual(aliases.map(({ alias }) => alias));
    expect(Object.keys(engineSegments)).toHaveLength(aliases.length);
  });

  test('is safe in an address for all 715 engines', () => {
    expect(engines).toHaveLength(715);
    expect(engines.filter(({ name }) => !/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(toEngineSlug(name)))).toStrictEqual([]);
  });

  test('no two engines of a make share a slug, letter case aside', () => {
    const addresses = engines.map(({ make, name }) => `${make}/${toEngineSlug(name)}`.toLowerCase());
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toStrictEqual([]);
  });
});

// rule search.trade-words
describe('years of an engine', () => {
  test.each([
    ['Petrol, 1990–1999', [1990, 1999], '1990–1999'],
    ['Diesel, 2015–', [2015, stillBuilt], '2015–'],
    ['Petrol, 1998-1998', [1998, 1998], '1998'],
    ['Petrol, 1998', [1998, 1998], '1998'],
  ])('%j', (description, years, written) => {
    expect(readEngineYears(description)).toEqual(years);
    expect(writeEngineYears(years as [number, number])).toBe(written);
  });

  test.each(['', 'Petrol', 'Petrol, 1999–1990', '1999cc'])('%j tells none', (description) => {
    expect(readEngineYears(description)).toBeNull();
  });

  test.each([
    ['1994cc', 1994],
    ['1601 cc', 1601],
    ['1,998 cc', 1998],
    ['N/A', null],
    ['6.2L', null],
    [null, null],
  ])('capacity %j is %j', (capacity, cc) => {
    expect(readCubicCentimetres(capacity)).toBe(cc);
  });
});

describe('splitUnit', () => {
  test.each([
    ['1998cc', '1998', 'cc'],
    ['86.00 mm', '86.00', 'mm'],
    ['N/A', 'N/A', ''],
    ['1998', '1998', ''],
    ['2.0 Turbo', '2.0 Turbo', ''],
    ['', '', ''],
  ])('%j is %j and %j', (text, value, unit) => {
    expect(splitUnit(text)).toEqual({ value, unit });
  });
});
