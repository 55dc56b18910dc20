import type { CheckoutAnswer } from '#api/checkout.ts';
import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import type { Cart } from '#commerce/commerce.ts';
import { readCart } from '../cart-holder.ts';
import { postcodeOf, readTerms, toNumber } from '../checkout/buyer-terms.ts';
import { readKeptDraft } from '../checkout/stored-draft.ts';
import { readOwnOrderId } from '../cookies.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerJson, type Handler } from './answer.ts';
import { toBasketAnswer, toEmptyBasket } from './basket-answer.ts';
import { findCart, keepCartOf } from './cart-access.ts';
import { decideCountry } from './visitor-country.ts';

type Typed = Omit<CheckoutAnswer, 'basket' | 'visitorCountry' | 'earlierOrderId'>;

const nothingTyped: Typed = {
  draft: emptyCheckoutDraft,
  saveNumber: 0,
  isCompany: false,
  takenVatNumber: null,
  takenPostcode: null,
};

/** What the holder of a cart has typed, and what was accepted of it; anybody else reads that there is nothing (rule privacy.cart-holder). */
async function readTyped(services: Services, cookie: string | null, cart: Cart): Promise<Typed> {
  const copyKey = services.seal.fingerprint('draft-copy', cart.id);
  const held = await readCart(services, cookie);
  if (!held?.isHolder) return { ...nothingTyped, copyKey };
  const [kept, terms] = await Promise.all([readKeptDraft(services, cart.id), readTerms(services, cart.id)]);
  return {
    ...kept,
    isCompany: terms.isCompany,
    // they come beside the first save, by calls of their own
    takenVatNumber: held.isKeyed ? toNumber(terms) : null,
    takenPostcode: held.isKeyed ? postcodeOf(cart, terms) : null,
    copyKey,
  };
}

/** GET /api/checkout: basket, what was typed so far, and the visitor's country; without a basket the order placed before. */
export const readCheckout: Handler = async (services, request, { ip }) => {
  const cookie = request.headers.get('cookie');
  const [found, visitorCountry] = await Promise.all([findCart(services, cookie), decideCountry(services, request, ip)]);
  if (!found.ok) return answerFailure(services, found.failure);
  const { cart, orderId, isExpired, cookies } = found.value;
  if (cart === null) {
    const earlier = orderId ?? (await readOwnOrderId(services, cookie));
    const basket = await toEmptyBasket(services, { orderId: earlier, isExpired });
    const more = earlier === null ? {} : { earlierOrderId: earlier };
    return answerJson({ ...nothingTyped, basket, visitorCountry, ...more } satisfies CheckoutAnswer, { cookies });
  }
  const [basket, typed] = await Promise.all([toBasketAnswer(services, cart), readTyped(services, cookie, cart)]);
  const answer: CheckoutAnswer = { ...typed, basket, visitorCountry };
  return answerJson(answer, { cookies: await keepCartOf(services, request, { cart, isCounted: false }) });
};
