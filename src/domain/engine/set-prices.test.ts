import { describe, expect, test } from 'vitest';
import type { PartType } from '../part/part.ts';
import { countInStock, findLowestPrice, findSetPrices } from './set-prices.ts';

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
