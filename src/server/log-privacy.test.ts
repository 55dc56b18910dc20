import { expect, test } from 'vitest';
import type { Placed } from '#api/order.ts';
import { openTestShop } from '#scripts/test-kit/shop.ts';
import { newKey, personalWords, reachSummary } from '#scripts/test-kit/visitor.ts';
import { recordLog } from './log-for-tests.ts';

// rule privacy.nothing-logged
test('a whole order, with faults on its way, leaves nothing personal, no cart id and no order id in the log', async () => {
  const { log, lines, text } = recordLog();
  const shop = await openTestShop({ log });
  const visitor = shop.visit();
  const { agreed } = await reachSummary(visitor);
  const cartId = (await shop.services.seal.open('cart', visitor.cookies.get('cart_id') ?? ''))?.['id'] ?? '';
  expect(cartId).not.toBe('');
  for (const operation of ['createAddress', 'updateCart', 'createOrder']) {
    shop.sandbox.store.faults.set({ operation, mode: 'error-after', times: 1 });
  }
  const placed = await visitor.ask('POST', '/api/order', { key: newKey(), ...agreed });
  expect(placed.status).toBe(201);
  const { orderId } = placed.body as Placed;
  await visitor.ask('POST', `/api/order/${orderId}/confirm`, {});
  await visitor.ask('POST', '/api/basket/lines', { part: 'nonsense', quantity: 1 });
  await expect.poll(text, { timeout: 10_000 }).toContain('mail-sent');
  await shop.stop();
  const orderCookie = visitor.cookies.get('order_id') ?? '';
  expect(orderCookie).not.toBe('');
  expect(text()).toContain('placing-ended');
  for (const word of [...personalWords, cartId, orderId, orderCookie]) expect(text()).not.toContain(word);
  const ofOrder = lines().filter((line) => line['order'] === log.toRef(orderId));
  expect(ofOrder.map(({ code }) => code)).toEqual(expect.arrayContaining(['placing-ended', 'mail-sent']));
});
