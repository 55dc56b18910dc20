import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';

let shop: TestCommerce;
beforeAll(async () => void (shop = await startTestCommerce()));
afterEach(() => shop.reset());
afterAll(() => shop.stop());

const ip = '203.0.113.7';

describe('getCountry', () => {
  test('gives the code of the country', async () => {
    await shop.control('PATCH', 'settings', { visitorCountry: 'PL' });
    expect(await shop.commerce.getCountry(ip)).toEqual({ ok: true, value: 'PL' });
  });

  test('gives null where the service knows none', async () => {
    await shop.control('PATCH', 'settings', { visitorCountry: null });
    expect(await shop.commerce.getCountry(ip)).toEqual({ ok: true, value: null });
    await shop.control('PATCH', 'settings', { visitorCountry: 'NL' });
  });

  test.each(['missing-field', 'html', 'error-before', 'hang'] as const)(
    'fails on %s and tells the address to no log',
    async (mode) => {
      await shop.fault({ operation: 'getCountry', mode });
      expect((await shop.commerce.getCountry(ip)).ok).toBe(false);
      expect(shop.logged.length).toBeGreaterThan(0);
      expect(JSON.stringify(shop.logged)).not.toContain(ip);
    },
  );
});
