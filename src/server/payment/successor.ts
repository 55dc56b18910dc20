import type { Commerce } from '#commerce/commerce.ts';
import { isRefusedAs } from '#domain/failure.ts';
import { decideOrderState } from '#domain/order/order.ts';
import { isMoneyTaken, type Replacement } from '#domain/payment/payment-record.ts';
import { dropReplacing, endReplacing } from '#domain/payment/replacement.ts';
import { placingRows } from '../journal/placing-record.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';
import { changePaymentRecord, readPaymentRecord } from './payment-rows.ts';

export type SuccessorDependencies = RowDependencies & { commerce: Pick<Commerce, 'getOrder' | 'getCart'> };

/** How far the placing of a cart has come; `making` also where its record cannot be read. */
async function readPlacing(deps: RowDependencies, cartId: string): Promise<{ orderId: string } | 'making' | 'over'> {
  const row = await openRows(placingRows, deps).find(cartId);
  if (row === null) return 'over';
  if (row.value?.orderId) return { orderId: row.value.orderId };
  return row.value === null || row.value.step === 'converting' ? 'making' : 'over';
}

/** The order of a cart; null where there is certainly none, `unknown` where that cannot be found out now. */
async function findOrderOfCart(deps: SuccessorDependencies, cartId: string): Promise<string | null | 'unknown'> {
  const placing = await readPlacing(deps, cartId);
  if (placing === 'making') return 'unknown';
  if (placing !== 'over') return placing.orderId;
  const cart = await deps.commerce.getCart(cartId);
  if (cart.ok) return cart.value.orderId;
  return isRefusedAs(cart.failure, 'not-found') ? null : 'unknown';
}

/**
 * What has replaced an order, by its record; null for nothing. A claim is given up here when its cart never became an order, because that
 * was refused or the process died. As long as that is unknown, the claim holds.
 */
async function settleClaim(deps: SuccessorDependencies, orderId: string): Promise<Replacement | null> {
  const { replaced } = await readPaymentRecord(deps, orderId);
  if (replaced === null || replaced.orderId !== null) return replaced;
  const made = await findOrderOfCart(deps, replaced.cartId);
  if (made === 'unknown') return replaced;
  return changePaymentRecord(deps, orderId, (before) => {
    const record = endReplacing(before, replaced, made);
    return { record, result: record.replaced };
  });
}

/** What counts as paid: what the commerce API says alone, or what windows have seen as well. */
type Witness = 'commerce-api' | 'windows-too';
type SuccessorState = 'taken' | 'closed' | 'open';

/** Whether money was taken for an order, by the witness; `open` where the commerce API cannot be asked. */
async function readState(deps: SuccessorDependencies, orderId: string, witness: Witness): Promise<SuccessorState> {
  const record = witness === 'windows-too' ? await readPaymentRecord(deps, orderId) : { seen: [] };
  if (isMoneyTaken(null, record)) return 'taken';
  const order = await deps.commerce.getOrder(orderId);
  if (!order.ok) return isRefusedAs(order.failure, 'not-found') ? 'closed' : 'open';
  if (isMoneyTaken(order.value, record)) return 'taken';
  return decideOrderState(order.value) === 'closed' ? 'closed' : 'open';
}

/**
 * The state of the orders that have replaced this one, one after the other. `none` also where all of them are closed and nothing was taken
 * for them, and while the first is still being made. A later one that is being made counts as unpaid.
 */
export async function readSuccessor(
  deps: SuccessorDependencies,
  orderId: string,
  witness: Witness = 'windows-too',
): Promise<'none' | 'unpaid' | 'paid'> {
  const visited = new Set([orderId]);
  let isOpen = false;
  let next = (await settleClaim(deps, orderId))?.orderId ?? null;
  while (next !== null && !visited.has(next)) {
    visited.add(next);
    const state = await readState(deps, next, witness);
    if (state === 'taken') return 'paid';
    const claim = await settleClaim(deps, next);
    isOpen ||= state === 'open' || (claim !== null && claim.orderId === null);
    next = claim?.orderId ?? null;
  }
  return isOpen ? 'unpaid' : 'none';
}

/**
 * What has replaced an order; null where nothing has, or no longer does: the seller has closed all that replaced it, and nothing was taken
 * for that (rule order.replaced).
 */
export async function findReplacement(deps: SuccessorDependencies, orderId: string): Promise<Replacement | null> {
  const replaced = await settleClaim(deps, orderId);
  if (replaced === null || replaced.orderId === null || (await readSuccessor(deps, orderId)) !== 'none')
    return replaced;
  return changePaymentRecord(deps, orderId, (before) => {
    const record = dropReplacing(before, replaced);
    return { record, result: record.replaced };
  });
}
