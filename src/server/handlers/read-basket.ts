import { openedSchema } from '#api/basket.ts';
import { readCart } from '../cart-holder.ts';
import { readOwnOrderId } from '../cookies.ts';
import type { Services } from '../services.ts';
import { openRows } from '../storage/versioned-rows.ts';
import { answerFailure, answerJson, type Handler, readBody } from './answer.ts';
import { toEmptyBasket } from './basket-answer.ts';
import { answerBasket, findCart, findCartById } from './cart-access.ts';
import { openingRows } from './short-lived-rows.ts';

/** `opened`: the cart to show where the visitor holds none. */
async function showBasket(services: Services, request: Request, opened: string | null): Promise<Response> {
  const cookie = request.headers.get('cookie');
  const found = await (opened === null ? findCart(services, cookie) : findCartById(services, cookie, opened));
  if (!found.ok) return answerFailure(services, found.failure);
  const { cart, orderId, isExpired, cookies } = found.value;
  if (cart !== null) return answerBasket(services, request, cart);
  const last = orderId ?? (await readOwnOrderId(services, cookie));
  return answerJson(await toEmptyBasket(services, { orderId: last, isExpired }), { cookies });
}

/** GET /api/basket: the basket, or an empty one where there is none or it is gone, with the order that waits for its payment. */
export const readBasket: Handler = (services, request) => showBasket(services, request, null);

/**
 * POST /api/basket: the same; where the browser holds none, the one that it has just opened and not heard of, as the answer with the
 * cookie was lost (rule basket.lost-answer).
 */
export const recoverBasket: Handler = async (services, request) => {
  const body = await readBody(services, request, openedSchema);
  if (!body.ok) return body.failure;
  const isWithout = (await readCart(services, request.headers.get('cookie'))) === null;
  const opened = isWithout ? await openRows(openingRows, services).read(body.value.opening) : null;
  return showBasket(services, request, opened);
};
