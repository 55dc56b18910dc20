import type { Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import type { Cart } from '../commerce.ts';
import { askCart } from './ask-cart.ts';

/** updateCart, field quantity of one line, in pieces. Refused: out-of-stock, not-found, cart-closed. */
export const setLineQuantity = (
  client: CommerceClient,
  cartId: string,
  lineId: string,
  quantity: number,
): Promise<Result<Cart>> =>
  askCart(client, {
    operation: 'set-line-quantity',
    kind: 'write',
    body: { action: 'updateCart', cart_id: cartId, field: 'quantity', value: quantity, line_id: lineId },
  });
