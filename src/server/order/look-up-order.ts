import type { Failure } from '#domain/failure.ts';
import type { Cart, Commerce } from '#commerce/commerce.ts';
import { failureFacts, type Log } from '../log.ts';
import { pause } from '../wait.ts';
import type { LeasedRecord } from '../journal/journal.ts';

/** What a look-up after a lost answer says: an order, surely none, or nothing certain yet. */
type OrderLookUp = { kind: 'order'; orderId: string } | { kind: 'none' } | { kind: 'unknown' };

type LookUpDependencies = {
  commerce: Pick<Commerce, 'getCart'>;
  log: Log;
  now: () => number;
  /** how long a createOrder may be under way, and a right outlive its owner: no moment that is waited for is later than both */
  silenceMs: number;
  leaseMs: number;
  /** by `performance.now()`, which nobody sets: an order that this process has asked for may be under way until then */
  notBefore: number;
  /** milliseconds between two look-ups */
  pauseMs: number;
  /** milliseconds that one look-up may take in all before it says "unknown" */
  timeoutMs: number;
};

/** Answers of a gateway in between, behind which the work may go on. */
const gatewayStatuses = [502, 504];

/**
 * True when the request surely is not being worked on any more: it was answered, or nobody was reached. A "none" is then
 * final at once; after silence a slow createOrder may still be under way, and a "none" counts only after a while.
 */
export function isOver(failure: Failure): boolean {
  if (failure.kind === 'network') return failure.cause === 'refused';
  return failure.kind !== 'status' || !gatewayStatuses.includes(failure.status);
}

/** A moment later than any that is ever written was written before the clock was set back: the waiting begins anew. */
async function mendMoment({ now, silenceMs, leaseMs }: LookUpDependencies, held: LeasedRecord): Promise<void> {
  const isFromBefore = held.record.believeNoneFrom - now() > silenceMs + leaseMs;
  if (isFromBefore) await held.write({ believeNoneFrom: now() + silenceMs });
}

const askCart = async (deps: LookUpDependencies, held: LeasedRecord): Promise<OrderLookUp> => {
  const { commerce, log, now, notBefore } = deps;
  await mendMoment(deps, held);
  const cart = await commerce.getCart(held.record.cartId);
  if (!cart.ok) {
    log.warn('order-look-up-failed', failureFacts(cart.failure));
    return { kind: 'unknown' };
  }
  return readCart(cart.value, now() >= held.record.believeNoneFrom && performance.now() >= notBefore);
};

const readCart = ({ orderId }: Cart, isNoneBelieved: boolean): OrderLookUp => {
  if (orderId !== null) return { kind: 'order', orderId };
  return { kind: isNoneBelieved ? 'none' : 'unknown' };
};

/**
 * Finds out what became of a createOrder whose outcome is unknown: asks the cart for its order, again and again until the
 * answer is certain or the timeout is over. Nothing may be repeated before it says `none`.
 */
export async function lookUpOrder(deps: LookUpDependencies, held: LeasedRecord): Promise<OrderLookUp> {
  // by a clock that nobody sets
  const end = performance.now() + deps.timeoutMs;
  for (;;) {
    const found = await askCart(deps, held);
    if (found.kind !== 'unknown' || performance.now() >= end) return found;
    await pause(deps.pauseMs);
  }
}
