import { checkoutDraftSchema } from '#api/checkout.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import type { Order } from '#domain/order/order.ts';
import { cookieAges } from '../cookies.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';
import { toDraftOfOrder } from './draft-of-order.ts';
import { readOrderTax } from './order-tax.ts';
import { readDraft } from './stored-draft.ts';

/** What an order was typed with, one row for each order; as short as a draft lives. */
export const orderDraftRows: RowFormat<CheckoutDraft> = {
  kind: 'order-draft',
  prefix: 'order-draft:',
  schema: checkoutDraftSchema,
  keptSeconds: cookieAges.cart,
};

/** Keeps what the order of this cart was typed with, so that its parts can go back into a basket. Harmless when done again. */
export async function saveOrderDraft(
  deps: RowDependencies,
  { cartId, orderId }: { cartId: string; orderId: string },
): Promise<void> {
  const draft = await readDraft(deps, cartId);
  if (draft.email !== '') await openRows(orderDraftRows, deps).add(orderId, draft);
}

/** What the order was typed with; out of the order and its tax where that is not kept any more: the buyer completes it. */
export const readOrderDraft = async (deps: RowDependencies, order: Order): Promise<CheckoutDraft> =>
  (await openRows(orderDraftRows, deps).read(order.id)) ?? toDraftOfOrder(order, await readOrderTax(deps, order.id));
