import type { CheckoutAnswer } from '#api/checkout.ts';
import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { countPieces } from '#domain/basket/basket-count.ts';
import { postcodeOf, readTerms, toNumber } from '../checkout/buyer-terms.ts';
import { keepCartRows } from '../checkout/keep-cart-rows.ts';
import { readKeptDraft } from '../checkout/stored-draft.ts';
import { keepCart, readOwnOrderId } from '../cookies.ts';
import { answerFailure, answerJson, type Handler } from './answer.ts';
import { toBasketAnswer, toEmptyBasket } from './basket-answer.ts';
import { findCart } from './cart-access.ts';
import { decideCountry } from './visitor-country.ts';

/** GET /api/checkout: basket, what was typed so far, and the visitor's country; without a basket the order placed before. */
export const readCheckout: Handler = async (services, request, { ip }) => {
  const [found, visitorCountry] = await Promise.all([
    findCart(services, request.headers.get('cookie')),
    decideCountry(services, request, ip),
  ]);
  if (!found.ok) return answerFailure(services, found.failure);
  const { cart, orderId, isExpired, cookies } = found.value;
  if (cart === null) {
    const earlier = orderId ?? (await readOwnOrderId(services, request.headers.get('cookie')));
    const more = earlier === null ? {} : { earlierOrderId: earlier };
    const answer: CheckoutAnswer = {
      basket: await toEmptyBasket(services, { orderId: earlier, isExpired }),
      draft: emptyCheckoutDraft,
      saveNumber: 0,
      visitorCountry,
      isCompany: false,
      takenVatNumber: null,
      takenPostcode: null,
      ...more,
    };
    return answerJson(answer, { cookies });
  }
  const [basket, kept, terms] = await Promise.all([
    toBasketAnswer(services, cart),
    readKeptDraft(services, cart.id),
    readTerms(services, cart.id),
  ]);
  const answer: CheckoutAnswer = {
    ...{ basket, ...kept, visitorCountry },
    isCompany: terms.isCompany,
    takenVatNumber: toNumber(cart, terms),
    takenPostcode: postcodeOf(cart, terms),
    copyKey: services.seal.fingerprint('draft-copy', cart.id),
  };
  const count = countPieces(cart.basket.lines);
  const told = { cartId: cart.id, count, isCounted: false, keepRows: () => keepCartRows(services, cart.id) };
  return answerJson(answer, { cookies: await keepCart(services, request.headers.get('cookie'), told) });
};
