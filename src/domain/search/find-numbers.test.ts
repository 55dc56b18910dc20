import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleKit, sampleMain, samplePump, sampleRod } from '../part/samples.ts';
import { findNumbers, matchers, type NumberTier } from './find-numbers.ts';
import { searchForTests } from './search-for-tests.ts';
import { longestRun, normaliseNumber, type NumberReading, readNumbers } from './read-number.ts';
import { mistype, typingErrors } from './typed-samples.ts';

const toRod = (set: string, replaced: Record<string, string> = {}) =>
  sampleRod({ set, interchange: Object.entries(replaced).map(([number, brand]) => ({ number, brand })) });
const parts = [
  toRod('4B1606H', { '8B66310': 'Glyco', '11247841703': 'BMW' }),
  toRod('4B1606HX', { '11247841703': 'BMW' }),
  toRod('5B1606H'),
  toRod('8B663H', { CR819HP: 'King', CR819XP: 'King', '8B66399': 'Glyco' }),
  sampleMain,
  samplePump,
  sampleKit,
];
const { index } = searchForTests({ makes: [], engines: [], parts, applications: {} });
const find = (tier: NumberTier, readings: readonly NumberReading[]) => findNumbers(index, tier, readings);
const listFound = (tier: NumberTier, typed: string) =>
  find(tier, readNumbers(typed)).map(({ set, alias }) => (alias ? `${set.code} for ${alias.number}` : set.code));

// rule search.any-writing
describe('what a number finds', () => {
  test.each<[NumberTier, string, string[]]>([
    ['exact', '4B1606H', ['4B1606H']],
    ['exact', '4B-16O6-H', ['4B1606H']],
    ['exact', '4B1606H-.25', ['4B1606H']],
    ['exact', '4B1606HSTD', ['4B1606H']],
    ['exact', '4B1606', []],
    ['exact', 'CR 819 HP', ['8B663H for CR819HP']],
    ['exact', '4B1946H 5M1959H 1T1957', ['4B1946H+5M1959H+1T1957']],
    // two sets replace it
    ['exact', '11247841703', ['4B1606H for 11247841703', '4B1606HX for 11247841703']],
    ['beginning', '4B16', ['4B1606H', '4B1606HX']],
    ['beginning', 'OP', ['OPHD1040HP']],
    ['beginning', '1606', []],
    // one sign is the beginning of anything
    ['beginning', '4', []],
    // of a set that several numbers lead to, the first
    ['beginning', 'CR8', ['8B663H for CR819HP']],
    // sets before numbers that they replace
    ['beginning', '8B663', ['8B663H', '4B1606H for 8B66310']],
    ['part', '1606', ['4B1606H', '4B1606HX', '5B1606H']],
    ['part', '606H', ['4B1606H', '4B1606HX', '5B1606H']],
    ['part', '1606HX', ['4B1606HX']],
    ['part', '819', ['8B663H for CR819HP']],
    ['part', '1959', ['4B1946H+5M1959H+1T1957', '5M1959H']],
    // two figures stand in every number
    ['part', '60', []],
    ['part', '60H', []],
    // the beginning of a set's number is no part of another
    ['part', '4B160', []],
    ['near', '4B1660H', ['4B1606H']],
    // the letters at the end may be wrong altogether
    ['near', '4B1606J', ['4B1606H', '4B1606HX']],
    ['near', 'OPHD1049HP', ['OPHD1040HP']],
    ['near', 'CR918HP', []],
    ['near', 'CR891HP', ['8B663H for CR819HP']],
    // too short, and letters only
    ['near', '8B66', []],
    ['near', 'OPHDHP', []],
  ])('%s %s: %j', (tier, typed, found) => {
    expect(listFound(tier, typed).toSorted()).toEqual(found.toSorted());
    if (tier === 'beginning') expect(listFound(tier, typed)).toEqual(found);
  });

  test('a set is found once in every tier, and by its own number rather than one that it replaces', () => {
    const typed = fc.oneof(
      fc.constantFrom('4B1606H', '8B663', '8B66310', 'CR819HP', '11247841703', '1606', '5M1959H'),
      fc.string({ unit: fc.constantFrom(...'4B1606HXCR8') }),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom<NumberTier[]>('exact', 'beginning', 'part', 'near'), (text, tier) => {
        const found = find(tier, readNumbers(text));
        expect(new Set(found.map(({ set }) => set)).size).toBe(found.length);
        const firstAlias = found.findIndex(({ alias }) => alias !== null);
        if (firstAlias >= 0) expect(found.slice(firstAlias).every(({ alias }) => alias !== null)).toBe(true);
      }),
    );
  });
});

const reading = (key: string, changes: Partial<NumberReading> = {}): NumberReading => ({
  ...{ key, size: null, isLoose: false, digits: key.replace(/\D/g, '').length },
  ...changes,
});
const size = { typed: '.25', measures: [] };

describe('of several readings', () => {
  test.each<[string, NumberTier, NumberReading[], string[]]>([
    [
      'the first that finds any is the one',
      'exact',
      [reading('9B1'), reading('8B663H'), reading('4B1606H')],
      ['8B663H'],
    ],
    ['a loose one holds for a whole number', 'exact', [reading('8B663H', { isLoose: true })], ['8B663H']],
    ['but not for the beginning of one', 'beginning', [reading('8B663', { isLoose: true })], []],
    [
      'where a size stands, only that without it',
      'beginning',
      [reading('8B663'), reading('4B16', { size })],
      ['4B1606H', '4B1606HX'],
    ],
    ['none finds nothing', 'exact', [], []],
  ])('%s', (_, tier, readings, codes) => {
    expect(find(tier, readings).map(({ set }) => set.code)).toEqual(codes);
  });

  test('what is found has the size of its reading, and no engine that leads to it', () => {
    expect(find('exact', [reading('9B1'), reading('8B663H', { size })])).toMatchObject([{ size, lead: null }]);
    expect(find('exact', [reading('8B663H')])).toMatchObject([{ size: null, lead: null }]);
  });
});

describe('a piece of a number', () => {
  test.each([
    ['4B1606H', '1606', true],
    ['4B1606H', '606H', true],
    ['4B1606H', '160', true],
    ['4B1606H', 'B160', true],
    ['4B1606H', '4B1606H', true],
    // a bite out of the middle, and what is not in it
    ['4B1606H', '60', false],
    ['5M19595H', '959', false],
    ['5M19595H', '595', true],
    ['4B1606H', '1066', false],
    ['4B1606H', '1606HX', false],
  ])('of %s is %s: %s', (number, typed, isPart) => {
    expect(matchers.part({ key: number, runs: [longestRun(number)] }, typed)).toBe(isPart);
  });
});

describe('a number that is nearly so', () => {
  test('has one error and no more, in it or in it without the letters at its end', () => {
    const number = fc.constantFrom(...['4B1606H', 'OPHD1040HP', '8B663HXD', 'CR819HP'].map(normaliseNumber));
    const how = fc.constantFrom(...typingErrors);
    fc.assert(
      fc.property(number, fc.nat(5), how, fc.constantFrom(...'79AZ'), (key, at, error, sign) => {
        const typed = normaliseNumber(mistype(key, at, error, sign));
        fc.pre(typed !== key);
        expect(matchers.near({ key, runs: [] }, typed)).toBe(true);
      }),
    );
  });

  test.each([
    ['4B1606H', '4B1066J'],
    ['4B1606H', '4B1604X9'],
    ['5M12H', '5M1H'],
  ])('%s is not %s', (key, typed) => expect(matchers.near({ key, runs: [] }, typed)).toBe(false));
});
