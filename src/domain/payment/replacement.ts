import { isCaptureHeld, isMoneyTaken, type PaymentRecord, type Replacement } from './payment-record.ts';

/** `standing`: something was taken for the order or is being taken, or another one has taken its place; `record` is what is kept then. */
type ReplacingDecision = { kind: 'claimed'; record: PaymentRecord } | { kind: 'standing' };

/**
 * Whether a cart may take the place of an unpaid order whose parts it holds (rule order.replaced): from the claim on no window
 * may capture for that order. Claimed again by the same cart the claim begins anew, so that whoever gives up an older one does
 * not give up this.
 */
export function decideReplacing(
  record: PaymentRecord,
  { cartId, now }: { cartId: string; now: number },
): ReplacingDecision {
  const { replaced } = record;
  const isByOther = replaced !== null && replaced.cartId !== cartId;
  if (isMoneyTaken(null, record) || isByOther || isCaptureHeld(record, now)) return { kind: 'standing' };
  if (replaced !== null && replaced.orderId !== null) return { kind: 'claimed', record };
  const since = Math.max(now, (replaced?.since ?? 0) + 1);
  return { kind: 'claimed', record: { ...record, capture: null, replaced: { cartId, orderId: null, since } } };
}

/**
 * What became of the cart that claimed the order: the order that came of it, or null where none did, which gives the claim up.
 * A claim that has begun anew meanwhile stays.
 */
export function endReplacing(record: PaymentRecord, claim: Replacement, orderId: string | null): PaymentRecord {
  const { replaced } = record;
  const isSame = replaced?.cartId === claim.cartId && replaced.since === claim.since && replaced.orderId === null;
  if (!isSame) return record;
  return { ...record, replaced: orderId === null ? null : { ...replaced, orderId } };
}

/** The cart of a claim has become this order, whenever it claimed. */
export const noteReplacedBy = (record: PaymentRecord, cartId: string, orderId: string): PaymentRecord =>
  record.replaced?.cartId === cartId && record.replaced.orderId === null
    ? { ...record, replaced: { ...record.replaced, orderId } }
    : record;

/** What took its place is closed, and nothing was taken for it: the order may be paid again. A claim that has begun since stays. */
export const dropReplacing = (record: PaymentRecord, closed: Replacement): PaymentRecord =>
  record.replaced?.cartId === closed.cartId && record.replaced.orderId === closed.orderId
    ? { ...record, replaced: null }
    : record;

/** The claim of a row that could not be read, told by the order in its place, which is paid; the cart is not known any more. */
export const restoreReplacing = (record: PaymentRecord, orderId: string): PaymentRecord =>
  record.replaced === null ? { ...record, replaced: { cartId: '', orderId, since: 0 } } : record;

/** The orders that this one was made in place of. */
export function noteReplaces(record: PaymentRecord, orderIds: readonly string[]): PaymentRecord {
  const more = orderIds.filter((id) => !record.replaces.includes(id));
  return more.length === 0 ? record : { ...record, replaces: [...record.replaces, ...more] };
}
