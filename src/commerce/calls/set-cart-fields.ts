import type { Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import type { Cart, CartField } from '../commerce.ts';
import { toWireField } from '../map/to-cart-fields.ts';
import { askCart } from './ask-cart.ts';

/**
 * updateCart: one field, or several in one call in the order given. Refused: invalid-promo-code, expired-promo-code,
 * vat-service-down, invalid-request, cart-closed, not-found. An invalid VAT number is no refusal: the basket then says so.
 */
export function setCartFields(client: CommerceClient, cartId: string, fields: CartField[]): Promise<Result<Cart>> {
  const [first, ...more] = fields.map(toWireField);
  if (!first) throw new RangeError('setCartFields: no field given');
  const change = more.length === 0 ? first : { fields: [first, ...more] };
  return askCart(client, {
    operation: 'set-cart-fields',
    kind: 'write',
    body: { action: 'updateCart', cart_id: cartId, ...change },
  });
}
