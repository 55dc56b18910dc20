import { afterAll, beforeAll, expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { freeShipping } from '#config/delivery.ts';
import type { ListedParts } from '#commerce/index.ts';
import { succeed } from '#domain/failure.ts';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';
import { compareShipping } from './compare-shipping.ts';

let shop: TestCommerce;
let listed: ListedParts;
beforeAll(async () => {
  shop = await startTestCommerce();
  const parts = await shop.source.listParts();
  if (!parts.ok) throw new Error(JSON.stringify(parts.failure));
  listed = parts.value;
});
afterAll(() => shop.stop());

// rule shipping.one-figure
test('a commerce API that keeps the promise has no gap, asked at every address just below and just above the limit', async () => {
  const asked: { items: number; address: string }[] = [];
  const found = await compareShipping(
    {
      async quoteShipping(question) {
        const quoted = await shop.source.quoteShipping(question);
        if (quoted.ok)
          asked.push(...quoted.value.map((one) => ({ items: one.items.amount, address: one.country + one.postcode })));
        return quoted;
      },
    },
    listed,
  );
  expect(found).toEqual({ ok: true, value: [] });
  expect(new Set(asked.map(({ address }) => address)).size).toBe(
    countries.length + freeShipping.islandAddresses.length,
  );
  const sums = [...new Set(asked.map(({ items }) => items))].toSorted((a, b) => a - b);
  expect(sums).toHaveLength(2);
  expect(sums[0]).toBeLessThanOrEqual(10_000);
  expect(sums[1]).toBeGreaterThan(10_000);
});

// rule shipping.one-figure
test('one that charges a country has a gap there, and no other', async () => {
  const found = await compareShipping(
    {
      async quoteShipping(question) {
        const quoted = await shop.source.quoteShipping(question);
        if (!quoted.ok) return quoted;
        const charged = { amount: 1_490, currency: 'eur' } as const;
        return succeed(quoted.value.map((one) => (one.country === 'HR' ? { ...one, cheapest: charged } : one)));
      },
    },
    listed,
  );
  expect(found.ok && found.value).toEqual([expect.stringMatching(/^Croatia, goods of €100\.\d\d: promised free/)]);
});

test('without stock nothing is compared, and the API is not asked', async () => {
  const nobody = { quoteShipping: () => Promise.reject(new Error('asked')) };
  expect(await compareShipping(nobody, { ...listed, stock: new Map() })).toMatchObject({ ok: false });
});
