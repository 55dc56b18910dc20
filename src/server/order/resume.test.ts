import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { testTiming } from '#scripts/test-kit/timing.ts';
import { newKey, reachSummary } from '#scripts/test-kit/visitor.ts';
import { notePromise, readKeptPromise } from '../delivery/kept-promise.ts';
import { createJournal } from '../journal/journal.ts';
import { createOrderPlacing } from './place-order.ts';
import type { OrderPlacingOptions } from './placing-types.ts';
import type { PlacingStep } from '../journal/placing-record.ts';
import { digestOrder } from './order-digest.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const minute = 60_000;
const countSince = (before: number) => shop.sandbox.store.orders.list().length - before;

const notePromises: OrderPlacingOptions['notePromise'] = (cart, displayed) =>
  notePromise(shop.services, cart, displayed);

/** What a shop left behind that died so long ago, after it had sent a createOrder that made no order. */
async function leaveBehind(step: PlacingStep, ageMs: number, { seen, part }: { seen?: string; part?: string } = {}) {
  const visitor = shop.visit();
  const { agreed } = await reachSummary(visitor, part ? { part } : {});
  const cartId = (await shop.services.seal.open('cart', visitor.cookies.get('cart_id') ?? ''))?.['id'] ?? '';
  const { commerce, storage, log, now } = shop.services;
  const { shownTotal, shown: displayed } = agreed;
  const promised = displayed.promised ?? null;
  const request = { cartId, key: newKey(), shownTotal, seen: seen ?? digestOrder(displayed), promised };
  const untouched = { shipping: null, billing: null, orderId: null };
  const journal = createJournal({ storage, log, now, leaseMs: minute, silenceMs: minute });
  const held = await journal.take(cartId, {
    ...request,
    ...untouched,
    step,
    attempts: 1,
    believeNoneFrom: 0,
    startedAt: now() - ageMs,
  });
  await held?.release();
  const onPlaced = async () => undefined;
  const timing = testTiming.placing ?? {};
  const placing = createOrderPlacing({ commerce, storage, log, now, onPlaced, notePromise: notePromises, timing });
  return { placing, request, before: countSince(0) };
}

test.each<[PlacingStep, number, number]>([
  ['begun', 1, 1],
  ['converting', 1, 1],
  ['begun', 16, 0],
  ['converting', 16, 0],
])('left at "%s" %i minutes ago, nobody asks: %i orders', async (step, minutes, expected) => {
  const { placing, request, before } = await leaveBehind(step, minutes * minute);
  await placing.resume();
  expect(countSince(before)).toBe(expected);
  expect(await placing.isPlacing(request.cartId)).toBe(false);
});

test('what was seen before the crash counts: another address since then is not ordered', async () => {
  const { placing, request, before } = await leaveBehind('begun', minute, { seen: 'digest of another address' });
  await placing.resume();
  expect(countSince(before)).toBe(0);
  expect(await placing.place(request)).toEqual({ kind: 'details-changed' });
});

const shelved = '4B1183H-STD';
function setStock(stock: { default: number; inTransit: { days: number; quantity: number }[] }): void {
  const { parts } = shop.sandbox.store;
  const part = parts.bySlug(shelved);
  if (!part) throw new Error(`no ${shelved}`);
  parts.save({ ...part, stock: { dropship: 0, alternative: 0, manufacturer: 0, ...stock } });
}

// rules order.as-shown and delivery.known-stock
describe.each<PlacingStep>(['begun', 'converting'])('days that were shown before the crash, left at "%s"', (step) => {
  test('later by now: nothing is ordered, and the buyer who presses again is asked', async () => {
    setStock({ default: 5, inTransit: [] });
    const { placing, request, before } = await leaveBehind(step, minute, { part: shelved });
    setStock({ default: 0, inTransit: [{ days: 12, quantity: 5 }] });
    await placing.resume();
    expect(countSince(before)).toBe(0);
    expect(await placing.place(request)).toEqual({ kind: 'delivery-changed' });
    expect(await placing.isPlacing(request.cartId)).toBe(false);
  });

  test('stock does not answer: they are kept with the order', async () => {
    setStock({ default: 5, inTransit: [] });
    const { placing, request, before } = await leaveBehind(step, minute, { part: shelved });
    shop.sandbox.store.faults.set({ operation: 'getItemStock', mode: 'error-before' });
    await placing.resume();
    shop.sandbox.store.faults.clear();
    expect(countSince(before)).toBe(1);
    const placed = await placing.place(request);
    const orderId = placed.kind === 'placed' ? placed.orderId : '';
    expect(await readKeptPromise(shop.services, orderId)).toMatchObject({ promise: request.promised });
  });
});

test('the buyer who presses again after a long time gets the order', async () => {
  const { placing, request, before } = await leaveBehind('converting', 16 * minute);
  expect(await placing.place(request)).toMatchObject({ kind: 'placed' });
  expect(countSince(before)).toBe(1);
});

// rule order.once
test('another process ends it without an order while it is waited for: nothing is begun anew with nobody there', async () => {
  const { placing, request, before } = await leaveBehind('converting', minute);
  const journal = createJournal({ ...shop.services, leaseMs: testTiming.placing?.leaseMs ?? 0, silenceMs: minute });
  const record = await journal.read(request.cartId);
  const other = record && (await journal.take(request.cartId, record));
  const resumed = placing.resume();
  await nextTurn();
  await other?.release({ step: 'failed' });
  await resumed;
  expect([other?.record.step, countSince(before)]).toEqual(['failed', 0]);
  expect(await placing.place(request)).toMatchObject({ kind: 'placed' });
});
