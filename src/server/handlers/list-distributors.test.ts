import { afterEach, beforeEach, expect, test } from 'vitest';
import { distributorsAnswerSchema } from '#api/distributors.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';

let shop: TestShop;
beforeEach(async () => void (shop = await openTestShop({ storage: 'memory' })));
afterEach(() => shop.stop());

const ask = () => shop.visit().ask('GET', '/api/distributors');
const asked = () => shop.sandbox.store.calls.counts()['getDistributors'] ?? 0;

// rule request.own-names
test('all distributors by country; many visitors are one question', async () => {
  const answers = [await ask(), await ask(), await ask()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { data } = distributorsAnswerSchema.parse(answers[0]?.body);
  expect(data).toHaveLength(44);
  expect(data[0]?.country).toBe('Austria');
  expect(asked()).toBe(1);
});

test.each(['error-before', 'garbage', 'missing-field', 'drop-after'] as const)(
  '%s is told as "not now", and the next visitor is a new question',
  async (mode) => {
    shop.sandbox.store.faults.set({ operation: 'getDistributors', mode });
    expect(await ask()).toMatchObject({ status: 503, body: { code: 'shop-unavailable' } });
    shop.sandbox.store.faults.clear();
    expect((await ask()).status).toBe(200);
  },
);

test.each(['POST', 'PUT', 'DELETE'])('%s is not taken', async (method) => {
  expect((await shop.visit().ask(method, '/api/distributors', {})).status).toBe(405);
});
