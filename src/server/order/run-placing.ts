import type { Cart } from '#commerce/commerce.ts';
import { type Failure, isOutcomeUnknown, isRefusedAs } from '#domain/failure.ts';
import { placingCopy } from '#config/copy/placing.ts';
import { saveOrderDraft } from '../checkout/draft-of-order.ts';
import { keepAgreedTax, saveOrderTax } from '../checkout/order-tax.ts';
import { keepPromise } from '../delivery/kept-promise.ts';
import { failureFacts } from '../log.ts';
import { keepLineEngines } from '../line-engines.ts';
import { LeaseLost } from '../storage/lease.ts';
import { takeCarriedAlong } from './restore-lines.ts';
import { checkPlacing } from './check-placing.ts';
import type { LeasedRecord } from '../journal/journal.ts';
import { isOver, lookUpOrder } from './look-up-order.ts';
import { savePlacedOrder } from './placed-order.ts';
import type {
  Agreed,
  OrderPlacingOptions,
  Placed,
  PlaceRefusal,
  PlaceRequest,
  PlacingTiming,
  RunOutcome,
} from './placing-types.ts';
import { mostAttempts, type PlacingRecord } from '../journal/placing-record.ts';
import { prepareCart } from './prepare-cart.ts';

type Dependencies = Omit<OrderPlacingOptions, 'timing'> & { timing: PlacingTiming };
/** The end, or `look-up`: nobody knows whether there is an order. Until `notBefore`, by `performance.now()`, "none" is not believed. */
type Stage = RunOutcome | { kind: 'look-up'; notBefore: number };

/** The order of a record and what it was placed with; null where the record has none. */
export const readPlaced = (record: PlacingRecord | null): Placed | null =>
  record?.step === 'placed' && record.orderId !== null
    ? { kind: 'placed', orderId: record.orderId, agreed: record }
    : null;

/**
 * There is an order: stores what belongs to it. Where that fails the buyer gets the order all the same, and a later look-up stores the
 * rest. `agreed`: what it was placed with, where that is not what the record says.
 */
async function finish(deps: Dependencies, leased: LeasedRecord, orderId: string, agreed?: Agreed): Promise<RunOutcome> {
  const { onPlaced, log } = deps;
  log.note({ order: log.toRef(orderId) });
  try {
    if (agreed) await leased.write(agreed);
    await deps.replacing?.noteOrdered({ cartId: leased.record.cartId, orderId });
    await saveOrderTax(deps, { cartId: leased.record.cartId, orderId });
    await saveOrderDraft(deps, { cartId: leased.record.cartId, orderId });
    // the record of an unreadable row has no key and no total
    if (leased.record.key !== '') await savePlacedOrder(deps, orderId, leased.record.shownTotal);
    await keepPromise(deps, { cartId: leased.record.cartId, orderId });
    await keepLineEngines(deps, { cartId: leased.record.cartId, orderId });
    await onPlaced(orderId);
    await leased.write({ step: 'placed', orderId });
  } catch (error) {
    log.error('placed-not-recorded', {}, error);
  }
  return { kind: 'placed', orderId, agreed: agreed ?? leased.record };
}

/** The commerce API says that the cart is closed already: there is an order to be found. */
const lookUpNext = async ({ now }: Dependencies, leased: LeasedRecord): Promise<Stage> => {
  await leased.write({ step: 'converting', attempts: leased.record.attempts + 1, believeNoneFrom: now() });
  return { kind: 'look-up', notBefore: 0 };
};

async function stop({ log }: Dependencies, leased: LeasedRecord, failure: Failure): Promise<PlaceRefusal> {
  log.warn('placing-failed', failureFacts(failure));
  await leased.write({ step: 'failed' });
  return isRefusedAs(failure, 'out-of-stock') ? { kind: 'out-of-stock' } : { kind: 'failed' };
}

const isClosed = (failure: Failure) => isRefusedAs(failure, 'cart-closed');

/**
 * Sends createOrder; the journal is written before and after. In between, the orders that this one replaces (`earlier`) are claimed: as
 * long as the record is `converting`, nobody gives up the claim.
 */
