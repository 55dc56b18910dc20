import { openedSchema } from '#api/basket.ts';
import type { Result } from '#domain/failure.ts';
import { readOwnOrderId } from '../cookies.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerJson, type Handler, readBody } from './answer.ts';
import { toEmptyBasket } from './basket-answer.ts';
import { answerBasket, findCart, findCartById, type FoundCart, readOpenedCartId } from './cart-access.ts';

async function showBasket(services: Services, request: Request, found: Result<FoundCart>): Promise<Response> {
  if (!found.ok) return answerFailure(services, found.failure);
  const { cart, orderId, isExpired, cookies } = found.value;
  if (cart !== null) return answerBasket(services, request, cart);
  const last = orderId ?? (await readOwnOrderId(services, request.headers.get('cookie')));
  return answerJson(await toEmptyBasket(services, { orderId: last, isExpired }), { cookies });
}

/** GET /api/basket: the basket, or an empty one where there is none or it is gone, with the order that waits for its payment. */
export const readBasket: Handler = async (services, request) =>
  showBasket(services, request, await findCart(services, request.headers.get('cookie')));

/**
 * POST /api/basket: the same; where the browser holds none, or one that is gone, the one that it has just opened and not heard of, as the
 * answer with the cookie was lost (rule basket.lost-answer).
 */
export const recoverBasket: Handler = async (services, request) => {
  const body = await readBody(services, request, openedSchema);
  if (!body.ok) return body.failure;
  const cookie = request.headers.get('cookie');
  const found = await findCart(services, cookie);
  const isWithout = found.ok && found.value.cart === null;
  const opened = isWithout ? await readOpenedCartId(services, cookie, body.value.opening) : null;
  return showBasket(services, request, opened === null ? found : await findCartById(services, cookie, opened));
};
