import type { Result } from '#domain/failure.ts';
import type { Order } from '#domain/order/order.ts';
import type { CommerceClient } from '../client.ts';
import { wireOrderAnswerSchema } from '../contract/order.ts';
import { toOrder } from '../map/to-order.ts';

/** getOrder (doc 2 §7): personal data, only for its buyer (decision 16). `refused: not-found` when there is none. */
export const getOrder = (client: CommerceClient, orderId: string): Promise<Result<Order>> =>
  client.ask({
    operation: 'get-order',
    kind: 'read',
    path: '/order',
    body: { action: 'getOrder', order_id: orderId },
    schema: wireOrderAnswerSchema.transform(({ data }) => toOrder(data)),
  });
