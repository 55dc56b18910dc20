import { orderCopy } from '#config/copy/order.ts';
import type { BasketLine, BasketTotals } from '../basket/basket.ts';
import type { Money } from '../price/money.ts';

/** An order as the commerce API tells it. Personal: only for its buyer (rule privacy.order-for-buyer). */
export type Order = {
  id: string;
  /** order number as printed */
  number: string;
  /** when it was placed, ISO 8601 */
  date: string;
  /** other words of the API are kept as they are */
  status: 'pendingapproval' | 'closed' | (string & {});
  /** null until the API says something; "fullypaid" when paid */
  paymentStatus: 'fullypaid' | (string & {}) | null;
  /** decides which widget pays; what the buyer reads is `paymentTitle` */
  paymentMethod: string;
  paymentTitle: string;
  shippingMethod: string;
  lines: BasketLine[];
  totals: BasketTotals;
  promoCode: string | null;
  comment: string;
  shipping: OrderAddress;
  billing: OrderAddress | null;
  email: string;
  phone: string;
  /** every amount that providers have taken for it; left out where the commerce API does not tell */
  captured?: CapturedPayment[];
};

/** `reference`: the commerce API's name for it */
export type CapturedPayment = { reference: string; amount: Money };

export type OrderAddress = {
  recipient: string;
  address: string;
  postcode: string;
  city: string;
  /** name of the country */
  country: string;
  /** null where the commerce API gives none */
  countryCode: string | null;
};

/** How an order stands, for everybody who asks: heading, alerts, widgets, mails and what a stranger may learn. */
export const orderStates = ['awaiting-payment', 'in-progress', 'paid', 'closed'] as const;
export type OrderState = (typeof orderStates)[number];

/** the commerce API's two words for an order */
type StatusWords = { status: string; paymentStatus: string | null };

/** True when the commerce API says that all of it is paid, and by nothing else (rule order.state). */
export const isPaid = ({ paymentStatus }: StatusWords): boolean => paymentStatus === 'fullypaid';

/**
 * The state out of the commerce API's two words (rule order.state). Paid comes before closed, as the heading has it.
 * `awaiting-payment` is the only one that may be paid: pending approval, and no payment status yet. Any word that this
 * does not know is `in-progress`.
 */
export function decideOrderState(order: StatusWords): OrderState {
  if (isPaid(order)) return 'paid';
  if (order.status === 'closed') return 'closed';
  return order.status === 'pendingapproval' && !order.paymentStatus ? 'awaiting-payment' : 'in-progress';
}

type Anew = {
  /** by what it was ordered anew; left out where it was not */
  replaced?: object | undefined;
  /** the orders in whose place it was made */
  replaces?: readonly { isTaken: boolean }[] | undefined;
};

/** True where the order was ordered anew, or one in whose place it was made is paid: then it is not paid (rule order.replaced). */
export const isGivenUp = ({ replaced, replaces = [] }: Anew): boolean =>
  replaced !== undefined || replaces.some(({ isTaken }) => isTaken);

/** True where the buyer owes its total now. */
export const isToPay = (order: StatusWords & Anew): boolean =>
  decideOrderState(order) === 'awaiting-payment' && !isGivenUp(order);

/**
 * True where its parts come: nothing of an order that is closed or was ordered anew does, nor of an unpaid one that is not paid any more
 * (rule delivery.no-arrival).
 */
export const hasArrival = (order: StatusWords & Anew): boolean =>
  order.status !== 'closed' && order.replaced === undefined && (isPaid(order) || !isGivenUp(order));

/** `replaced`: there where its parts were ordered anew */
type DisplayableOrder = Pick<Order, 'number' | 'status' | 'paymentStatus'> & { replaced?: unknown };
type OrderDisplay = { heading: string; state: 'paid' | 'closed' | 'replaced' | 'summary' | 'finalise' };

/**
 * Heading of an order (rule order.headings): paid before closed before ordered anew before the step the buyer is in. Decided by what the
 * order says, never by the address of the page (rule order.address-decides-nothing).
 */
export function decideOrderDisplay(order: DisplayableOrder, place: { onSummary: boolean }): OrderDisplay {
  const state = decideOrderState(order);
  if (state === 'paid') return { heading: orderCopy.paid(order.number), state };
  if (state === 'closed') return { heading: orderCopy.closed, state };
  if (order.replaced) return { heading: orderCopy.replaced.heading, state: 'replaced' };
  return place.onSummary
    ? { heading: orderCopy.summary, state: 'summary' }
    : { heading: orderCopy.finalise, state: 'finalise' };
}

/** What an order keeps from the shelf: only what is not paid yet counts; an order that was ordered anew is not paid any more. */
export type HeldPieces = { pieces: number; state: 'unpaid' | 'paid' | 'closed' | 'replaced' };

/** Pieces in orders that wait for their payment. */
export const countUnpaid = (held: readonly HeldPieces[]): number =>
  held.reduce((sum, { pieces, state }) => (state === 'unpaid' ? sum + pieces : sum), 0);

/**
 * Whether one more order may be made beside those of the same visitor (rule order.unpaid-pieces). A first one may be of any size:
 * there is nothing that could be paid before it.
 */
export function decidePieces(held: readonly HeldPieces[], pieces: number, most: number): 'free' | 'pay-first' {
  const unpaid = countUnpaid(held);
  return unpaid > 0 && unpaid + pieces > most ? 'pay-first' : 'free';
}
