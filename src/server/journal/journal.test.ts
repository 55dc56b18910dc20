import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { LeaseLost } from '../storage/lease.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { createJournal, type LeasedRecord } from './journal.ts';
import type { PlacingRecord } from './placing-record.ts';

const blank: Omit<PlacingRecord, 'lease'> = {
  cartId: 'c1',
  key: 'k'.repeat(16),
  shownTotal: { amount: 100, currency: 'eur' },
  seen: 'digest of what was shown',
  promised: null,
  step: 'begun',
  shipping: null,
  billing: null,
  attempts: 0,
  believeNoneFrom: 0,
  orderId: null,
  startedAt: 0,
};

let taken: (LeasedRecord | null)[] = [];
/** Nobody here dies and takes its clock along. */
afterEach(async () => {
  await Promise.allSettled(taken.map(async (held) => held?.release()));
  taken = [];
});

function begin() {
  const clock = { at: 1_000_000 };
  const storage = createMemoryStorage(() => clock.at);
  const options = { storage, log: createLog('silent'), now: () => clock.at, leaseMs: 4000, silenceMs: 30_000 };
  const journal = createJournal(options);
  const take: typeof journal.take = async (...args) => {
    const held = await journal.take(...args);
    taken.push(held);
    return held;
  };
  return { clock, storage, journal: { ...journal, take } };
}

describe('journal', () => {
  test('one of many takers gets the record', async () => {
    const { journal } = begin();
    const taken = await Promise.all(Array.from({ length: 20 }, () => journal.take('c1', blank)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('what was written is read by the next one after release', async () => {
    const { journal } = begin();
    const held = await journal.take('c1', blank);
    await held?.write({ step: 'converting', attempts: 1 });
    await held?.release({ step: 'placed', orderId: 'o1' });
    expect(await journal.read('c1')).toMatchObject({ step: 'placed', attempts: 1, orderId: 'o1', lease: null });
    expect((await journal.take('c1', blank))?.record.orderId).toBe('o1');
  });

  test('a right that was not renewed can be taken over, and its first owner can write no more', async () => {
    const { clock, journal } = begin();
    const dead = await journal.take('c1', blank);
    expect(await journal.take('c1', blank)).toBeNull();
    clock.at += 4001;
    expect(await journal.take('c1', blank)).not.toBeNull();
    await expect(dead?.write({ step: 'placed' })).rejects.toThrow(LeaseLost);
  });

  test('writes made at once do not overtake each other', async () => {
    const { journal } = begin();
    const held = await journal.take('c1', blank);
    await Promise.all([held?.write({ attempts: 1 }), held?.write({ attempts: 2 }), held?.release({ step: 'failed' })]);
    expect(await journal.read('c1')).toMatchObject({ attempts: 2, step: 'failed', lease: null });
  });
});