async function convert(deps: Dependencies, leased: LeasedRecord, earlier: readonly string[]): Promise<Stage> {
  const { commerce, now, timing, log, replacing } = deps;
  const { cartId, attempts } = leased.record;
  await leased.write({ step: 'converting', attempts: attempts + 1, believeNoneFrom: now() + timing.silenceMs });
  if (replacing && !(await replacing.claim(cartId, earlier))) {
    await leased.write({ step: 'failed' });
    return { kind: 'earlier-order' };
  }
  const silentUntil = performance.now() + timing.silenceMs;
  const created = await commerce.createOrder(cartId);
  if (created.ok) return finish(deps, leased, created.value);
  const { failure } = created;
  if (!isOutcomeUnknown(failure) && !isClosed(failure)) return stop(deps, leased, failure);
  const note = failure.kind === 'broken-contract' ? placingCopy.failedInternal : undefined;
  log.warn('order-outcome-unknown', { ...failureFacts(failure), note });
  if (isOver(failure)) await leased.write({ believeNoneFrom: now() });
  return { kind: 'look-up', notBefore: isOver(failure) ? 0 : silentUntil };
}

/**
 * Stores the promise of delivery before the order takes the stock; the buyer is asked where it is later than what was shown. The promise
 * of an earlier attempt is removed first: where storing fails, there is none rather than an outdated one.
 */
async function storePromise(
  { notePromise, forgetPromise, log }: Dependencies,
  cart: Cart | null,
  { promised }: PlaceRequest,
): Promise<PlaceRefusal | null> {
  if (cart) await forgetPromise?.(cart.id);
  const noted =
    cart && notePromise?.(cart, promised).catch((error: unknown) => log.warn('promise-not-noted', {}, error));
  return (await noted) === 'later-than-shown' ? { kind: 'delivery-changed' } : null;
}

/** The orders that this cart replaces, or why nothing may be ordered now (rule order.replaced). */
async function findEarlier(
  { replacing, log }: Dependencies,
  cart: Cart | null,
  { isBesideEarlier = false }: PlaceRequest,
): Promise<string[] | PlaceRefusal> {
  if (!replacing || cart === null) return [];
  const check = await replacing.check(cart);
  if (check === null) {
    log.warn('earlier-orders-not-asked');
    return { kind: 'failed' };
  }
  return check.isStanding && !isBesideEarlier ? { kind: 'earlier-order' } : check.open;
}

/** The refusal where earlier orders must be paid before these pieces are ordered, else null (rule order.unpaid-pieces). */
async function refusePieces(
  { unpaid, timing: { leaseMs } }: Dependencies,
  cart: Cart | null,
  visitor: string | undefined,
  replaced: readonly string[],
): Promise<PlaceRefusal | null> {
  if (!unpaid || cart === null || visitor === undefined) return null;
  const check = await unpaid.take({ visitor, cart, replaced, leaseMs });
  if (check.kind === 'free') return null;
  return check.kind === 'unknown' ? { kind: 'unavailable' } : { ...check, kind: 'earlier-unpaid' };
}

/** What an earlier attempt sent createOrder with; null where none did, or the record cannot say. */
const readSent = ({ attempts, shownTotal, seen, promised }: LeasedRecord['record']): Agreed | null =>
  attempts > 0 && seen !== '' ? { shownTotal, seen, promised } : null;

