import type { Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import type { Cart } from '../commerce.ts';
import { askCart } from './ask-cart.ts';

/** removeLine. Refused: not-found, cart-closed. */
export const removeLine = (client: CommerceClient, cartId: string, lineId: string): Promise<Result<Cart>> =>
  askCart(client, {
    operation: 'remove-line',
    kind: 'write',
    body: { action: 'removeLine', cart_id: cartId, line_id: lineId },
  });
