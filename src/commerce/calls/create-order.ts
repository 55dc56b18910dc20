import type { Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import { wireReferenceSchema } from '../contract/order.ts';

/**
 * createOrder: makes the cart an order and gives its id. Sent once; where `isOutcomeUnknown`
 * says so, ask `getCart` for `orderId` before anything else. Refused: cart-closed, out-of-stock, invalid-request (cart not complete).
 */
export const createOrder = (client: CommerceClient, cartId: string): Promise<Result<string>> =>
  client.ask({
    operation: 'create-order',
    kind: 'create-order',
    path: '/order',
    body: { action: 'createOrder', cart_id: cartId },
    schema: wireReferenceSchema.transform(({ _id }) => _id),
  });
