import { basketPaths } from '#api/basket.ts';
import type { Cart } from '#commerce/commerce.ts';
import { countPieces } from '#domain/basket/basket.ts';
import { type Failure, isRefusedAs, type Result } from '#domain/failure.ts';
import { readCartId, readHeldCartId, readHolderKey } from '../cart-holder.ts';
import { keepCartRows } from '../checkout/keep-cart-rows.ts';
import { handOrder, keepCart, readLapsedCart } from '../cookies.ts';
import type { Services } from '../services.ts';
import { openRows } from '../storage/versioned-rows.ts';
import { answerFailure, answerJson, answerProblem, type ProblemOptions } from './answer.ts';
import { toBasketAnswer } from './basket-answer.ts';
import { openingRows } from './short-lived-rows.ts';

/** True when the cart does not exist (any more) as a basket: unknown to the commerce API, or an order by now. */
export const isGone = (failure: Failure): boolean => isRefusedAs(failure, 'not-found', 'cart-closed');

/** Cookies of a visitor whose cart is gone: where it became an order, the right to see that. */
async function handOrderOf(services: Services, cookie: string | null, cartId: string): Promise<string[]> {
  const found = await findCartById(services, cookie, cartId);
  return found.ok ? found.value.cookies : [];
}

/**
 * The cart that a browser has opened under this name: until it has a holder for everybody who knows the name, then for the holder alone
 * (rule privacy.cart-holder). Null where there is none.
 */
export async function readOpenedCartId(
  services: Services,
  cookie: string | null,
  opening: string,
): Promise<string | null> {
  const id = await openRows(openingRows, services).read(opening);
  const key = id === null ? null : await readHolderKey(services, id);
  return key === null || (await readLapsedCart(services, cookie))?.key === key ? id : null;
}

/**
 * The cookies that keep cart and badge alive; asked for last, as another request may have made its visitor the holder meanwhile. The
 * key goes to who has brought it, and to nobody else.
 */
export async function keepCartOf(
  services: Services,
  request: Request,
  { cart: { id, basket }, isCounted }: { cart: Cart; isCounted: boolean },
): Promise<string[]> {
  const cookie = request.headers.get('cookie');
  const [key, lapsed] = await Promise.all([readHolderKey(services, id), readLapsedCart(services, cookie)]);
  const isHolders = lapsed?.id === id || lapsed?.key === key;
  return keepCart(services, cookie, {
    cart: { id, key: isHolders ? key : null },
    count: countPieces(basket.lines),
    isCounted,
    keepRows: () => keepCartRows(services, id),
  });
}

/** The whole basket, with the cookies that keep cart and badge alive, where what the browser came with is another, or has lasted an hour. */
export async function answerBasket(
  services: Services,
  request: Request,
  cart: Cart,
  more: string[] = [],
): Promise<Response> {
  const answer = await toBasketAnswer(services, cart);
  const isCounted = new URL(request.url).pathname.startsWith(basketPaths.lines);
  return answerJson(answer, { cookies: [...(await keepCartOf(services, request, { cart, isCounted })), ...more] });
}

/** A failed cart call: 409 basket-gone when there is no such basket any more, otherwise what the failure says. */
export async function answerCartFailure(
  services: Services,
  request: Request,
  { cartId, failure }: { cartId: string; failure: Failure },
  options: ProblemOptions = {},
): Promise<Response> {
  if (!isGone(failure)) return answerFailure(services, failure, options);
  return answerProblem(services, 409, 'basket-gone', {
    cookies: await handOrderOf(services, request.headers.get('cookie'), cartId),
  });
}

/** Does one change of a cart while nobody else changes it; refused with 409 order-pending while an order is coming out of the cart. */
export const runExclusive = <T>(services: Services, cartId: string, change: () => Promise<T>): Promise<T | Response> =>
  services.cartMutex.runExclusive(cartId, async () =>
    (await services.placing.isPlacing(cartId)) ? answerProblem(services, 409, 'order-pending') : change(),
  );

/** The same of several carts; always one after the other in the same order, so that no two changes wait for each other. */
export const runExclusiveOfAll = <T>(
  services: Services,
  cartIds: readonly string[],
  change: () => Promise<T>,
): Promise<T | Response> =>
  [...new Set(cartIds)]
    .toSorted()
    .reduce<() => Promise<T | Response>>((work, id) => () => runExclusive(services, id, work), change)();

/**
 * Leads a change of the visitor's cart, one after the other: 409 basket-gone without one, 409 order-pending while an order is
 * coming out of it, otherwise the whole basket as it then is.
 */
export async function changeCart(
  services: Services,
  request: Request,
  change: (cartId: string) => Promise<Result<Cart> | Response>,
): Promise<Response> {
  const cartId = await readCartId(services, request.headers.get('cookie'));
  if (cartId === null) return answerProblem(services, 409, 'basket-gone');
  const changed = await runExclusive(services, cartId, () => change(cartId));
  if (changed instanceof Response) return changed;
  return changed.ok
    ? answerBasket(services, request, changed.value)
    : answerCartFailure(services, request, { cartId, failure: changed.failure });
}

/**
 * `orderId`: the order that the cart has become, if it has; `cookies` then give the right to see that. `isExpired`: the visitor
 * had a cart that the commerce API does not know any more.
 */
export type FoundCart = { cart: Cart | null; orderId: string | null; isExpired?: boolean; cookies: string[] };

/**
 * The visitor's cart, or null where there is none. The cookie of one that is gone stays until there is another: an answer that is
 * late would take away the one that was begun since (rule basket.late-answers).
 */
export async function findCart(services: Services, cookie: string | null): Promise<Result<FoundCart>> {
  const cartId = await readCartId(services, cookie);
  return cartId === null
    ? { ok: true, value: { cart: null, orderId: null, cookies: [] } }
    : findCartById(services, cookie, cartId);
}

/** The same of a cart that is known to be this visitor's; of the order that came of it only its holder hears. */
export async function findCartById(
  services: Services,
  cookie: string | null,
  cartId: string,
): Promise<Result<FoundCart>> {
  const cart = await services.commerce.getCart(cartId);
  if (!cart.ok) {
    if (!isGone(cart.failure)) return cart;
    const isExpired = isRefusedAs(cart.failure, 'not-found');
    return { ok: true, value: { cart: null, orderId: null, isExpired, cookies: [] } };
  }
  const { orderId } = cart.value;
  if (orderId === null) return { ok: true, value: { cart: cart.value, orderId, cookies: [] } };
  if ((await readHeldCartId(services, cookie)) !== cartId)
    return { ok: true, value: { cart: null, orderId: null, cookies: [] } };
  return {
    ok: true,
    value: { cart: null, orderId, cookies: await handOrder(services, cookie, { orderId, cartId }) },
  };
}
