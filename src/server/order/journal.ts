import { randomUUID } from 'node:crypto';
import type { Money } from '#domain/price/money.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * How far the placing of one cart has come. Written before and after every step that cannot be taken back, so that
 * whoever comes next (a repeat, another tab, the program after a crash) knows what may have happened.
 * - `begun`: checked, nothing final done; addresses and fields may be set, which is harmless
 * - `converting`: createOrder has been sent and its outcome is not known yet
 * - `placed`: there is an order, `orderId` names it
 * - `failed`: there is no order; a repeat begins anew
 */
export type PlacingStep = 'begun' | 'converting' | 'placed' | 'failed';

/** An address that the commerce API has already taken; `digest` tells whether it is still the same one. */
export type TakenAddress = { digest: string; ref: string };

export type PlacingRecord = {
  cartId: string;
  /** the browser's idempotency key of the last request that began */
  key: string;
  shownTotal: Money;
  /** digest of the details that the buyer saw */
  seen: string;
  step: PlacingStep;
  shipping: TakenAddress | null;
  billing: TakenAddress | null;
  /** how often createOrder has been sent since the placing began */
  attempts: number;
  /** milliseconds; from here on a look-up that finds no order is believed */
  believeNoneFrom: number;
  orderId: string | null;
  startedAt: number;
  /** who works on it and until when nobody else may */
  lease: { owner: string; until: number } | null;
};

/** The sole right to work on one record. Every write fails once somebody else has taken over. */
export type HeldRecord = {
  readonly record: PlacingRecord;
  write(changes: Partial<PlacingRecord>): Promise<void>;
  /** ends the right; `changes` are written with it */
  release(changes?: Partial<PlacingRecord>): Promise<void>;
};

export type Journal = {
  read(cartId: string): Promise<PlacingRecord | null>;
  /** null while somebody else holds it; `blank` is the record to begin with where there is none */
  take(cartId: string, blank: Omit<PlacingRecord, 'lease'>): Promise<HeldRecord | null>;
  list(): Promise<PlacingRecord[]>;
};

export type JournalOptions = {
  storage: Storage;
  now: () => number;
  /** how long a right outlives a dead process; it is renewed at a third of it */
  leaseMs: number;
};

/** A cart cookie lives a day; whoever can still ask must still get the same answer. */
const keptSeconds = 2 * 24 * 60 * 60;
const prefix = 'placing:';

/** Raised when a write comes too late because another process has taken over. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

const parse = (text: string | null) => (text === null ? null : (JSON.parse(text) as PlacingRecord));

/** The journal of orders being placed, on the shop's storage. The lease is part of the record: one compare-and-swap guards both. */
export function createJournal({ storage, now, leaseMs }: JournalOptions): Journal {
  const grant = (owner: string) => ({ owner, until: now() + leaseMs });

  const claim = async (key: string, before: string | null, after: string) =>
    before === null
      ? storage.putIfAbsent(key, after, keptSeconds)
      : storage.compareAndSwap(key, before, after, keptSeconds);

  const hold = (key: string, first: PlacingRecord, owner: string): HeldRecord => {
    let record = first;
    let queue = Promise.resolve();
    const swap = async (changes: Partial<PlacingRecord>) => {
      const next = { ...record, ...changes };
      const swapped = await storage.compareAndSwap(key, JSON.stringify(record), JSON.stringify(next), keptSeconds);
      if (!swapped) throw new LeaseLost(record.step);
      record = next;
    };
    const enqueue = (changes: () => Partial<PlacingRecord>) => {
      const done = queue.then(() => swap(changes()));
      queue = done.catch(() => undefined);
      return done;
    };
    const renewal = setInterval(
      () => void enqueue(() => ({ lease: grant(owner) })).catch(() => clearInterval(renewal)),
      leaseMs / 3,
    );
    renewal.unref();
    return {
      get record() {
        return record;
      },
      write: (changes) => enqueue(() => ({ ...changes, lease: grant(owner) })),
      release: (changes = {}) => {
        clearInterval(renewal);
        return enqueue(() => ({ ...changes, lease: null }));
      },
    };
  };

  return {
    read: async (cartId) => parse(await storage.get(prefix + cartId)),
    async take(cartId, blank) {
      const key = prefix + cartId;
      const before = await storage.get(key);
      const known = parse(before);
      if (known?.lease && known.lease.until > now()) return null;
      const owner = randomUUID();
      const record = { ...(known ?? blank), lease: grant(owner) };
      return (await claim(key, before, JSON.stringify(record))) ? hold(key, record, owner) : null;
    },
    list: async () => (await storage.list(prefix)).flatMap(({ value }) => parse(value) ?? []),
  };
}
