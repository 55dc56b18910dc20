import { openingSchema } from '#api/basket.ts';
import { readCartId, readOwnOrderId } from '../cookies.ts';
import type { Services } from '../services.ts';
import { openRows } from '../storage/versioned-rows.ts';
import { answerFailure, answerJson, type Handler } from './answer.ts';
import { toEmptyBasket } from './basket-answer.ts';
import { answerBasket, findCart, findCartById } from './cart-access.ts';
import { openingRows } from './short-lived-rows.ts';

/** The cart that this browser has just opened, where the answer with its cookie was lost; null where there is none. */
async function findOpening(services: Services, request: Request): Promise<string | null> {
  const name = openingSchema.safeParse(new URL(request.url).searchParams.get('opening'));
  return name.success ? openRows(openingRows, services).read(name.data) : null;
}

/** GET /api/basket: the basket, or an empty one where there is none or it is gone, with the order that waits for its payment. */
export const readBasket: Handler = async (services, request) => {
  const cookie = request.headers.get('cookie');
  const opened = (await readCartId(services, cookie)) === null ? await findOpening(services, request) : null;
  const found = await (opened === null ? findCart(services, cookie) : findCartById(services, cookie, opened));
  if (!found.ok) return answerFailure(services, found.failure);
  const { cart, orderId, isExpired, cookies } = found.value;
  if (cart !== null) return answerBasket(services, request, cart);
  const last = orderId ?? (await readOwnOrderId(services, cookie));
  return answerJson(await toEmptyBasket(services, { orderId: last, isExpired }), { cookies });
};
