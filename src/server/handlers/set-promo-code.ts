import { promoCodeSchema } from '#api/basket.ts';
import { type Handler, readBody } from './answer.ts';
import { changeCart } from './cart-access.ts';

/** PUT /api/basket/promo-code; an empty code takes it off. 422 invalid-promo-code, expired-promo-code. */
export const setPromoCode: Handler = async (services, request) => {
  const body = await readBody(services, request, promoCodeSchema);
  if (!body.ok) return body.failure;
  return changeCart(services, request, (cartId) =>
    services.commerce.setCartFields(cartId, [{ field: 'promoCode', value: body.value.code }]),
  );
};
