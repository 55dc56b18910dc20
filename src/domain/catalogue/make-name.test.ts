import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { titleMakes, toMakeSlug, toMakeTitle } from './make-name.ts';

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
