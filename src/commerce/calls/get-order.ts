import type { Result } from '#domain/failure.ts';
import type { Order } from '#domain/order/order.ts';
import type { CommerceClient } from '../client.ts';
import { wireOrderAnswerSchema } from '../contract/order.ts';
import { toOrder } from '../map/to-order.ts';

/** getOrder: personal data, only for its buyer (rule privacy.order-for-buyer). `refused: not-found` when there is none. */
export const getOrder = (client: CommerceClient, orderId: string): Promise<Result<Order>> =>
  client.ask({
    operation: 'get-order',
    kind: 'read',
    path: '/order',
    body: { action: 'getOrder', order_id: orderId },
    schema: wireOrderAnswerSchema.transform(({ data }) => toOrder(data)),
  });
