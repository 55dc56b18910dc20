import { Refusal } from '../refusal.ts';
import type { StoredCart } from '../store/carts.ts';
import type { Store } from '../store/store.ts';

/** The cart, or 404. */
export function findCart(store: Store, id: string): StoredCart {
  const cart = store.carts.byId(id);
  if (cart) return cart;
  throw new Refusal(404, 'cart_not_found', 'There is no such cart.');
}

/** The cart to be written to: 409 once it has become an order. */
export function findOpenCart(store: Store, id: string): StoredCart {
  const cart = findCart(store, id);
  if (cart.orderId === null) return cart;
  throw new Refusal(409, 'cart_closed', 'The cart has become an order.');
}
