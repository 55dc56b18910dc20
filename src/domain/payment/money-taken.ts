import type { Order } from '../order/order.ts';
import { isPaid } from '../order/order-state.ts';

type Told = Pick<Order, 'status' | 'paymentStatus' | 'captured'>;

/**
 * Whether money counts as taken for an order (rule payment.taken): one witness is enough. `order` as the commerce API tells it,
 * null where it was not asked or cannot say; of `record` only what the windows have seen counts. That a window may be taking
 * it right now is another question (`isCaptureHeld`).
 */
export const isMoneyTaken = (order: Told | null, record: { seen: readonly unknown[] }): boolean =>
  record.seen.length > 0 || (order !== null && (isPaid(order) || (order.captured ?? []).length > 0));
