import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { testTiming } from '#scripts/test-kit/timing.ts';
import { newKey, reachSummary, readAgreed, testPart } from '#scripts/test-kit/visitor.ts';
import { digestOrder } from './order-digest.ts';
import { createOrderPlacing } from './place-order.ts';
import type { PlaceRequest } from './placing-types.ts';

/** What the shop does by itself after a lost answer (rule order.once). */

let shop: TestShop;
let part: NonNullable<ReturnType<TestShop['sandbox']['store']['parts']['bySlug']>>;
beforeAll(async () => {
  shop = await openTestShop({ storage: 'memory' });
  const found = shop.sandbox.store.parts.bySlug(testPart);
  if (!found) throw new Error(`no ${testPart}`);
  part = found;
});
afterAll(() => shop.stop());
afterEach(() => {
  vi.restoreAllMocks();
  shop.sandbox.store.faults.clear();
  setGone(false);
});

/** Of no other timer, so that it is known among them. */
const followUpMs = 54_321;

const setGone = (gone: boolean) => shop.sandbox.store.parts.save({ ...part, gone });

/** createOrder makes nothing and says nothing of it, and then the cart cannot be asked. */
function loseAnswer(): void {
  const { faults } = shop.sandbox.store;
  const { take } = faults;
  faults.take = (operation) => {
    if (operation !== 'createOrder') return take(operation);
    faults.take = take;
    faults.set({ operation: 'getCart', mode: 'error-before' });
    return { operation, mode: 'error-before' };
  };
}

const orders = () => shop.sandbox.store.orders.list().length;
const sent = () => shop.sandbox.store.calls.counts()['createOrder'] ?? 0;

/** A buyer on the summary, whose press is to be looked up by the shop itself after a while: `lookAgain` is that moment. */
async function begin() {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const visitor = shop.visit();
  await reachSummary(visitor);
  const cartId = (await shop.services.seal.open('cart', visitor.cookies.get('cart_id') ?? ''))?.['id'] ?? '';
  const { commerce, storage, log, now } = shop.services;
  const timing = { ...testTiming.placing, settleMs: 100, followUpMs };
  const placing = createOrderPlacing({ commerce, storage, log, now, onPlaced: async () => undefined, timing });
  const before = { orders: orders(), sent: sent() };
  /** A new press of what the summary shows. */
  const read = async (): Promise<PlaceRequest> => {
    const { shownTotal, shown } = await readAgreed(visitor);
    return { cartId, key: newKey(), shownTotal, seen: digestOrder(shown), promised: shown.promised ?? null };
  };
  const placeUnknown = async (request: PlaceRequest) => {
    loseAnswer();
    expect(await placing.place(request)).toEqual({ kind: 'pending' });
    shop.sandbox.store.faults.clear();
  };
  return {
    ...{ visitor, placing, read, placeUnknown },
    made: () => ({ orders: orders() - before.orders, sent: sent() - before.sent }),
    async lookAgain() {
      const [work] = timers.mock.calls.find(([, delayMs]) => delayMs === followUpMs) ?? [];
      expect(work).toBeTypeOf('function');
      work?.();
      await nextTurn();
    },
  };
}

describe('an answer was lost, and the buyer has read since that there is no order:', () => {
  type Refusal = [why: string, kind: string, sent: number, refuse: () => void, change: Partial<PlaceRequest>];
  const fail = () => shop.sandbox.store.faults.set({ operation: 'createOrder', mode: 'error-before' });
  test.each<Refusal>([
    ['it failed for good', 'failed', 2, fail, {}],
    ['stock is gone', 'out-of-stock', 2, () => setGone(true), {}],
    ['the total is another', 'total-changed', 1, () => {}, { shownTotal: { amount: 1, currency: 'eur' } }],
  ])('%s. None is made by itself', async (_why, kind, times, refuse, change) => {
    const { placing, read, placeUnknown, made, lookAgain } = await begin();
    const request = await read();
    await placeUnknown(request);
    refuse();
    expect(await placing.place({ ...request, ...change })).toEqual({ kind });
    setGone(false);
    shop.sandbox.store.faults.clear();
    await lookAgain();
    expect(await placing.findOrder(request, { isCartHolder: true })).toEqual({ kind: 'basket-gone' });
    expect(made()).toEqual({ orders: 0, sent: times });
    expect(await placing.place({ ...request, key: newKey() })).toMatchObject({ kind: 'placed' });
  });
});

test('an answer was lost, nobody asks again: the order is made by itself', async () => {
  const { placing, read, placeUnknown, made, lookAgain } = await begin();
  const request = await read();
  await placeUnknown(request);
  await lookAgain();
  expect(await placing.findOrder(request, { isCartHolder: true })).toMatchObject({ kind: 'placed' });
  expect(made()).toEqual({ orders: 1, sent: 2 });
});

test('two presses lost their answers, with another address each: the later one is gone on with', async () => {
  const { visitor, placing, read, placeUnknown, made, lookAgain } = await begin();
  const first = await read();
  await placeUnknown(first);
  shop.sandbox.store.faults.set({ operation: 'createOrder', mode: 'error-before' });
  expect(await placing.place(first)).toEqual({ kind: 'failed' });
  shop.sandbox.store.faults.clear();
  const { shown } = await readAgreed(visitor);
  const shipping = { ...shown.draft.shipping, address: 'Elsewhere 9' };
  await visitor.ask('PUT', '/api/checkout/draft', { ...shown.draft, shipping });
  const second = await read();
  expect(second.seen).not.toBe(first.seen);
  await placeUnknown(second);
  await lookAgain();
  expect(await placing.findOrder(second, { isCartHolder: true })).toMatchObject({ kind: 'placed' });
  expect(made().orders).toBe(1);
});
