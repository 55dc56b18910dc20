import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Placed } from '#api/order.ts';
import type { Problem } from '#api/problem.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import type { Agreed } from '#scripts/test-kit/http-buyer.ts';
import { newKey, reachSummary, type TestVisitor } from '#scripts/test-kit/visitor.ts';
import { cookieAges } from '../cookies.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storage: 'memory' });
});
afterAll(() => shop.stop());

const press = (visitor: TestVisitor, agreed: Agreed, key = newKey()) =>
  visitor.ask('POST', '/api/order', { key, ...agreed });
const read = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as Problem).code ?? (body as Placed).orderId,
];

async function place(visitor: TestVisitor) {
  const { agreed } = await reachSummary(visitor);
  const key = newKey();
  const { orderId } = (await press(visitor, agreed, key)).body as Placed;
  return { agreed, key, orderId };
}

/** Opens the link of the order's mail in another tab of this browser, and presses there. */
async function openLink(visitor: TestVisitor, orderId: string): Promise<void> {
  const link = await shop.services.seal.seal('order-link', { id: orderId }, cookieAges.order);
  await visitor.ask('POST', `/api/order/${orderId}`, { link, isPressed: true });
}

// rule order.once
describe('a press without the basket', () => {
  test('that was placed by it gets its order again, also when the basket’s cookie is over', async () => {
    const visitor = shop.visit();
    const { agreed, key, orderId } = await place(visitor);
    visitor.cookies.delete('cart_id');
    expect(read(await press(visitor, agreed, key))).toEqual([201, orderId]);
    expect(read(await press(visitor, agreed))).toEqual([201, orderId]);
  });

  test('that was never ordered gets no earlier order: the basket’s cookie was over before the press', async () => {
    const visitor = shop.visit();
    await place(visitor);
    const { agreed } = await reachSummary(shop.visit(), { part: 'AG-1', quantity: 2 });
    visitor.cookies.delete('cart_id');
    expect(read(await press(visitor, agreed))).toEqual([409, 'basket-gone']);
  });

  test('of an earlier order whose link was opened meanwhile is none of that order', async () => {
    const visitor = shop.visit();
    const { orderId } = await place(visitor);
    const { agreed } = await reachSummary(visitor, { part: 'AG-1' });
    await openLink(visitor, orderId);
    visitor.cookies.delete('cart_id');
    expect(read(await press(visitor, agreed))).toEqual([409, 'basket-empty']);
  });

  test('of the basket that was ordered last gets that order, whatever order was opened since', async () => {
    const visitor = shop.visit();
    const earlier = await place(visitor);
    const { agreed, orderId } = await place(visitor);
    await openLink(visitor, earlier.orderId);
    expect(read(await press(visitor, agreed))).toEqual([201, orderId]);
  });
});
