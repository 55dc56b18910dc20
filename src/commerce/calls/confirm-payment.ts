import type { Result } from '#domain/failure.ts';
import type { Order } from '#domain/order/order.ts';
import type { CommerceClient } from '../client.ts';
import { wireOrderAnswerSchema } from '../contract/order.ts';
import { toOrder } from '../map/to-order.ts';

/**
 * confirmPayment (rule payment.shop-confirms): the API looks at the provider; answers the order as it then is. `refused:
 * not-payable` while nothing was paid.
 */
export const confirmPayment = (
  client: CommerceClient,
  orderId: string,
  payer: { name: string; email: string },
): Promise<Result<Order>> =>
  client.ask({
    operation: 'confirm-payment',
    kind: 'write',
    path: '/order',
    body: { action: 'confirmPayment', order_id: orderId, shippingname: payer.name, email: payer.email },
    schema: wireOrderAnswerSchema.transform(({ data }) => toOrder(data)),
  });
