import type { Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import type { Cart } from '../commerce.ts';
import { askCart } from './ask-cart.ts';

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
