import { randomUUID } from 'node:crypto';
import { pause } from '../wait.ts';
import type { Storage } from './storage.ts';

/** Who works on a record, and until when (milliseconds) nobody else may. */
export type Lease = { owner: string; until: number };
type Leased = { lease: Lease | null };

/**
 * True while somebody has the right. One that ends later than any can was granted before the clock was set back: it is over,
 * or its owner writes it anew within a third of it and is not disturbed.
 */
export const isHeld = (lease: Lease | null, now: number, leaseMs: number): boolean =>
  lease !== null && lease.until > now && lease.until - now <= 2 * leaseMs;

/** The sole right to work on one record. Every write fails once somebody else has taken over. */
export type Held<T extends Leased> = {
  readonly record: T;
  write(changes: Partial<T>): Promise<void>;
  /** ends the right; `changes` are written with it */
  release(changes?: Partial<T>): Promise<void>;
};

type LeaseOptions<T extends Leased> = {
  storage: Pick<Storage, 'get' | 'putIfAbsent' | 'compareAndSwap'>;
  now: () => number;
  /** milliseconds that a right outlives a dead process; it is renewed at a third of it */
  leaseMs: number;
  /** how long such a record outlives the last write to it */
  keptFor: (record: T) => number;
  encode: (record: T) => string;
  /** null where the text does not say who works on it: then nobody gets it as long as it is there */
  decode: (text: string, key: string) => T | null;
};

/** How long somebody else is waited for; without it one look is all. */
export type LeaseWait = { timeoutMs: number; pauseMs: number };

/** Raised when a write comes too late because another process has taken over. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** Holds a record that was just taken: writes one after the other, and renews the right by the clock. */
function hold<T extends Leased>(options: LeaseOptions<T>, key: string, first: T, grant: () => Lease): Held<T> {
  const { storage, leaseMs, keptFor, encode } = options;
  let record = first;
  let queue = Promise.resolve();
  const swap = async (changes: Partial<T>) => {
    const next = { ...record, ...changes };
    const isSwapped = await storage.compareAndSwap(key, encode(record), encode(next), keptFor(next));
    if (!isSwapped) throw new LeaseLost(key.split(':')[0]);
    record = next;
  };
  const enqueue = (toChanges: () => Partial<T>) => {
    const done = queue.then(() => swap(toChanges()));
    queue = done.catch(() => undefined);
    return done;
  };
  const renew = () => enqueue(() => ({ lease: grant() }) as Partial<T>);
  // a storage that is away for a moment does not end the right; only another owner does
  const renewal = setInterval(
    () => void renew().catch((error: unknown) => error instanceof LeaseLost && clearInterval(renewal)),
    leaseMs / 3,
  ).unref();
  return {
    get record() {
      return record;
    },
    write: (changes) => enqueue(() => ({ ...changes, lease: grant() })),
    release: (changes) => {
      clearInterval(renewal);
      return enqueue(() => ({ ...changes, lease: null }) as Partial<T>);
    },
  };
}

/**
 * Rights to work on records of the storage, one owner at a time over all processes. The lease is part of the record: one
 * compare-and-swap guards both, so that whoever has lost it can write no more.
 */
export function createLeases<T extends Leased>(options: LeaseOptions<T>) {
  const { storage, now, leaseMs, keptFor, encode, decode } = options;

  /** null while somebody else holds it; `blank` is the record to begin with where there is none */
  async function takeNow(key: string, blank: Omit<T, 'lease'>): Promise<Held<T> | null> {
    const before = await storage.get(key);
    const known = before === null ? blank : decode(before, key);
    if (known === null) return null;
    const { lease } = { lease: null, ...known } as Leased;
    if (isHeld(lease, now(), leaseMs)) return null;
    const owner = randomUUID();
    const grant = () => ({ owner, until: now() + leaseMs });
    const record = { ...known, lease: grant() } as T;
    const isTaken =
      before === null
        ? await storage.putIfAbsent(key, encode(record), keptFor(record))
        : await storage.compareAndSwap(key, before, encode(record), keptFor(record));
    return isTaken ? hold(options, key, record, grant) : null;
  }

  return {
    /** null where somebody else holds it and goes on holding it longer than the timeout */
    async take(
      key: string,
      blank: Omit<T, 'lease'>,
      { timeoutMs, pauseMs }: LeaseWait = { timeoutMs: 0, pauseMs: 0 },
    ): Promise<Held<T> | null> {
      // by a clock that nobody sets
      const end = performance.now() + timeoutMs;
      for (;;) {
        const held = await takeNow(key, blank);
        if (held !== null || performance.now() >= end) return held;
        await pause(pauseMs);
      }
    },
  };
}
