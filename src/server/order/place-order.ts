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

const toBlank = ({ cartId, key, shownTotal, seen }: PlaceRequest, now: number): Omit<PlacingRecord, 'lease'> => ({
  cartId,
  key,
  shownTotal,
  seen,
  step: 'failed',
  shipping: null,
  billing: null,
  attempts: 0,
  believeNoneFrom: 0,
  orderId: null,
  startedAt: now,
});

type Parts = Omit<OrderPlacingOptions, 'timing'> & { timing: PlacingTiming; journal: ReturnType<typeof createJournal> };

/** Waits for the lease of another process, as long as a dead one could hold it and a living one may need. */
async function takeTurn({ journal, now, timing }: Parts, request: PlaceRequest): Promise<HeldRecord | PlaceOutcome> {
  const end = now() + timing.patienceMs + timing.leaseMs;
  for (;;) {
    const held = await journal.take(request.cartId, toBlank(request, now()));
    if (held) return held;
    if (now() >= end) return pending;
    await pause(Math.min(timing.pauseMs, timing.leaseMs / 4));
  }
}

/** One flight of a cart; `onLost` is called when it ends without knowing what became of the order. */
async function fly(parts: Parts, request: PlaceRequest, onLost: () => void): Promise<PlaceOutcome> {
  const known = await parts.journal.read(request.cartId);
  if (known?.step === 'placed' && known.orderId !== null) return { kind: 'placed', orderId: known.orderId };
  const turn = await takeTurn(parts, request);
  if ('kind' in turn) return turn;
  const outcome = await conduct(parts, turn, request);
  parts.log[outcome.kind === 'pending' || outcome.kind === 'failed' ? 'warn' : 'info']('placing-ended', {
    outcome: outcome.kind,
    attempts: turn.record.attempts,
  });
  if (outcome.kind === 'pending') onLost();
  return outcome;
}

function refuse({ log }: Parts, error: unknown): PlaceOutcome {
  log.error('placing-not-recorded', {}, error);
  return { kind: 'unavailable' };
}

/** Builds the placing on commerce API and storage. One flight per cart in this process, one lease per cart among processes. */
export function createOrderPlacing(options: OrderPlacingOptions): OrderPlacing {
  const { storage, now } = options;
  const timing = { ...defaultTiming, ...options.timing };
  const journal = createJournal({ storage, now, leaseMs: timing.leaseMs });
  const parts: Parts = { ...options, timing, journal };
  const flights = new Map<string, Promise<PlaceOutcome>>();

  const join = (request: PlaceRequest): Promise<PlaceOutcome> => {
    const known = flights.get(request.cartId);
    if (known) return known;
    const flight = fly(parts, request, () => followUp(request))
      .catch((error: unknown) => refuse(parts, error))
      .finally(() => flights.delete(request.cartId));
    flights.set(request.cartId, flight);
    return flight;
  };

  const joinUnattended = (request: PlaceRequest) =>
    options.log.job('placing', () => join({ ...request, isUnattended: true }));

  /** A lost answer is looked up again even when nobody asks. */
  const followUp = (request: PlaceRequest) =>
    void setTimeout(() => void joinUnattended(request), timing.followUpMs ?? timing.silenceMs).unref();

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
