import { expect, test } from 'vitest';
import type { Cart } from '#commerce/commerce.ts';
import { createLog } from '../log.ts';
import { isHeld } from '../storage/lease.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { createJournal } from '../journal/journal.ts';
import { lookUpOrder } from './look-up-order.ts';
import { toUnsettledRecord } from '../journal/placing-record.ts';

const leaseMs = 4_000;
const hour = 3_600_000;

test.each([
  ['nobody', null, false],
  ['somebody now', { owner: 'a', until: hour + leaseMs }, true],
  ['somebody whose clock is a little ahead', { owner: 'a', until: hour + 2 * leaseMs }, true],
  ['somebody who is gone', { owner: 'a', until: hour }, false],
  ['somebody from before the clock was set back', { owner: 'a', until: 2 * hour }, false],
])('a record is held by %s: %j', (_, lease, held) => {
  expect(isHeld(lease, hour, leaseMs)).toBe(held);
});

test('an order looked up when the clock was set back by a day is settled after the usual silence', async () => {
  const clock = { at: 25 * hour };
  const now = () => clock.at;
  const [storage, log] = [createMemoryStorage(now), createLog('silent')];
  const journal = createJournal({ storage, log, now, leaseMs, silenceMs: 40 });
  const { lease: _, ...blank } = toUnsettledRecord('cart', now() + 40);
  clock.at -= 24 * hour;
  const held = await journal.take('cart', blank);
  if (held === null) throw new Error('the record is held by nobody');
  const cart = { orderId: null } as Cart;
  const commerce = { getCart: async () => ({ ok: true as const, value: cart }) };
  const look = () =>
    lookUpOrder({ commerce, log, now, silenceMs: 40, leaseMs, notBefore: 0, pauseMs: 1, timeoutMs: 5 }, held);
  expect(await look()).toEqual({ kind: 'unknown' });
  expect(held.record.believeNoneFrom).toBe(hour + 40);
  clock.at += 40;
  expect(await look()).toEqual({ kind: 'none' });
  await held.release();
});
