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
