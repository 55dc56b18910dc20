import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Placed } from '#api/order.ts';
import { openTestShop } from '#scripts/test-kit/shop.ts';
import { newKey, personalWords, reachSummary } from '#scripts/test-kit/visitor.ts';
import { createLog } from './log.ts';

// rule privacy.nothing-logged
test('a whole order, with faults on its way, leaves nothing personal, no cart id and no order id in the log', async () => {
  const lines: string[] = [];
  const destination = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  const shop = await openTestShop({ log: createLog('debug', destination) });
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
  await expect.poll(() => lines.join(''), { timeout: 10_000 }).toContain('mail-sent');
  await shop.stop();
  const log = lines.join('');
  const orderCookie = visitor.cookies.get('order_id') ?? '';
  expect(orderCookie).not.toBe('');
  expect(log).toContain('placing-ended');
  for (const word of [...personalWords, cartId, orderId, orderCookie]) expect(log).not.toContain(word);
});
