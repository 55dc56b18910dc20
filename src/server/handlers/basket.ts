import { changeLineSchema, openedSchema, promoCodeSchema } from '#api/basket.ts';
import { opaqueIdSchema } from '#api/field-schemas.ts';
import type { Cart } from '#commerce/commerce.ts';
import { limits } from '#config/limits.ts';
import { countOrderable } from '#domain/availability/stock.ts';
import { type BasketLine, visibleLines } from '#domain/basket/basket.ts';
import { mayHold } from '#domain/basket/quantity.ts';
import { type Failure, isRefusedAs, type Result } from '#domain/failure.ts';
import { readOwnOrderId } from '../cookies.ts';
import { findCartCountry } from '../delivery/cart-country.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerJson, answerProblem, type Handler, readBody } from './answer.ts';
import { toEmptyBasket } from './basket-answer.ts';
import { answerBasket, changeCart, findCart, findCartById, type FoundCart, readOpenedCartId } from './cart-access.ts';

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

/** The cart and the one line that a buyer may touch: visible, and in this cart. */
type Touched = { cart: Cart; line: BasketLine };

async function findLine(
  services: Services,
  cartId: string,
  lineId: string | undefined,
): Promise<Result<Touched> | Response> {
  if (!opaqueIdSchema.safeParse(lineId).success) return answerProblem(services, 404, 'not-found');
  const cart = await services.commerce.getCart(cartId);
  if (!cart.ok) return cart;
  if (cart.value.orderId !== null)
    return { ok: false, failure: { kind: 'refused', operation: 'getCart', reason: 'cart-closed' } };
  const line = visibleLines(cart.value.basket.lines).find(({ id }) => id === lineId);
  return line ? { ok: true, value: { cart: cart.value, line } } : answerProblem(services, 404, 'not-found');
}

/** Out of stock is answered with how many pieces there are in all, where that can be asked. */
async function answerShortage(services: Services, { cart, line }: Touched, failure: Failure): Promise<Response> {
  services.live.forgetPart(line.slug);
  const stock = await services.commerce.getStock(line.partId, await findCartCountry(services, cart));
  return answerFailure(services, failure, stock.ok ? { max: countOrderable(stock.value) } : {});
}

/** PUT /api/basket/lines/{lineId}: 404 not-found, 409 out-of-stock with `max`, also above what one line may hold. */
export const changeLine: Handler = async (services, request, { lineId }) => {
  const body = await readBody(services, request, changeLineSchema);
  if (!body.ok) return body.failure;
  return changeCart(services, request, async (cartId) => {
    const touched = await findLine(services, cartId, lineId);
    if (touched instanceof Response || !touched.ok) return touched;
    const { line } = touched.value;
    if (!mayHold(body.value.quantity, line.quantity))
      return answerProblem(services, 409, 'out-of-stock', { max: limits.lineQuantityMax });
    const changed = await services.commerce.setLineQuantity(cartId, line.id, body.value.quantity);
    const isShort = !changed.ok && isRefusedAs(changed.failure, 'out-of-stock');
    return isShort ? answerShortage(services, touched.value, changed.failure) : changed;
  });
};

/** DELETE /api/basket/lines/{lineId}; with the last line the promo code goes too (rule basket.last-line). */
export const removeLine: Handler = async (services, request, { lineId }) =>
  changeCart(services, request, async (cartId) => {
    const touched = await findLine(services, cartId, lineId);
    if (touched instanceof Response || !touched.ok) return touched;
    const removed = await services.commerce.removeLine(cartId, touched.value.line.id);
    if (!removed.ok || removed.value.basket.promoCode === null) return removed;
    const isEmpty = visibleLines(removed.value.basket.lines).length === 0;
    return isEmpty ? services.commerce.setCartFields(cartId, [{ field: 'promoCode', value: '' }]) : removed;
  });

/** PUT /api/basket/promo-code; an empty code takes it off. 422 invalid-promo-code, expired-promo-code. */
export const setPromoCode: Handler = async (services, request) => {
  const body = await readBody(services, request, promoCodeSchema);
  if (!body.ok) return body.failure;
  return changeCart(services, request, (cartId) =>
    services.commerce.setCartFields(cartId, [{ field: 'promoCode', value: body.value.code }]),
  );
};
