import { orAfter, pause } from '../wait.ts';
import { conduct } from './conduct.ts';
import { createJournal, type HeldRecord, type PlacingRecord } from './journal.ts';
import type { OrderPlacing, OrderPlacingOptions, PlaceOutcome, PlaceRequest, PlacingTiming } from './placing.ts';

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
