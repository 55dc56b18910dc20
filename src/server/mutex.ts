import * as z from 'zod';
import { retention } from '#config/retention.ts';
import type { Log } from './log.ts';
import { createLeases, type Held, type Lease } from './storage/lease.ts';
import { decodeRow, encodeRow, type RowFormat } from './storage/row-format.ts';
import type { Storage } from './storage/storage.ts';

/**
 * One piece of work on a thing after the other: changes of a cart, or the opening of one. A change first looks at the cart and
 * then writes to it; two at once, from two tabs or from one that was left in a hurry, would each write on what the other has
 * just changed.
 */
export type Mutex = {
  /** does the work when nobody else works under this name, in the order asked; rejects with what the work rejects with */
  runExclusive<T>(name: string, work: () => Promise<T>): Promise<T>;
};

type MutexOptions = {
  storage: Pick<Storage, 'get' | 'putIfAbsent' | 'compareAndSwap'>;
  log: Pick<Log, 'warn'>;
  now: () => number;
  /** milliseconds that a dead process keeps others waiting */
  leaseMs?: number;
  /** milliseconds that another process is waited for; then the work is done all the same, as without a mutex */
  timeoutMs?: number;
};

type MutexRecord = { lease: Lease | null };

const pauseMs = 25;

/** An unreadable one is left alone: it is gone as soon as a dead process's would be. */
const toFormat = (leaseMs: number): RowFormat<MutexRecord> => ({
  kind: 'mutex',
  prefix: 'mutex:',
  schema: z.strictObject({ lease: z.nullable(z.strictObject({ owner: z.string(), until: z.number() })) }),
  keptSeconds: leaseMs / 1_000,
});

/** In this process by a queue, among processes by a lease in the storage. */
export function createMutex({
  storage,
  log,
  now,
  leaseMs = retention.mutex.seconds * 1000,
  timeoutMs = 12_000,
}: MutexOptions): Mutex {
  const last = new Map<string, Promise<unknown>>();
  const format = toFormat(leaseMs);
  const leases = createLeases<MutexRecord>({
    ...{ storage, now, leaseMs, keptFor: () => format.keptSeconds },
    encode: (record) => encodeRow(format, record),
    decode: (text) => {
      const decoded = decodeRow(format, text);
      return decoded.ok ? decoded.value : null;
    },
  });

  /** Null when the lease cannot be had; a storage that cannot be written is no reason to refuse a change. */
  async function acquire(name: string): Promise<Held<MutexRecord> | null> {
    try {
      return await leases.take(format.prefix + name, {}, { timeoutMs, pauseMs });
    } catch (error) {
      log.warn('mutex-not-acquired', {}, error);
      return null;
    }
  }

  async function runHeld<T>(name: string, work: () => Promise<T>): Promise<T> {
    const held = await acquire(name);
    try {
      return await work();
    } finally {
      await held?.release().catch(() => undefined);
    }
  }

  return {
    runExclusive(name, work) {
      const running = (last.get(name) ?? Promise.resolve()).then(() => runHeld(name, work));
      const over = running.catch(() => undefined).then(() => void (last.get(name) === over && last.delete(name)));
      last.set(name, over);
      return running;
    },
  };
}
