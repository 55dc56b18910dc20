import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';

let shop: TestCommerce;
beforeAll(async () => void (shop = await startTestCommerce()));
afterEach(() => shop.reset());
afterAll(() => shop.stop());

const ask = async (method = 'UPS Standard') => {
  const found = await shop.commerce.getPart('AG-1', { country: 'PL', currency: 'eur' });
  if (!found.ok) throw new Error(JSON.stringify(found.failure));
  return shop.source.listShippingRates({ partId: found.value.part.id, countries: ['PL', 'DE', 'CH'], method });
};

// rule metadata.shipping
test('rates are what a cart tells, in both currencies, and no order is made of it', async () => {
  expect(await ask()).toEqual({
    ok: true,
    value: { eur: { PL: 590, DE: 990, CH: 2490 }, pln: { PL: 2490, DE: 4290, CH: 10690 } },
  });
});

test('a method that nobody offers is no rate', async () => {
  expect(await ask('Pigeon')).toMatchObject({ ok: false, failure: { kind: 'refused' } });
});

test('prices in złoty are told by slug', async () => {
  const prices = await shop.source.listPrices('pln');
  if (!prices.ok) throw new Error(JSON.stringify(prices.failure));
  expect(prices.value.size).toBe(2460);
  expect(prices.value.get('AG-1')?.gross.currency).toBe('pln');
});
