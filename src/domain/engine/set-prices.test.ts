import { describe, expect, test } from 'vitest';
import type { PartType } from '../part/part.ts';
import { countInStock, countSets, findLowestPrice, findSetPrices } from './set-prices.ts';

const part = (slug: string, type: PartType, gross: number) => ({
  slug,
  type,
  price: {
    gross: { amount: gross, currency: 'eur' as const },
    net: { amount: gross, currency: 'eur' as const },
    promotion: null,
  },
});

describe('findSetPrices', () => {
  const parts = [part('a', 'rod', 12_534), part('b', 'rod', 11_427), part('c', 'calico', 9_000), part('d', 'main', 0)];

  test('takes the lowest price of each kind; another kind, and a price of nothing, do not count', () => {
    const { rod, main, thrust } = findSetPrices(parts);
    expect([rod?.gross.amount, main, thrust]).toEqual([11_427, null, null]);
  });

  test('no part has no price', () => {
    expect(findLowestPrice([])).toBeNull();
  });
});

test.each([
  { told: {}, expected: null },
  { told: { a: 'outofstock' }, expected: 0 },
  { told: { a: 'instock', b: 'outofstock' }, expected: 1 },
  { told: { a: 'dropshipping', b: 'intransit' }, expected: 1 },
] as const)('countInStock $told', ({ told, expected }) => {
  const availability = Object.fromEntries(
    Object.entries(told).map(([slug, found]) => [slug, { case: found, eta: null }]),
  );
  expect(countInStock([{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }], availability)).toBe(expected);
});

describe('count sets', () => {
  const part = (set: string, type: PartType) => ({ set, type });

  // rule finder.says-how-many
  test.each([
    ['nothing', [], { sets: 0, pumps: 0 }],
    ['a set in three sizes', [part('4B1', 'rod'), part('4B1', 'rod'), part('4B1', 'rod')], { sets: 1, pumps: 0 }],
    [
      'sets of all kinds, a kit and a pump',
      [
        part('4B1', 'rod'),
        part('4B1HC', 'calico'),
        part('5M1', 'main'),
        part('1T1', 'thrust'),
        part('K', 'kit'),
        part('P', 'oil-pump'),
      ],
      { sets: 5, pumps: 1 },
    ],
    ['a gauge', [part('AG-1', 'flexigauge')], { sets: 0, pumps: 0 }],
  ])('%s', (_case, parts, count) => expect(countSets(parts)).toEqual(count));
});
