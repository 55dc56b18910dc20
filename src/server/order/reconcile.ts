import type { Failure } from '#domain/failure.ts';
import type { Cart, Commerce } from '#commerce/commerce.ts';
import { failureFacts, type Log } from '../log.ts';
import { pause } from '../wait.ts';
import type { HeldRecord } from './journal.ts';

/** What a look-up after a lost answer says: an order, surely none, or nothing certain yet. */
export type Settlement = { kind: 'order'; orderId: string } | { kind: 'none' } | { kind: 'unknown' };

export type ReconcileParts = {
  commerce: Pick<Commerce, 'getCart'>;
  log: Log;
  now: () => number;
  /** milliseconds between two look-ups */
  pauseMs: number;
  /** milliseconds that one settlement may take before it says "unknown" */
  patienceMs: number;
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

const lookUp = async ({ commerce, log, now }: ReconcileParts, held: HeldRecord): Promise<Settlement> => {
  const cart = await commerce.getCart(held.record.cartId);
  if (!cart.ok) {
    log.warn('order-look-up-failed', failureFacts(cart.failure));
    return { kind: 'unknown' };
  }
  return readSettlement(cart.value, now() >= held.record.believeNoneFrom);
};

const readSettlement = ({ orderId }: Cart, isNoneBelieved: boolean): Settlement => {
  if (orderId !== null) return { kind: 'order', orderId };
  return { kind: isNoneBelieved ? 'none' : 'unknown' };
};

/**
 * Finds out what became of a createOrder whose outcome is unknown: asks the cart for its order, again and again until the
 * answer is certain or the patience is over. Nothing may be repeated before it says `none`.
 */
export async function settle(parts: ReconcileParts, held: HeldRecord): Promise<Settlement> {
  const end = parts.now() + parts.patienceMs;
  for (;;) {
    const settlement = await lookUp(parts, held);
    if (settlement.kind !== 'unknown' || parts.now() >= end) return settlement;
    await pause(parts.pauseMs);
  }
}
