import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { orderAnswerSchema, type Placed } from '#api/order.ts';
import { press } from '#scripts/test-kit/delivery.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { reachSummary, readAgreed } from '#scripts/test-kit/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storage: 'memory' });
});
afterAll(() => shop.stop());
afterEach(() => void vi.useRealTimers());

// rule order.day
test.each([
  ['2027-06-30T21:30:00Z', '2027-06-30'],
  ['2027-06-30T22:30:00Z', '2027-07-01'],
  ['2027-12-31T23:30:00Z', '2028-01-01'],
])('an order of %s is of %s by the sellers’ clock', async (moment, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });
  const visitor = shop.visit();
  await reachSummary(visitor);
  const { orderId } = (await press(visitor, await readAgreed(visitor))).body as Placed;
  const answer = orderAnswerSchema.parse((await visitor.ask('GET', `/api/order/${orderId}`)).body);
  expect(answer.yours && answer.order.date).toBe(day);
});
