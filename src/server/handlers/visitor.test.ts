import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test('GET /api/visitor: the country that the country service tells, and null where we do not deliver', async () => {
  shop.sandbox.store.settings.set({ visitorCountry: 'GB' });
  const answer = await shop.visit().ask('GET', '/api/visitor');
  expect(answer).toMatchObject({ status: 200, body: { country: 'GB', isSupported: true } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const { key } of await shop.services.storage.list('country:')) await shop.services.storage.delete(key);
  shop.sandbox.store.settings.set({ visitorCountry: 'US' });
  expect((await shop.visit().ask('GET', '/api/visitor')).body).toEqual({ country: null, isSupported: false });
});
