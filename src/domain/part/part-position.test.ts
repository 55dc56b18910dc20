import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listSingleSets, readDesign, readPosition } from './part-position.ts';

type SeededSet = { set_code: string; categorydescription: string };
const { sets } = JSON.parse(
  readFileSync(new URL('../../../scripts/sandbox/data/parts.json', import.meta.url), 'utf8'),
) as { sets: SeededSet[] };

const categories = {
  'Conrod bearings': 'rod',
  'Main bearings': 'main',
  'Thrust bearings': 'thrust',
  'Oil pumps': 'oil-pump',
} as const;

describe('readPosition', () => {
  test.each([
    ['4B1606H', 'rod'],
    ['10B1580HC', 'rod'],
    ['5M909H', 'main'],
    ['1T1957', 'thrust'],
    ['OPHD1194HP', 'oil-pump'],
    ['AG-1', null],
    ['4B1183H+5M1172H', null],
    ['4C1606H', null],
    ['B1606', null],
    ['', null],
  ])('%s: %s', (set, position) => {
    expect(readPosition(set)).toBe(position);
  });

  test('agrees with the category of every set of the data', () => {
    const expected = (category: string) => (Object.hasOwn(categories, category) ? categories[category as never] : null);
    const wrong = sets.filter(({ set_code: code, categorydescription: of }) => readPosition(code) !== expected(of));
    expect(wrong.map(({ set_code: code }) => code)).toEqual([]);
  });
});

test('a joined kit names its sets', () => {
  expect(listSingleSets('4B1183H+5M1172H')).toEqual(['4B1183H', '5M1172H']);
  expect(listSingleSets('4B1606H')).toEqual(['4B1606H']);
});

test('one bearing in several clearances and coatings is one design', () => {
  expect(['4B1606H', '4B1606HX', '4B1606HC', '1B1606H'].map(readDesign)).toEqual(Array(4).fill('B1606'));
  expect(readDesign('4M1606H')).toBe('M1606');
  expect([readDesign('AG-1'), readDesign('OPHD1194HP')]).toEqual([null, null]);
});
