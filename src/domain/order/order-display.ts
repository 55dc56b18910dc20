import { orderCopy } from '#config/copy/order.ts';
import type { Order } from './order.ts';
import { decideOrderState } from './order-state.ts';

type ShownOrder = Pick<Order, 'number' | 'status' | 'paymentStatus'>;
export type OrderDisplay = { heading: string; state: 'paid' | 'closed' | 'summary' | 'finalise' };

/**
 * Heading of an order (rule order.headings): paid before closed before the step the buyer is in. Decided by what the
 * order says, never by the address of the page (rule order.address-decides-nothing).
 */
export function decideOrderDisplay(order: ShownOrder, place: { onSummary: boolean }): OrderDisplay {
  const state = decideOrderState(order);
  if (state === 'paid') return { heading: orderCopy.paid(order.number), state };
  if (state === 'closed') return { heading: orderCopy.closed, state };
  return place.onSummary
    ? { heading: orderCopy.summary, state: 'summary' }
    : { heading: orderCopy.finalise, state: 'finalise' };
}
