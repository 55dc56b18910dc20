import type { Failure } from '#domain/failure.ts';
import type { Cart, Commerce } from '#commerce/commerce.ts';
import { failureFacts, type Log } from '../log.ts';
import { pause } from '../wait.ts';
import type { LeasedRecord } from '../journal/journal.ts';

/** What a look-up after a lost answer finds: an order, certainly none, or nothing certain yet. */
type OrderLookUp = { kind: 'order'; orderId: string } | { kind: 'none' } | { kind: 'unknown' };

type LookUpDependencies = {
  commerce: Pick<Commerce, 'getCart'>;
  log: Log;
  now: () => number;
  /** how long a createOrder may be under way, and a lease outlive its process; `believeNoneFrom` is never later than now plus both */
  silenceMs: number;
  leaseMs: number;
  /** by `performance.now()`, which no change of the clock moves: until then a createOrder of this process may be under way */
  notBefore: number;
  /** milliseconds between two look-ups */
  pauseMs: number;
  /** milliseconds that one look-up may take in all before it says "unknown" */
  timeoutMs: number;
};

/** Answers of a gateway: the commerce API behind it may still be working. */
const gatewayStatuses = [502, 504];

/**
 * True when createOrder is certainly not being worked on any more: it was answered, or the connection was refused. "No order" is then
 * final at once. After silence a slow createOrder may still be under way, and "no order" counts only later.
 */
export function isOver(failure: Failure): boolean {
  if (failure.kind === 'network') return failure.cause === 'refused';
  return failure.kind !== 'status' || !gatewayStatuses.includes(failure.status);
}

/** A `believeNoneFrom` further away than it can be was written before the clock was set back: the waiting begins anew. */
async function mendBelieveNoneFrom(
  { now, silenceMs, leaseMs }: LookUpDependencies,
  leased: LeasedRecord,
): Promise<void> {
  const isFromBefore = leased.record.believeNoneFrom - now() > silenceMs + leaseMs;
  if (isFromBefore) await leased.write({ believeNoneFrom: now() + silenceMs });
}

const askCart = async (deps: LookUpDependencies, leased: LeasedRecord): Promise<OrderLookUp> => {
  const { commerce, log, now, notBefore } = deps;
  await mendBelieveNoneFrom(deps, leased);
  const cart = await commerce.getCart(leased.record.cartId);
  if (!cart.ok) {
    log.warn('order-look-up-failed', failureFacts(cart.failure));
    return { kind: 'unknown' };
  }
  return readCart(cart.value, now() >= leased.record.believeNoneFrom && performance.now() >= notBefore);
};

const readCart = ({ orderId }: Cart, isNoneBelieved: boolean): OrderLookUp => {
  if (orderId !== null) return { kind: 'order', orderId };
  return { kind: isNoneBelieved ? 'none' : 'unknown' };
};

/**
 * Finds out what became of a createOrder whose outcome is unknown: asks the cart for its order, again and again until the
 * answer is certain or the timeout is over. Nothing may be repeated before it says `none`.
 */
export async function lookUpOrder(deps: LookUpDependencies, leased: LeasedRecord): Promise<OrderLookUp> {
  // not by `now`: the clock may be set meanwhile
  const end = performance.now() + deps.timeoutMs;
  for (;;) {
    const found = await askCart(deps, leased);
    if (found.kind !== 'unknown' || performance.now() >= end) return found;
    await pause(deps.pauseMs);
  }
}
