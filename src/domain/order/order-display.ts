import { orderCopy } from '#config/copy/order.ts';
import type { Order } from './order.ts';
import { decideOrderState } from './order-state.ts';

/** `replaced`: there where its parts were ordered anew */
type ShownOrder = Pick<Order, 'number' | 'status' | 'paymentStatus'> & { replaced?: unknown };
type OrderDisplay = { heading: string; state: 'paid' | 'closed' | 'replaced' | 'summary' | 'finalise' };

/**
 * Heading of an order (rule order.headings): paid before closed before ordered anew before the step the buyer is in. Decided by what the
 * order says, never by the address of the page (rule order.address-decides-nothing).
 */
export function decideOrderDisplay(order: ShownOrder, place: { onSummary: boolean }): OrderDisplay {
  const state = decideOrderState(order);
  if (state === 'paid') return { heading: orderCopy.paid(order.number), state };
  if (state === 'closed') return { heading: orderCopy.closed, state };
  if (order.replaced) return { heading: orderCopy.replaced.heading, state: 'replaced' };
  return place.onSummary
    ? { heading: orderCopy.summary, state: 'summary' }
    : { heading: orderCopy.finalise, state: 'finalise' };
}
