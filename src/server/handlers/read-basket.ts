import { answerFailure, answerJson, type Handler } from './answer.ts';
import { emptyBasketAnswer } from './basket-answer.ts';
import { answerBasket, findCart } from './cart-access.ts';

/** GET /api/basket: the basket, or an empty one where there is none or it is gone. */
export const readBasket: Handler = async (services, request) => {
  const found = await findCart(services, request.headers.get('cookie'));
  if (!found.ok) return answerFailure(services, found.failure);
  const { cart, cookies } = found.value;
  return cart === null ? answerJson(emptyBasketAnswer, { cookies }) : answerBasket(services, cart);
};
