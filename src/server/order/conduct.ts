import { type Failure, isOutcomeUnknown } from '#domain/failure.ts';
import { orderCopy } from '#config/copy/order.ts';
import { keepOrderVat } from '../checkout/order-vat.ts';
import { failureFacts } from '../log.ts';
import { checkPlacing } from './check-placing.ts';
import { type HeldRecord, LeaseLost } from './journal.ts';
import type { OrderPlacingOptions, PlaceOutcome, PlaceRequest, PlacingTiming } from './placing.ts';
import { isOver, settle } from './reconcile.ts';
import { prepareCart } from './steps.ts';

type Parts = Omit<OrderPlacingOptions, 'timing'> & { timing: PlacingTiming };
/** Either the end, or: it is unknown whether there is an order, look it up. */
type Stage = PlaceOutcome | { kind: 'look-up' };

/** createOrder is sent a second time once it is certain that the first one made no order, and never a third time. */
const mostAttempts = 2;

/** Order found or made: whatever cannot be written down now, the buyer is told the truth and the look-up finds it again. */
async function finish({ onPlaced, storage, log }: Parts, held: HeldRecord, orderId: string): Promise<PlaceOutcome> {
  log.note({ order: log.toRef(orderId) });
  try {
    await onPlaced(orderId);
    await keepOrderVat(storage, { cartId: held.record.cartId, orderId });
    await held.write({ step: 'placed', orderId });
  } catch (error) {
    log.error('placed-not-recorded', {}, error);
  }
  return { kind: 'placed', orderId };
}

/** The commerce API says that the cart is closed already: there is an order to be found. */
const lookUpNext = async ({ now }: Parts, held: HeldRecord): Promise<Stage> => {
  await held.write({ step: 'converting', attempts: held.record.attempts + 1, believeNoneFrom: now() });
  return { kind: 'look-up' };
};

async function stop({ log }: Parts, held: HeldRecord, failure: Failure): Promise<PlaceOutcome> {
  log.warn('placing-failed', failureFacts(failure));
  await held.write({ step: 'failed' });
  return failure.kind === 'refused' && failure.reason === 'out-of-stock'
    ? { kind: 'out-of-stock' }
    : { kind: 'failed' };
}

const isClosed = (failure: Failure) => failure.kind === 'refused' && failure.reason === 'cart-closed';

/** Sends createOrder, with a word in the journal before and after. */
async function convert(parts: Parts, held: HeldRecord): Promise<Stage> {
  const { commerce, now, timing, log } = parts;
  const { cartId, attempts } = held.record;
  await held.write({ step: 'converting', attempts: attempts + 1, believeNoneFrom: now() + timing.silenceMs });
  const created = await commerce.createOrder(cartId);
  if (created.ok) return finish(parts, held, created.value);
  const { failure } = created;
  if (!isOutcomeUnknown(failure) && !isClosed(failure)) return stop(parts, held, failure);
  const note = failure.kind === 'broken-contract' ? orderCopy.failedInternal : undefined;
  log.warn('order-outcome-unknown', { ...failureFacts(failure), note });
  if (isOver(failure)) await held.write({ believeNoneFrom: now() });
  return { kind: 'look-up' };
}

/** Checks, prepares and converts: from "begun" to the sending of createOrder. */
async function attempt(parts: Parts, held: HeldRecord, request: PlaceRequest): Promise<Stage> {
  const check = await checkPlacing(parts, request);
  if (check.kind === 'has-order') return finish(parts, held, check.orderId);
  if (check.kind === 'refused') {
    await held.write({ step: 'failed' });
    return check.outcome;
  }
  const prepared = await prepareCart(parts, held, check.plan);
  if (!prepared.ok) return isClosed(prepared.failure) ? lookUpNext(parts, held) : stop(parts, held, prepared.failure);
  const changed = prepared.value && check.lookAgain(prepared.value);
  if (changed === null) return convert(parts, held);
  await held.write({ step: 'failed' });
  return changed;
}

async function lookUp(parts: Parts, held: HeldRecord): Promise<PlaceOutcome | 'none'> {
  const { commerce, log, now, timing } = parts;
  const found = await settle({ commerce, log, now, pauseMs: timing.pauseMs, patienceMs: timing.settleMs }, held);
  if (found.kind === 'order') return finish(parts, held, found.orderId);
  return found.kind === 'none' ? 'none' : { kind: 'pending' };
}

/** From here on no change of the cart is taken any more; one that is under way is waited for, or it would slip in unseen. */
async function begin(parts: Parts, held: HeldRecord, { cartId, key, shownTotal, seen }: PlaceRequest): Promise<void> {
  const { inTurn = (_cartId, work) => work() } = parts;
  const isNew = held.record.step === 'failed';
  const fresh = isNew ? { attempts: 0, startedAt: parts.now() } : {};
  await inTurn(cartId, () => held.write({ step: 'begun', key, shownTotal, seen, ...fresh }));
}

/** Nobody gets an order long after pressing, with nobody there: then the buyer has to press again. */
const isTooLate = ({ now, timing }: Parts, { startedAt }: HeldRecord['record'], { isUnattended }: PlaceRequest) =>
  isUnattended === true && now() - startedAt > timing.resumableMs;

async function run(parts: Parts, held: HeldRecord, request: PlaceRequest): Promise<PlaceOutcome> {
  for (;;) {
    const { step, orderId, attempts } = held.record;
    if (step === 'placed' && orderId !== null) return { kind: 'placed', orderId };
    const settled = step === 'converting' ? await lookUp(parts, held) : 'none';
    if (settled !== 'none') return settled;
    if (step === 'converting' && (attempts >= mostAttempts || isTooLate(parts, held.record, request))) {
      await held.write({ step: 'failed' });
      return { kind: 'failed' };
    }
    await begin(parts, held, request);
    const stage = await attempt(parts, held, request);
    if (stage.kind !== 'look-up') return stage;
  }
}

/**
 * Leads one placing to its end while the record is held. After a createOrder without certain outcome it always looks up
 * first; only a certain "none" lets it begin anew, from the checks on.
 */
export async function conduct(parts: Parts, held: HeldRecord, request: PlaceRequest): Promise<PlaceOutcome> {
  try {
    return await run(parts, held, request);
  } catch (error) {
    parts.log.error('placing-broken-off', { step: held.record.step }, error);
    const isOpen = error instanceof LeaseLost || held.record.step === 'converting';
    return isOpen ? { kind: 'pending' } : { kind: 'unavailable' };
  } finally {
    await held.release().catch(() => undefined);
  }
}
