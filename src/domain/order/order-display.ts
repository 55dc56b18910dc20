import { orderCopy } from '#config/copy/order.ts';
import type { Order, PublicOrderState } from './order.ts';

type ShownOrder = Pick<Order, 'number' | 'status' | 'paymentStatus'>;
export type OrderDisplay = { heading: string; state: 'paid' | 'closed' | 'summary' | 'finalise' };

/**
 * Heading of an order (doc 2 §2): paid before closed before the step the buyer is in. Decided by what the order says,
 * never by the address of the page (decision 24).
 */
export function decideOrderDisplay(order: ShownOrder, place: { onSummary: boolean }): OrderDisplay {
  if (order.paymentStatus === 'fullypaid') return { heading: orderCopy.paid(order.number), state: 'paid' };
  if (order.status === 'closed') return { heading: orderCopy.closed, state: 'closed' };
  return place.onSummary
    ? { heading: orderCopy.summary, state: 'summary' }
    : { heading: orderCopy.finalise, state: 'finalise' };
}

function decidePublicState(order: ShownOrder): PublicOrderState['state'] {
  if (order.paymentStatus === 'fullypaid') return 'paid';
  if (order.status === 'closed') return 'closed';
  return order.status === 'pendingapproval' && !order.paymentStatus ? 'awaiting-payment' : 'in-progress';
}

/** All that somebody who is not the buyer may learn of an order (decision 16). */
export const toPublicState = (order: ShownOrder): PublicOrderState => ({
  number: order.number,
  state: decidePublicState(order),
});
