import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestCommerce, type TestCommerce } from '#scripts/sandbox/commerce-for-tests.ts';

let shop: TestCommerce;
beforeAll(async () => void (shop = await startTestCommerce()));
afterEach(() => shop.reset());
afterAll(() => shop.stop());

test('all distributors come with what the page shows', async () => {
  const answer = await shop.source.listDistributors();
  expect(answer).toMatchObject({ ok: true });
  const list = answer.ok ? answer.value : [];
  expect(list).toHaveLength(44);
  expect(list.filter(({ country, name, email, website }) => !country || !name || !email || !website)).toEqual([]);
});

test.each(['error-before', 'garbage', 'html', 'truncated', 'missing-field'] as const)(
  'fails as a whole on %s',
  async (mode) => {
    await shop.fault({ operation: 'getDistributors', mode });
    expect((await shop.source.listDistributors()).ok).toBe(false);
  },
);
