import type { Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import type { Cart } from '../commerce.ts';
import { askCart } from './ask-cart.ts';

/** getCart. `refused: not-found` for a cart that has run out; `orderId` tells whether it has become an order. */
export const getCart = (client: CommerceClient, cartId: string): Promise<Result<Cart>> =>
  askCart(client, { operation: 'get-cart', kind: 'read', body: { action: 'getCart', cart_id: cartId } });
