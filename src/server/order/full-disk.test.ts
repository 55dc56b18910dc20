import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { testTiming } from '#scripts/test-kit/timing.ts';
import { newKey, reachSummary } from '#scripts/test-kit/visitor.ts';
import { createOrderPlacing } from './place-order.ts';
import { digestOrder } from './order-digest.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

/** A storage whose disk is full from the n-th write on, until `room` is made. */
function fillAfter(storage: Storage, writes: number) {
  const disk = { left: writes };
  const guard = () => {
    disk.left -= 1;
    if (disk.left < 0) throw new Error('database or disk is full');
  };
  const full: Storage = {
    ...storage,
    set: async (...entry) => (guard(), storage.set(...entry)),
    putIfAbsent: async (...entry) => (guard(), storage.putIfAbsent(...entry)),
    compareAndSwap: async (...entry) => (guard(), storage.compareAndSwap(...entry)),
  };
  return { full, makeRoom: () => void (disk.left = Infinity) };
}

const countOrders = () => shop.sandbox.store.orders.list().length;
const countCalls = () => shop.sandbox.store.calls.counts()['createOrder'] ?? 0;

describe('a disk that is full while an order is placed', () => {
  test.each([0, 1, 2, 3, 4, 5])(
    'after %i writes: nothing goes on unrecorded, and nobody is told "no" when there is an order',
    async (writes) => {
      const visitor = shop.visit();
      const { shownTotal, shown } = (await reachSummary(visitor)).agreed;
      const agreed = { shownTotal, seen: digestOrder(shown), promised: null };
      const cartId = (await shop.services.seal.open('cart', visitor.cookies.get('cart_id') ?? ''))?.['id'] ?? '';
      const { full, makeRoom } = fillAfter(shop.services.storage, writes);
      const log = createLog('silent');
      const { commerce, now } = shop.services;
      const deps = { commerce, now, log, storage: full, onPlaced: async () => undefined };
      const placing = createOrderPlacing({ ...deps, timing: { ...testTiming.placing, leaseMs: 60_000 } });
      const before = { orders: countOrders(), agreed: countCalls() };

      const outcome = await placing.place({ cartId, key: newKey(), ...agreed });
      const made = countOrders() - before.orders;
      expect(outcome.kind).toBe(made === 1 ? 'placed' : 'unavailable');
      expect(countCalls() - before.agreed).toBe(made);

      makeRoom();
      const later = createOrderPlacing({ ...deps, now: () => now() + 61_000, timing: testTiming.placing ?? {} });
      const again = await later.place({ cartId, key: newKey(), ...agreed });
      expect(again.kind).toBe('placed');
      if (outcome.kind === 'placed') expect(again).toEqual(outcome);
      expect(countOrders() - before.orders).toBe(1);
    },
  );
});
