import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Placed } from '#api/order.ts';
import type { Problem } from '#api/problem.ts';
import { unpaidPiecesMost as most } from '#config/buckets.ts';
import { placingCopy as copy } from '#config/copy/placing.ts';
import { site } from '#config/site.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary, readAgreed, type TestVisitor } from '#scripts/test-kit/visitor.ts';

// all visitors of a test shop come from one address
let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop({ storage: 'memory', pace: 1 });
});
afterEach(() => shop.stop());

const press = async (visitor: TestVisitor) =>
  visitor.ask('POST', '/api/order', { key: newKey(), ...(await readAgreed(visitor)) });

/** A basket of so many pieces, pressed. */
async function order(quantity: number, visitor = shop.visit()) {
  await reachSummary(visitor, { quantity });
  const { status, body } = await press(visitor);
  return { visitor, status, body, id: (body as Placed).orderId };
}
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];
const orders = () => shop.sandbox.store.orders.list();
const created = () => shop.sandbox.store.calls.counts()['createOrder'];
const confirmations = () => shop.sandbox.store.calls.counts()['confirmPayment'];
const change = (id: string, to: Parameters<typeof shop.sandbox.store.orders.change>[1]) =>
  shop.sandbox.store.orders.change(id, to);
const waits = [409, 'earlier-unpaid'];

// rule order.unpaid-pieces
describe('an order that would leave too many pieces unpaid', () => {
  test('is not sent; the buyer is told what waits, with the way to it, and keeps the basket', async () => {
    const first = await order(40);
    const next = await order(9, first.visitor);
    expect(codeOf(next)).toEqual(waits);
    expect(next.body).toMatchObject({
      order: first.id,
      fields: { pieces: copy.unpaid({ held: 40, ordered: 9, most }), next: copy.payFirst(site.supportEmail) },
    });
    expect([orders().length, created()]).toEqual([1, 1]);
    expect((await first.visitor.ask('GET', '/api/basket')).body).toMatchObject({ quantity: 9 });
  });

  test('waits for whoever sits behind the same address, who is not told whose order it is', async () => {
    await order(40);
    const { body } = await order(9);
    expect(codeOf({ status: 409, body })).toEqual(waits);
    expect(body).not.toHaveProperty('order');
  });

  test.each<[string, object]>([
    ['paid', { paymentStatus: 'fullypaid' }],
    ['closed', { status: 'closed' }],
  ])('is made once the first is %s: the same press again', async (_state, to) => {
    const first = await order(40);
    const next = await order(9, first.visitor);
    expect(codeOf(next)).toEqual(waits);
    change(first.id, to);
    expect((await press(next.visitor)).status).toBe(201);
  });

  test('waits for its payment too, when two are sent at once', async () => {
    const visitors = [shop.visit(), shop.visit()];
    for (const visitor of visitors) await reachSummary(visitor, { quantity: 40 });
    const answers = await Promise.all(visitors.map((visitor) => press(visitor)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(orders()).toHaveLength(1);
  });

  test('is not decided while nobody can say whether the first is paid', async () => {
    const first = await order(40);
    await reachSummary(first.visitor, { quantity: 9 });
    const agreed = await readAgreed(first.visitor);
    shop.sandbox.store.faults.set({ operation: 'getOrder', mode: 'error-before' });
    const answer = await first.visitor.ask('POST', '/api/order', { key: newKey(), ...agreed });
    expect(codeOf(answer)).toEqual([503, 'shop-unavailable']);
    expect(orders()).toHaveLength(1);
  });
});

// rule order.unpaid-pieces
describe('what is not made to wait', () => {
  test('two orders of a workshop, and the commerce API is not asked for the first', async () => {
    const first = await order(24);
    expect((await order(24, first.visitor)).status).toBe(201);
    expect(confirmations()).toBeUndefined();
  });

  test('a first order of any size', async () => {
    expect((await order(60)).status).toBe(201);
  });

  test('an order that takes the place of the one that waits; the two count once', async () => {
    await shop.stop();
    // a third order within the hour without a proof, and twice the pieces
    shop = await openTestShop({ storage: 'memory', pace: 2 });
    const first = await order(80);
    await first.visitor.ask('POST', `/api/order/${first.id}/basket`, {});
    const anew = await press(first.visitor);
    expect(anew.status).toBe(201);
    const next = await order(17, first.visitor);
    const pieces = copy.unpaid({ held: 80, ordered: 17, most: 2 * most });
    expect(next.body).toMatchObject({ order: (anew.body as Placed).orderId, fields: { pieces } });
  });

  test('an order after one that the commerce API refused', async () => {
    const visitor = shop.visit();
    await reachSummary(visitor, { quantity: 40 });
    shop.sandbox.store.faults.set({ operation: 'createOrder', mode: 'error-before' });
    expect((await press(visitor)).status).toBe(503);
    shop.sandbox.store.faults.clear();
    expect((await order(20)).status).toBe(201);
  });
  test('an order after one that broke off before it was sent, for the storage could not be written', async () => {
    const visitor = shop.visit();
    await reachSummary(visitor, { quantity: 40 });
    const { storage } = shop.services;
    const { compareAndSwap } = storage;
    const broken = vi.spyOn(storage, 'compareAndSwap').mockImplementation(async (key, expected, value, seconds) => {
      if (value.includes('"step":"converting"')) throw new Error('no room');
      return compareAndSwap(key, expected, value, seconds);
    });
    expect(codeOf(await press(visitor))).toEqual([503, 'shop-unavailable']);
    broken.mockRestore();
    expect((await order(20)).status).toBe(201);
    expect(codeOf(await press(visitor))).toEqual(waits);
  });
});
