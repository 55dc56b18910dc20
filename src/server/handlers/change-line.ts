import { changeLineSchema } from '#api/basket.ts';
import { opaqueIdSchema } from '#api/field-schemas.ts';
import type { Cart } from '#commerce/commerce.ts';
import { countOrderable } from '#domain/availability/stock.ts';
import { type BasketLine, visibleLines } from '#domain/basket/basket.ts';
import { mayHold } from '#domain/basket/quantity.ts';
import { type Failure, isRefusedAs, type Result } from '#domain/failure.ts';
import { limits } from '#config/limits.ts';
import { findCartCountry } from '../delivery/cart-country.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerProblem, type Handler, readBody } from './answer.ts';
import { changeCart } from './cart-access.ts';

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
