import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type BasketAnswer, basketAnswerSchema } from '#api/basket.ts';
import { checkoutAnswerSchema } from '#api/checkout.ts';
import type { OrderAnswer, OrderView, Placed } from '#api/order.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary, readAgreed, testPart, type TestVisitor } from '#scripts/test-kit/visitor.ts';
import { cartPromiseRows, orderPromiseRows, readKeptPromise } from '../delivery/kept-promise.ts';
import { paidAtRows } from '../payment/paid-at.ts';
import { openRows } from '../storage/versioned-rows.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storage: 'memory' });
});
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.store.faults.clear());

/** So many on the shelf, and a delivery on its way far later. */
function stock(slug: string, pieces: number): void {
  const { parts } = shop.sandbox.store;
  const part = parts.bySlug(slug);
  const inTransit = [{ days: 20, quantity: 8 }];
  if (part)
    parts.save({ ...part, stock: { default: pieces, dropship: 0, alternative: 0, manufacturer: 0, inTransit } });
}

const press = async (buyer: TestVisitor) =>
  buyer.ask('POST', '/api/order', { key: newKey(), ...(await readAgreed(buyer)) });

async function place(change: Parameters<typeof reachSummary>[1] = {}) {
  const buyer = shop.visit();
  await reachSummary(buyer, change);
  const { orderId } = (await press(buyer)).body as Placed;
  const number = shop.sandbox.store.orders.byId(orderId)?.number ?? '-';
  return { buyer, orderId, number };
}
const readBasket = async (buyer: TestVisitor): Promise<BasketAnswer> =>
  basketAnswerSchema.parse((await buyer.ask('GET', '/api/basket')).body);
const readOrder = async (buyer: TestVisitor, id: string) =>
  (await buyer.ask('GET', `/api/order/${id}`)).body as OrderAnswer;

// rule basket.empty
describe('an empty basket', () => {
  test('leads to the order that waits for its payment, on the basket page and in the checkout', async () => {
    const { buyer, orderId: id, number } = await place();
    const { totals } = ((await readOrder(buyer, id)) as { order: OrderView }).order;
    const waitingOrder = { id, number, total: totals.total, tax: totals.tax };
    expect((await readBasket(buyer)).waitingOrder).toEqual(waitingOrder);
    const checkout = checkoutAnswerSchema.parse((await buyer.ask('GET', '/api/checkout')).body);
    expect(checkout).toMatchObject({ earlierOrderId: id, basket: { waitingOrder } });
  });

  test.each([
    ['is paid', { paymentStatus: 'fullypaid' }],
    ['is closed', { status: 'closed' }],
  ])('says nothing of an order that %s', async (_case, change) => {
    const { buyer, orderId } = await place();
    shop.sandbox.store.orders.change(orderId, change);
    expect(await readBasket(buyer)).not.toHaveProperty('waitingOrder');
  });

  test('is empty where the order cannot be asked for, and where there is none', async () => {
    const { buyer } = await place();
    shop.sandbox.store.faults.set({ operation: 'getOrder', mode: 'error-before' });
    for (const visitor of [buyer, shop.visit()]) expect(await readBasket(visitor)).not.toHaveProperty('waitingOrder');
  });
});

// rule order.put-back
describe('a basket with the parts of an unpaid order', () => {
  const scarce = '4B1606H-.25';
  async function restoreBasket(pieces: number) {
    stock(scarce, pieces);
    const placed = await place({ part: scarce, quantity: 2 });
    await readOrder(placed.buyer, placed.orderId);
    await placed.buyer.ask('POST', `/api/order/${placed.orderId}/basket`, {});
    return placed;
  }

  test('says from which order they come', async () => {
    const { buyer, orderId: id, number } = await restoreBasket(9);
    expect((await readBasket(buyer)).putBack).toEqual([{ id, number, before: null }]);
  });

  test('is later because of the pieces that the order keeps: what was promised with it stands beside', async () => {
    const { buyer, orderId: id, number } = await restoreBasket(2);
    stock(scarce, 0);
    const { putBack: waiting, delivery } = await readBasket(buyer);
    expect(waiting).toMatchObject([{ id, number, before: { kind: 'dates' } }]);
    expect(waiting?.[0]?.before).not.toEqual(delivery?.promise);
  });

  test('says nothing once none of its parts are in it', async () => {
    const { buyer } = await restoreBasket(9);
    await buyer.ask('POST', '/api/basket/lines', { part: 'AG-1', quantity: 1 });
    const { lines } = await readBasket(buyer);
    for (const { id, slug } of lines) if (slug === scarce) await buyer.ask('DELETE', `/api/basket/lines/${id}`);
    expect(await readBasket(buyer)).not.toHaveProperty('restoreBasket');
  });
});

// rule privacy.order-for-buyer
test('a browser that has placed two orders is shown both', async () => {
  const { buyer, orderId } = await place();
  await reachSummary(buyer);
  const second = ((await press(buyer)).body as Placed).orderId;
  for (const id of [orderId, second]) expect(await readOrder(buyer, id)).toMatchObject({ yours: true, order: { id } });
  expect(await readOrder(shop.visit(), orderId)).toMatchObject({ yours: false });
});

// rule delivery.kept
describe('what was promised', () => {
  test.each([
    ['in time', 0, undefined],
    ['too late', 30 * 24 * 60 * 60_000, expect.objectContaining({ hour: expect.any(Number) as number })],
  ])('with an order that is paid %s', async (_case, laterMs, paidBy) => {
    const { buyer, orderId } = await place();
    expect(await readOrder(buyer, orderId)).toMatchObject({ order: { delivery: { paidBy: { hour: 14 } } } });
    await shop.services.storage.set(
      paidAtRows.prefix + orderId,
      JSON.stringify({ v: 1, data: shop.services.now() + laterMs }),
      60,
    );
    shop.sandbox.store.orders.change(orderId, { paymentStatus: 'fullypaid' });
    const answer = await readOrder(buyer, orderId);
    expect(answer.yours && answer.order.delivery?.paidBy).toEqual(paidBy);
  });

  test('with an order that is not paid by then: that it is over is told', async () => {
    const { buyer, orderId } = await place();
    expect(await readOrder(buyer, orderId)).not.toHaveProperty('order.isPayByOver');
    const kept = await readKeptPromise(shop.services, orderId);
    const paidBy = { day: '2020-01-02', hour: 14 };
    await openRows(orderPromiseRows, shop.services).write(orderId, { ...kept!, paidBy });
    expect(await readOrder(buyer, orderId)).toMatchObject({ order: { isPayByOver: true } });
    shop.sandbox.store.orders.change(orderId, { paymentStatus: 'fullypaid' });
    expect(await readOrder(buyer, orderId)).not.toHaveProperty('order.isPayByOver');
  });

  test('by a try that came to nothing is not kept where the next one can note nothing', async () => {
    const buyer = shop.visit();
    await reachSummary(buyer, { part: testPart });
    shop.sandbox.store.faults.set({ operation: 'createOrder', mode: 'error-before' });
    expect((await press(buyer)).status).toBe(503);
    shop.sandbox.store.faults.clear();
    const { storage } = shop.services;
    const { set } = storage;
    storage.set = async (key, ...rest) => {
      if (key.startsWith(cartPromiseRows.prefix)) throw new Error('the disk is full');
      return set(key, ...rest);
    };
    const { orderId } = (await press(buyer)).body as Placed;
    Object.assign(storage, { set });
    expect((await readOrder(buyer, orderId)) as { order?: object }).not.toHaveProperty('order.delivery');
  });
});
