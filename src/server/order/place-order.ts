import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { isRefusedAs } from '#domain/failure.ts';
import { withTimeout } from '../wait.ts';
import { createJournal, type LeasedRecord, type Journal } from '../journal/journal.ts';
import { readAgreed } from './check-placing.ts';
import { compareWithRequest } from './order-digest.ts';
import type { OrderPlacing, OrderPlacingOptions, PlaceRequest, PlacingTiming, RunOutcome } from './placing-types.ts';
import { isOpen, type PlacingRecord } from '../journal/placing-record.ts';
import { readPlaced, runPlacing } from './run-placing.ts';

/** What each of them means, `PlacingTiming` says. */
const defaultTiming: PlacingTiming = {
  leaseMs: 4_000,
  timeoutMs: 12_000,
  silenceMs: 30_000,
  settleMs: 45_000,
  pauseMs: 1_000,
  resumableMs: 15 * 60_000,
};

const pending: RunOutcome = { kind: 'pending' };

const toNewRecord = (
  { cartId, key, shownTotal, seen, promised }: PlaceRequest,
  now: number,
): Omit<PlacingRecord, 'lease'> => ({
  cartId,
  key,
  shownTotal,
  seen,
  promised,
  step: 'failed',
  shipping: null,
  billing: null,
  attempts: 0,
  believeNoneFrom: 0,
  orderId: null,
  startedAt: now,
});

type Dependencies = Omit<OrderPlacingOptions, 'timing'> & { timing: PlacingTiming; journal: Journal };

/**
 * The record, leased; null while another process works on it. Waits until the lease of a dead process has ended and a living one has
 * had the time of a whole request.
 */
const takeRecord = ({ journal, now, timing }: Dependencies, request: PlaceRequest): Promise<LeasedRecord | null> =>
  journal.take(request.cartId, toNewRecord(request, now()), {
    timeoutMs: timing.timeoutMs + timing.leaseMs,
    pauseMs: Math.min(timing.pauseMs, timing.leaseMs / 4),
  });

/** One run of a cart. `onOutcomeUnknown`: called when the run ends and nobody knows whether there is an order. */
async function run(deps: Dependencies, request: PlaceRequest, onOutcomeUnknown: () => void): Promise<RunOutcome> {
  const known = await deps.journal.read(request.cartId);
  const placed = readPlaced(known);
  if (placed) return placed;
  const leased = await takeRecord(deps, request);
  if (leased === null) return pending;
  const outcome = await runPlacing(deps, leased, request);
  deps.log[outcome.kind === 'pending' || outcome.kind === 'failed' ? 'warn' : 'info']('placing-ended', {
    outcome: outcome.kind,
    attempts: leased.record.attempts,
  });
  if (outcome.kind === 'pending') onOutcomeUnknown();
  return outcome;
}

function refuse({ log }: Dependencies, error: unknown): RunOutcome {
  log.error('placing-not-recorded', {}, error);
  return { kind: 'unavailable' };
}

/** For a cart without a record: its order, as the commerce API knows it. */
async function askCart({ commerce }: Pick<Dependencies, 'commerce'>, cartId: string): Promise<RunOutcome> {
  const cart = await commerce.getCart(cartId);
  if (!cart.ok) return { kind: isRefusedAs(cart.failure, 'not-found') ? 'basket-gone' : 'unavailable' };
  const { orderId } = cart.value;
  if (orderId === null) return { kind: 'basket-gone' };
  return { kind: 'placed', orderId, agreed: readAgreed(cart.value, emptyCheckoutDraft) };
}

/** Runs each piece of work `delayMs` after it was added; after `stop` none begins any more. */
function createFollowUps(delayMs: number) {
  const waiting = new Set<NodeJS.Timeout>();
  let isStopped = false;
  return {
    add(work: () => void): void {
      if (isStopped) return;
      const timer = setTimeout(() => {
        waiting.delete(timer);
        work();
      }, delayMs).unref();
      waiting.add(timer);
    },
    stop(): void {
      isStopped = true;
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}

/** Builds the placing on commerce API and storage. One run per cart in this process, one lease per cart among processes. */
export function createOrderPlacing(options: OrderPlacingOptions): OrderPlacing {
  const { storage, log, now } = options;
  const timing = { ...defaultTiming, ...options.timing };
  const { leaseMs, silenceMs } = timing;
  const journal = createJournal({
    ...{ storage, log, now, leaseMs, silenceMs },
    onUnreadable: (record) => void joinUnattended(record),
  });
  const deps: Dependencies = { ...options, timing, journal };
  const inFlight = new Map<string, Promise<RunOutcome>>();
  const followUps = createFollowUps(timing.followUpMs ?? timing.silenceMs);

  const join = (request: PlaceRequest): Promise<RunOutcome> => {
    const known = inFlight.get(request.cartId);
    if (known) return known;
    const running = run(deps, request, () => followUp(request))
      .catch((error: unknown) => refuse(deps, error))
      .finally(() => inFlight.delete(request.cartId));
    inFlight.set(request.cartId, running);
    return running;
  };

  const joinUnattended = (request: PlaceRequest) =>
    options.log.job('placing', () => join({ ...request, isUnattended: true }));

  /**
   * Goes on with an unfinished record while no buyer asks. `failed` is left alone: the buyer was told so and has to press again. So is
   * `begun` after `resumableMs`, because nobody may get an order long after pressing. `request`: the buyer's own, where this process
   * has it.
   */
  const takeUp = async (record: PlacingRecord | null, request?: PlaceRequest) => {
    if (record?.step !== 'begun' && record?.step !== 'converting') return;
    const isTooOld = record.step === 'begun' && now() - record.startedAt > timing.resumableMs;
    if (!isTooOld) await joinUnattended(request?.key === record.key ? request : record);
  };

  /** Looks up an unknown outcome again, even when no buyer asks. */
  const followUp = (request: PlaceRequest) =>
    followUps.add(() => {
      const takenUp = journal.read(request.cartId).then((record) => takeUp(record, request));
      takenUp.catch((error: unknown) => refuse(deps, error));
    });

  return {
    async place(request) {
      const outcome = await withTimeout(join(request), timing.timeoutMs, pending);
      return outcome.kind === 'placed' ? compareWithRequest(outcome, request, now()) : outcome;
    },
    async findOrder(request, { isCartHolder }) {
      const record = await journal.read(request.cartId);
      if (!isCartHolder && record?.key !== request.key && record?.seen !== request.seen) return { kind: 'basket-gone' };
      const outcome =
        readPlaced(record) ??
        (record && isOpen(record, now(), leaseMs)
          ? await withTimeout(joinUnattended(record), timing.timeoutMs, pending)
          : await askCart(options, request.cartId));
      return outcome.kind === 'placed' ? compareWithRequest(outcome, request, now()) : outcome;
    },
    async resume() {
      const records = await journal.list();
      await Promise.all(records.map((record) => takeUp(record)));
    },
    async isPlacing(cartId) {
      const record = await journal.read(cartId);
      return record !== null && isOpen(record, now(), leaseMs);
    },
    stop: followUps.stop,
  };
}
