import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { testTiming } from '#scripts/test-kit/timing.ts';
import { newKey, reachSummary } from '#scripts/test-kit/visitor.ts';
import { createJournal } from './journal.ts';
import { createOrderPlacing } from './place-order.ts';
import type { PlacingStep } from './placing-record.ts';
import { digestOrder } from './order-digest.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const minute = 60_000;
const countSince = (before: number) => shop.sandbox.store.orders.list().length - before;

/** What a shop left behind that died so long ago, after it had sent a createOrder that made no order. */
async function leaveBehind(step: PlacingStep, ageMs: number, seen?: string) {
  const visitor = shop.visit();
  const { agreed } = await reachSummary(visitor);
  const cartId = (await shop.services.seal.open('cart', visitor.cookies.get('cart_id') ?? ''))?.['id'] ?? '';
  const { commerce, storage, log, now } = shop.services;
  const { shownTotal, shown } = agreed;
  const request = { cartId, key: newKey(), shownTotal, seen: seen ?? digestOrder(shown) };
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
  const placing = createOrderPlacing({ commerce, storage, log, now, onPlaced, timing: testTiming.placing ?? {} });
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
  const { placing, request, before } = await leaveBehind('begun', minute, 'digest of another address');
  await placing.resume();
  expect(countSince(before)).toBe(0);
  expect(await placing.place(request)).toEqual({ kind: 'details-changed' });
});

test('the buyer who presses again after a long time gets the order', async () => {
  const { placing, request, before } = await leaveBehind('converting', 16 * minute);
  expect(await placing.place(request)).toMatchObject({ kind: 'placed' });
  expect(countSince(before)).toBe(1);
});
