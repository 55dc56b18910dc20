import { type CheckoutAnswer, draftSaveSchema } from '#api/checkout.ts';
import type { Cart } from '#commerce/commerce.ts';
import { emptyCheckoutDraft, isPersonal } from '#domain/checkout/checkout-draft.ts';
import { holdCart, readCart } from '../cart-holder.ts';
import { postcodeOf, readTerms, toNumber } from '../checkout/buyer-terms.ts';
import { keepCartRows } from '../checkout/keep-cart-rows.ts';
import { readKeptDraft, saveDraft } from '../checkout/stored-draft.ts';
import { type CartCookie, handCart, readCartCookie, readOwnOrderId } from '../cookies.ts';
import type { Services } from '../services.ts';
import { answerFailure, answerJson, answerNothing, answerProblem, type Handler, readBody } from './answer.ts';
import { toBasketAnswer, toEmptyBasket } from './basket-answer.ts';
import { findCart, keepCartOf } from './cart-access.ts';
import { decideCountry } from './visitor.ts';

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

/** Set-Cookie texts for the holder of the cart, whose rows then last as long. */
async function handRenewed(services: Services, cart: CartCookie): Promise<string[]> {
  const cookie = await handCart(services, cart);
  await keepCartRows(services, cart.id);
  return [cookie];
}

/**
 * PUT /api/checkout/draft: what was typed, unchecked, stored for a day under the visitor's cart. 200 with what is stored where a
 * newer save is there (rule checkout.late-save), 409 basket-gone without a cart, and where somebody else has typed into it (rule
 * privacy.cart-holder).
 */
export const keepCheckoutDraft: Handler = async (services, request) => {
  const body = await readBody(services, request, draftSaveSchema);
  if (!body.ok) return body.failure;
  const cart = await readCartCookie(services, request.headers.get('cookie'));
  if (cart === null) return answerProblem(services, 409, 'basket-gone');
  const { saveNumber, holder, ...draft } = body.value;
  // before anything is stored: no cookie of before may read it
  const hold = await holdCart(services, cart, { name: holder, isPersonal: isPersonal(draft) });
  if (hold.kind === 'foreign') return answerProblem(services, 409, 'basket-gone');
  const newer = await saveDraft(services, cart.id, { draft, saveNumber });
  const cookies = hold.kind === 'renewed' ? await handRenewed(services, hold.cart) : [];
  return newer ? answerJson(newer, { cookies }) : answerNothing(cookies);
};
