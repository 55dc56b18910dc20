import type { Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import type { AddressInput, Cart, CartField } from '../commerce.ts';
import { wireCartSchema } from '../contract/cart.ts';
import { wireReferenceSchema } from '../contract/order.ts';
import { toCart } from '../map/to-basket.ts';
import { toWireAddress, toWireField } from '../map/to-cart-fields.ts';

/** What all cart calls share: the path, the answer and its mapping. Reading is `read`, everything else is sent once. */
const askCart = (
  client: CommerceClient,
  call: { operation: string; kind: 'read' | 'write'; body: Record<string, unknown> },
): Promise<Result<Cart>> => client.ask({ ...call, path: '/cart', schema: wireCartSchema.transform(toCart) });

/** getCart. `refused: not-found` for a cart that has run out; `orderId` tells whether it has become an order. */
export const getCart = (client: CommerceClient, cartId: string): Promise<Result<Cart>> =>
  askCart(client, { operation: 'get-cart', kind: 'read', body: { action: 'getCart', cart_id: cartId } });

/**
 * addToCart: puts pieces of a part into the cart, raising its line when it is there already; null opens a new cart.
 * Refused: out-of-stock, cart-closed, not-found (no such cart or part). The tax setting starts as standard
 * (rule tax.server-decides).
 */
export const addToCart = (
  client: CommerceClient,
  cartId: string | null,
  { partId, quantity, country }: { partId: string; quantity: number; country: string },
): Promise<Result<Cart>> =>
  askCart(client, {
    operation: 'add-to-cart',
    kind: 'write',
    body: {
      action: 'addToCart',
      cart_id: cartId,
      quantity,
      record: partId,
      country,
      location: client.settings.location,
      tax: 'standard',
      additionalservice: [],
      customer: 'guest',
    },
  });

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

/** removeLine. Refused: not-found, cart-closed. */
export const removeLine = (client: CommerceClient, cartId: string, lineId: string): Promise<Result<Cart>> =>
  askCart(client, {
    operation: 'remove-line',
    kind: 'write',
    body: { action: 'removeLine', cart_id: cartId, line_id: lineId },
  });

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

/** createAddress: the reference of the new address, to be set on the cart. Refused: invalid-request. */
export const createAddress = (client: CommerceClient, cartId: string, address: AddressInput): Promise<Result<string>> =>
  client.ask({
    operation: 'create-address',
    kind: 'write',
    path: '/address',
    body: { action: 'createAddress', cart_id: cartId, ...toWireAddress(address) },
    schema: wireReferenceSchema.transform(({ _id }) => _id),
  });
