import { checkoutDraftSchema } from '#api/checkout.ts';
import { type CheckoutDraft, emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import type { Order } from '#domain/order/order.ts';
import { cookieAges } from '../cookies.ts';
import { type RowFormat, unchanged } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';
import { readDraft } from './stored-draft.ts';

/** What an order was typed with, one row for each order; as short as a draft lives. */
export const orderDraftRows: RowFormat<CheckoutDraft> = {
  kind: 'order-draft',
  prefix: 'order-draft:',
  schema: checkoutDraftSchema,
  upgrades: [unchanged],
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

/** First names and last name of a recipient, as far as a space tells them apart. */
function splitName(recipient: string): { firstName: string; lastName: string } {
  const names = recipient.trim().split(/\s+/);
  return { firstName: names.slice(0, -1).join(' '), lastName: names.at(-1) ?? '' };
}

/** A draft out of the order itself, where nothing is kept any more: the buyer completes it. */
const toDraft = ({ email, phone, shipping }: Order): CheckoutDraft => ({
  ...emptyCheckoutDraft,
  email,
  repeatEmail: email,
  shipping: {
    ...emptyCheckoutDraft.shipping,
    ...splitName(shipping.recipient),
    phone,
    address: shipping.address,
    city: shipping.city,
    postcode: shipping.postcode,
    country: shipping.countryCode ?? '',
  },
});

/** What the order was typed with, as far as it is still known. */
export const readOrderDraft = async (deps: RowDependencies, order: Order): Promise<CheckoutDraft> =>
  (await openRows(orderDraftRows, deps).read(order.id)) ?? toDraft(order);
