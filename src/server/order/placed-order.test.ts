import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Placed } from '#api/order.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary } from '#scripts/test-kit/visitor.ts';
import { createShop } from '../shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.store.faults.clear());

test('an order that cannot be read: its buyer is told the total, and the number once it was known; nobody else anything', async () => {
  const buyer = shop.visit();
  const { agreed } = await reachSummary(buyer);
  // before its confirmation has read the number
  shop.sandbox.store.faults.set({ operation: 'getOrder', mode: 'error-before' });
  const { orderId } = (await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed })).body as Placed;
  const cookie = () => [...buyer.cookies].map((pair) => pair.join('=')).join('; ');
  const find = (header: string) => createShop(shop.services, { cookie: header }).findOrder(orderId);
  const total = agreed.shownTotal;

  expect(await find(cookie())).toMatchObject({ kind: 'unavailable', placed: { number: null, total } });
  expect(await find('')).toEqual({ kind: 'order', answer: { yours: false } });

  shop.sandbox.store.faults.clear();
  expect((await find(cookie())).kind).toBe('order');
  const number = shop.sandbox.store.orders.byId(orderId)?.number;
  shop.sandbox.store.faults.set({ operation: 'getOrder', mode: 'error-before' });
  expect(await find(cookie())).toMatchObject({ kind: 'unavailable', placed: { number, total } });
});