/** Checks, prepares and converts: from `begun` to createOrder. `sent`: what an earlier attempt sent it with. */
async function attempt(
  deps: Dependencies,
  leased: LeasedRecord,
  { request, sent }: { request: PlaceRequest; sent: Agreed | null },
): Promise<Stage> {
  if (await takeCarriedAlong(deps, leased.record.cartId)) {
    await leased.write({ step: 'failed' });
    return { kind: 'details-changed' };
  }
  const check = await checkPlacing(deps, request);
  if (check.kind === 'has-order') return finish(deps, leased, check.orderId, sent ?? check.agreed);
  if (check.kind === 'refused') {
    await leased.write({ step: 'failed' });
    return check.outcome;
  }
  await keepAgreedTax(deps, leased.record.cartId, check.plan.tax);
  const prepared = await prepareCart(deps, leased, check.plan);
  if (!prepared.ok) return isClosed(prepared.failure) ? lookUpNext(deps, leased) : stop(deps, leased, prepared.failure);
  const changed = prepared.value && check.lookAgain(prepared.value);
  const outcome = changed ?? (await storePromise(deps, prepared.value, request));
  const earlier = outcome ?? (await findEarlier(deps, prepared.value, request));
  const refusal = Array.isArray(earlier) ? await refusePieces(deps, prepared.value, request.visitor, earlier) : null;
  const decided = refusal ?? earlier;
  if (Array.isArray(decided)) return convert(deps, leased, decided);
  await leased.write({ step: 'failed' });
  return decided;
}

async function lookUp(deps: Dependencies, leased: LeasedRecord, notBefore: number): Promise<RunOutcome | 'none'> {
  const { commerce, log, now, timing } = deps;
  const { pauseMs, settleMs: timeoutMs, silenceMs, leaseMs } = timing;
  const times = { notBefore, pauseMs, timeoutMs, silenceMs, leaseMs };
  const found = await lookUpOrder({ commerce, log, now, ...times }, leased);
  if (found.kind === 'order') return finish(deps, leased, found.orderId);
  return found.kind === 'none' ? 'none' : { kind: 'pending' };
}

/** From here on every change of the cart is refused. A change under way is awaited, or it would get into the order unchecked. */
async function begin(
  deps: Dependencies,
  leased: LeasedRecord,
  { cartId, key, shownTotal, seen, promised }: PlaceRequest,
): Promise<void> {
  const { runExclusive = (_cartId, work) => work() } = deps;
  const isNew = leased.record.step === 'failed';
  const fresh = isNew ? { attempts: 0, startedAt: deps.now() } : {};
  await runExclusive(cartId, () => leased.write({ step: 'begun', key, shownTotal, seen, promised, ...fresh }));
}

/** True for an unattended attempt that is too old to go on: the buyer has to press again, and gets no order long after pressing. */
const isTooLate = (
  { now, timing }: Dependencies,
  { startedAt }: LeasedRecord['record'],
  { isUnattended }: PlaceRequest,
) => isUnattended === true && now() - startedAt > timing.resumableMs;

async function runSteps(deps: Dependencies, leased: LeasedRecord, request: PlaceRequest): Promise<RunOutcome> {
  let notBefore = 0;
  for (;;) {
    const { step, attempts } = leased.record;
    const placed = readPlaced(leased.record);
    if (placed) return placed;
    // the buyer was told that there is no order: only another press begins anew
    if (step === 'failed' && request.isUnattended) return { kind: 'failed' };
    const settled = step === 'converting' ? await lookUp(deps, leased, notBefore) : 'none';
    if (settled !== 'none') return settled;
    if (step === 'converting' && (attempts >= mostAttempts || isTooLate(deps, leased.record, request))) {
      await leased.write({ step: 'failed' });
      return { kind: 'failed' };
    }
    const sent = readSent(leased.record);
    await begin(deps, leased, request);
    const stage = await attempt(deps, leased, { request, sent });
    if (stage.kind !== 'look-up') return stage;
    notBefore = stage.notBefore;
  }
}

/**
 * Runs one placing to its end, on a leased record. When the outcome of createOrder is unknown it looks up first; only a certain "none"
 * lets it begin anew, with the checks.
 */
export async function runPlacing(deps: Dependencies, leased: LeasedRecord, request: PlaceRequest): Promise<RunOutcome> {
  try {
    return await runSteps(deps, leased, request);
  } catch (error) {
    deps.log.error('placing-broken-off', { step: leased.record.step }, error);
    const isOpen = error instanceof LeaseLost || leased.record.step === 'converting';
    return isOpen ? { kind: 'pending' } : { kind: 'unavailable' };
  } finally {
    await leased.release().catch(() => undefined);
  }
}
