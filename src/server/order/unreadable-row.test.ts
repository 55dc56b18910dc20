import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { testTiming } from '#scripts/test-kit/timing.ts';
import { newKey, reachSummary, testPart } from '#scripts/test-kit/visitor.ts';
import { recordLog } from '../log-for-tests.ts';
import { encodeRow } from '../storage/row-format.ts';
import { digestOrder } from './order-digest.ts';
import { createOrderPlacing } from './place-order.ts';
import type { OrderPlacing, PlaceRequest } from './placing-types.ts';
import { type PlacingRecord, placingRows } from '../journal/placing-record.ts';

/** A row of the journal that cannot be read may stand for an order under way: it never leads to a second one (rule order.once). */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.store.faults.clear());

const recordOf = (request: PlaceRequest, changes: Partial<PlacingRecord> = {}): PlacingRecord => ({
  ...{ cartId: request.cartId, key: request.key, shownTotal: request.shownTotal, seen: request.seen },
  promised: request.promised,
  ...{ step: 'begun', shipping: null, billing: null, attempts: 0, believeNoneFrom: 0, orderId: null },
  ...{ startedAt: shop.services.now(), lease: null },
  ...changes,
});

/** What may be found under the key of a cart. */
const texts: [string, (request: PlaceRequest) => string][] = [
  ['half a row', (request) => encodeRow(placingRows, recordOf(request)).slice(0, 60)],
  ['nothing of ours', () => 'x'],
  ['no text at all', () => ''],
  ['a later version', (request) => JSON.stringify({ v: 2, data: recordOf(request) })],
  ['a row without its digest', (request) => JSON.stringify({ v: 1, data: { ...recordOf(request), seen: undefined } })],
  ['placed, but no order named', (request) => encodeRow(placingRows, recordOf(request, { step: 'placed' }))],
  ['the row of another cart', (request) => encodeRow(placingRows, recordOf({ ...request, cartId: 'other' }))],
];

/** A buyer on the summary, and a placing of its own on the shop's storage, as a process that has just started has it. */
async function begin() {
  const visitor = shop.visit();
  const { shownTotal, shown } = (await reachSummary(visitor)).agreed;
  const cartId = (await shop.services.seal.open('cart', visitor.cookies.get('cart_id') ?? ''))?.['id'] ?? '';
  const request = { cartId, key: newKey(), shownTotal, seen: digestOrder(shown), promised: null };
  const { commerce, storage, now } = shop.services;
  const { log, lines } = recordLog();
  const announced: string[] = [];
  const onPlaced = async (orderId: string) => void announced.push(orderId);
  const open = () =>
    createOrderPlacing({
      commerce,
      storage,
      log,
      now,
      onPlaced,
      timing: { ...testTiming.placing, followUpMs: 60_000 },
    });
  const before = { orders: shop.sandbox.store.orders.list().length, asked: countCalls() };
  const made = () => ({
    orders: shop.sandbox.store.orders.list().length - before.orders,
    asked: countCalls() - before.asked,
  });
  const leave = (text: string) => storage.set(placingRows.prefix + cartId, text, 60_000);
  const aside = () => storage.get(`unreadable:${placingRows.prefix}${cartId}`);
  return { visitor, request, open, made, leave, aside, lines, announced };
}
async function placeOne(placing: OrderPlacing, request: PlaceRequest): Promise<string> {
  const outcome = await placing.place(request);
  if (outcome.kind !== 'placed') throw new Error(`not placed: ${outcome.kind}`);
  return outcome.orderId;
}
const countCalls = () => shop.sandbox.store.calls.counts()['createOrder'] ?? 0;

describe.each(texts)('the journal holds for this cart: %s', (_what, toText) => {
  test('the cart has become an order: every press gets that one, and createOrder is not sent', async () => {
    const { request, open, made, leave, aside, announced } = await begin();
    const orderId = await placeOne(open(), request);
    const text = toText(request);
    await leave(text);
    expect(await Promise.all([open().place(request), open().place({ ...request, key: newKey() })])).toEqual([
      { kind: 'placed', orderId },
      { kind: 'placed', orderId },
    ]);
    expect(made()).toEqual({ orders: 1, asked: 1 });
    expect(new Set(announced)).toEqual(new Set([orderId]));
    expect(await aside()).toBe(text);
  });

  test('there is no order: that is found out first, and only the next press makes one', async () => {
    const { request, open, made, leave } = await begin();
    await leave(toText(request));
    const placing = open();
    expect(await placing.isPlacing(request.cartId)).toBe(true);
    expect(await placing.place(request)).toEqual({ kind: 'failed' });
    expect(made()).toEqual({ orders: 0, asked: 0 });
    expect(await placing.isPlacing(request.cartId)).toBe(false);
    expect(await placing.place({ ...request, key: newKey() })).toMatchObject({ kind: 'placed' });
    expect(made()).toEqual({ orders: 1, asked: 1 });
  });
});

test('createOrder is under way when the row becomes unreadable: its order is waited for, no second one is made', async () => {
  const { request, open, made, leave } = await begin();
  shop.sandbox.store.faults.set({ operation: 'createOrder', mode: 'slow', ms: 600, times: 1 });
  const first = open().place(request);
  await expect.poll(() => made().asked, { timeout: 5_000 }).toBe(1);
  await leave('broken');
  const second = open().place({ ...request, key: newKey() });
  expect(await second).toMatchObject({ kind: 'placed' });
  expect(await first).toMatchObject({ kind: 'placed' });
  expect(made()).toEqual({ orders: 1, asked: 1 });
});

test('the commerce API cannot be asked: pending, however often it is pressed', async () => {
  const { request, open, made, leave } = await begin();
  await leave('broken');
  shop.sandbox.store.faults.set({ operation: 'getCart', mode: 'error-before' });
  expect(await open().place(request)).toEqual({ kind: 'pending' });
  expect(made()).toEqual({ orders: 0, asked: 0 });
});

test('nobody presses: the look at the basket is enough for it to be settled', async () => {
  const { request, open, made, leave, lines } = await begin();
  await leave('broken');
  const placing = open();
  expect(await placing.isPlacing(request.cartId)).toBe(true);
  await expect.poll(() => placing.isPlacing(request.cartId), { timeout: 10_000 }).toBe(false);
  expect(made()).toEqual({ orders: 0, asked: 0 });
  expect(lines().filter(({ code }) => code === 'row-unreadable')).toMatchObject([
    { kind: 'placing', fault: 'not-json' },
  ]);
});

test('at start: what is left unreadable is settled, and the order that came of it is confirmed', async () => {
  const { request, open, made, leave, announced } = await begin();
  const orderId = await placeOne(open(), request);
  await leave('broken');
  await open().resume();
  expect(announced).toEqual([orderId, orderId]);
  expect(made()).toEqual({ orders: 1, asked: 1 });
});

test('a basket whose row cannot be read is not changed before that is settled', async () => {
  const { visitor, leave } = await begin();
  await leave('broken');
  const change = () => visitor.ask('POST', '/api/basket/lines', { part: testPart, quantity: 1 });
  expect(await change()).toMatchObject({ status: 409, body: { code: 'order-pending' } });
  await expect.poll(async () => (await change()).status, { timeout: 10_000 }).toBe(200);
});
