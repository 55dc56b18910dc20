import type { Commerce } from '#commerce/commerce.ts';
import type { Money } from '#domain/price/money.ts';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import { orAfter, pause } from '../wait.ts';
import { conduct } from './conduct.ts';
import { createJournal, type HeldRecord, type PlacingRecord } from './journal.ts';

/**
 * `key` is the browser's idempotency key, `shownTotal` the total that the buyer agreed to. `isUnattended`: no buyer asks, but
 * the shop itself, after a crash or a lost answer.
 */
export type PlaceRequest = { cartId: string; key: string; shownTotal: Money; isUnattended?: boolean };

export type PlaceOutcome =
  | { kind: 'placed'; orderId: string }
  | { kind: 'invalid-draft'; fields: Record<string, string> }
  | { kind: 'basket-empty' }
  | { kind: 'basket-gone' }
  | { kind: 'total-changed' }
  | { kind: 'out-of-stock' }
  /** it is not known yet whether there is an order; ask again with the same key, nothing will happen twice */
  | { kind: 'pending' }
  /** there is surely no order, the basket is as it was */
  | { kind: 'failed' }
  /** the commerce API or our own storage cannot be used; nothing was begun */
  | { kind: 'unavailable' };

/**
 * Placing an order, one for a cart whatever happens (doc 2 §4, design T13-T15). Requests for the same cart that come at the
 * same time or later, with the same key or another one, get the same answer.
 */
export type OrderPlacing = {
  place(request: PlaceRequest): Promise<PlaceOutcome>;
  /** finishes what a dead process left behind; resolves when all of it is settled or known to be pending */
  resume(): Promise<void>;
  /** true while an order may be coming out of this cart: it must not be changed */
  isPlacing(cartId: string): Promise<boolean>;
};

export type OrderPlacingOptions = {
  commerce: Commerce;
  storage: Storage;
  log: Log;
  now: () => number;
  /** called with every order before it is journalled as placed, possibly more than once */
  onPlaced: (orderId: string) => Promise<void>;
  timing?: Partial<PlacingTiming>;
};

/** All in milliseconds. */
export type PlacingTiming = {
  /** how long a dead process blocks its cart */
  leaseMs: number;
  /** how long a request waits before it is told "pending"; below the 60 s that the browser waits (`stores/placing.ts`) */
  patienceMs: number;
  /** how long after createOrder was sent a look-up without order is not believed; above the adapter's deadline for it */
  silenceMs: number;
  /** how long one settlement keeps looking up */
  settleMs: number;
  pauseMs: number;
  /** how old an attempt may be that the shop begins anew while nobody asks; an older one is only looked up */
  resumableMs: number;
};

const defaultTiming: PlacingTiming = {
  leaseMs: 4_000,
  patienceMs: 12_000,
  silenceMs: 30_000,
  settleMs: 45_000,
  pauseMs: 1_000,
  resumableMs: 15 * 60_000,
};

const pending: PlaceOutcome = { kind: 'pending' };

const toBlank = ({ cartId, key, shownTotal }: PlaceRequest, now: number): Omit<PlacingRecord, 'lease'> => ({
  cartId,
  key,
  shownTotal,
  step: 'failed',
  shipping: null,
  billing: null,
  attempts: 0,
  believeNoneFrom: 0,
  orderId: null,
  startedAt: now,
});

/** Builds the placing on commerce API and storage. One flight per cart in this process, one lease per cart among processes. */
export function createOrderPlacing(options: OrderPlacingOptions): OrderPlacing {
  const { storage, log, now } = options;
  const timing = { ...defaultTiming, ...options.timing };
  const journal = createJournal({ storage, now, leaseMs: timing.leaseMs });
  const flights = new Map<string, Promise<PlaceOutcome>>();

  /** Waits for the lease of another process, as long as a dead one could hold it and a living one may need. */
  const takeTurn = async (request: PlaceRequest): Promise<HeldRecord | PlaceOutcome> => {
    const end = now() + timing.patienceMs + timing.leaseMs;
    for (;;) {
      const held = await journal.take(request.cartId, toBlank(request, now()));
      if (held) return held;
      if (now() >= end) return pending;
      await pause(Math.min(timing.pauseMs, timing.leaseMs / 4));
    }
  };

  const fly = async (request: PlaceRequest): Promise<PlaceOutcome> => {
    const known = await journal.read(request.cartId);
    if (known?.step === 'placed' && known.orderId !== null) return { kind: 'placed', orderId: known.orderId };
    const turn = await takeTurn(request);
    if ('kind' in turn) return turn;
    const outcome = await conduct({ ...options, timing }, turn, request);
    log[outcome.kind === 'pending' || outcome.kind === 'failed' ? 'warn' : 'info']('placing-ended', {
      outcome: outcome.kind,
      attempts: turn.record.attempts,
    });
    if (outcome.kind === 'pending') followUp(request);
    return outcome;
  };

  const refuse = (error: unknown): PlaceOutcome => {
    log.error('placing-not-recorded', { reason: error instanceof Error ? error.message : 'unknown' });
    return { kind: 'unavailable' };
  };

  const join = (request: PlaceRequest): Promise<PlaceOutcome> => {
    const known = flights.get(request.cartId);
    if (known) return known;
    const flight = fly(request)
      .catch(refuse)
      .finally(() => flights.delete(request.cartId));
    flights.set(request.cartId, flight);
    return flight;
  };

  const joinUnattended = (request: PlaceRequest) => join({ ...request, isUnattended: true });

  /** A lost answer is looked up again even when nobody asks. */
  const followUp = (request: PlaceRequest) =>
    void setTimeout(() => void joinUnattended(request), timing.silenceMs).unref();

  const resumeOne = async (record: PlacingRecord) => {
    const isTooOld = record.step === 'begun' && now() - record.startedAt > timing.resumableMs;
    if (!isTooOld) await joinUnattended(record);
  };

  return {
    place: (request) => orAfter(join(request), timing.patienceMs, pending),
    async resume() {
      const records = await journal.list();
      await Promise.all(records.filter(({ step }) => step === 'begun' || step === 'converting').map(resumeOne));
    },
    async isPlacing(cartId) {
      const record = await journal.read(cartId);
      if (record?.step === 'begun') return (record.lease?.until ?? 0) > now();
      return record?.step === 'converting';
    },
  };
}
