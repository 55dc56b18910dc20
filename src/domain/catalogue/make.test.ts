import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseMakeWords, listMakes, type MakeWords, titleMakes, toMakeSlug, toMakeTitle } from './make.ts';

const makes = [
  { name: 'Volvo', imageName: 'volvo' },
  { name: '', imageName: '' },
  { name: 'GM', imageName: 'gm' },
  { name: 'Ford', imageName: 'Ford' },
];

// rule catalogue.makes
test('listMakes leaves the empty name out and sorts by image name', () => {
  expect(listMakes(makes).map(({ name }) => name)).toStrictEqual(['Ford', 'GM', 'Volvo']);
});

describe('make name', () => {
  type MakeRecord = { name: string; display_name: string };
  const file = new URL('../../../scripts/sandbox/data/makes.json', import.meta.url);
  const makes = JSON.parse(readFileSync(file, 'utf8')) as MakeRecord[];

  describe('toMakeSlug', () => {
    test.each([
      ['Alfa Romeo', 'Alfa-Romeo'],
      ['Land Rover', 'Land-Rover'],
      ['Mercedes-Benz', 'Mercedes-Benz'],
      ['Can-Am', 'Can-Am'],
      ['DODGE', 'DODGE'],
      ['GM', 'GM'],
      ['Škoda', 'Skoda'],
      [' A / B ', 'A-B'],
    ])('%s is %s', (name, slug) => {
      expect(toMakeSlug(name)).toBe(slug);
    });

    test('no two of the 54 makes share a slug, letter case aside', () => {
      const slugs = makes.map(({ name }) => toMakeSlug(name).toLowerCase());
      expect(makes).toHaveLength(54);
      expect(new Set(slugs).size).toBe(54);
    });
  });

  // rule catalogue.make-names
  describe('toMakeTitle', () => {
    test.each([
      ['GM', 'General Motors'],
      ['DODGE', 'Dodge'],
      ['Skoda', 'Škoda'],
      ['BMW', 'BMW'],
      ['toString', 'toString'],
    ])('%s is shown as %s', (name, title) => {
      expect(toMakeTitle(name)).toBe(title);
    });

    test('agrees with the display names of the data, but for the accent that the maker writes', () => {
      const others = makes.filter((make) => toMakeTitle(make.name) !== make.display_name);
      expect(others.map(({ name }) => [name, toMakeTitle(name)])).toStrictEqual([['Citroen', 'Citroën']]);
    });
  });

  test('what sets fit is named as the make is', () => {
    expect(titleMakes({ A1: [{ make: 'Skoda' }, { make: 'BMW' }], B2: [] })).toEqual({
      A1: [{ make: 'Škoda' }, { make: 'BMW' }],
      B2: [],
    });
  });
});

const none = { guide: null, sentence: null, picture: null };
const words: MakeWords[] = [
  { ...none, slug: 'every-make', sentence: 'For all' },
  { ...none, slug: 'Ford', guide: 'ford-guide' },
  { ...none, slug: 'Audi', sentence: 'For Audi', picture: '4B1606H' },
  { ...none, slug: 'Honda', guide: 'honda-guide', sentence: 'For Honda' },
];

// rule catalogue.make-guides
test.each([
  ['BMW', { ...none, sentence: 'For all' }],
  ['Ford', { ...none, guide: 'ford-guide' }],
  ['Audi', { ...none, sentence: 'For Audi', picture: '4B1606H' }],
  ['Honda', { ...none, guide: 'honda-guide', sentence: 'For Honda' }],
])('%s', (slug, chosen) => {
  expect(chooseMakeWords(slug, words)).toEqual(chosen);
});

test('without words for all makes nothing is guessed', () => {
  expect(() => chooseMakeWords('BMW', [])).toThrow('content/makes/every-make.md');
});
