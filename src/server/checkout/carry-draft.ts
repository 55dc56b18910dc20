import type { Cart, CartField } from '#commerce/commerce.ts';
import { type CheckoutDraft, cleanDraft, isBlank } from '#domain/checkout/checkout-draft.ts';
import { readDraftNumber } from '#domain/checkout/draft-number.ts';
import { isPostcodeComplete } from '#domain/checkout/postcode.ts';
import type { Result } from '#domain/failure.ts';
import type { Currency } from '#domain/price/money.ts';
import { keyCart, readHolderKey } from '../cart-holder.ts';
import type { Services } from '../services.ts';
import { setCompany, setPostcode, setShippingCountry, setVatNumber } from './set-tax.ts';
import { readDraft, saveDraft } from './stored-draft.ts';

/**
 * What was typed and chosen for a cart before. `paymentMethodId` takes the place of the draft's own; without a currency or promo code
 * the new cart keeps its own.
 */
export type Choices = {
  draft: CheckoutDraft;
  paymentMethodId?: string | undefined;
  currency?: Currency | undefined;
  promoCode?: string | null | undefined;
};

type Step = (cart: Cart) => Promise<Result<Cart>> | null;

/** The steps in the order in which one builds on the other; null where there is nothing to be set. */
function listSteps(services: Services, { draft, paymentMethodId, currency, promoCode }: Choices): Step[] {
  const { shipping, billing } = cleanDraft(draft);
  const set = (cart: Cart, ...fields: CartField[]) => services.commerce.setCartFields(cart.id, fields);
  const offers = (methods: { id: string }[], id: string) => methods.some((method) => method.id === id);
  const payment = paymentMethodId ?? draft.paymentMethodId;
  return [
    (cart) =>
      !currency || currency === cart.basket.currency ? null : set(cart, { field: 'currency', value: currency }),
    (cart) => (shipping.country ? setShippingCountry(services, cart, shipping.country) : null),
    (cart) => (draft.isCompany ? setCompany(services, cart, true) : null),
    (cart) =>
      draft.showBilling && billing.country ? set(cart, { field: 'billingCountry', value: billing.country }) : null,
    (cart) => {
      const typed = readDraftNumber(draft);
      return draft.isCompany && 'number' in typed ? setVatNumber(services, cart, typed) : null;
    },
    (cart) =>
      isPostcodeComplete(shipping.country, shipping.postcode) ? setPostcode(services, cart, shipping.postcode) : null,
    (cart) =>
      offers(cart.basket.shippingMethods, draft.shippingMethodId)
        ? set(cart, { field: 'shippingMethod', value: draft.shippingMethodId })
        : null,
    (cart) =>
      offers(cart.basket.paymentMethods, payment) ? set(cart, { field: 'paymentMethod', value: payment }) : null,
    (cart) => (promoCode ? set(cart, { field: 'promoCode', value: promoCode }) : null),
  ];
}

/**
 * Sets on a new cart what was chosen for the one before. A step that does not go through is left to the
 * buyer, who finds it not chosen. Answers the cart as it then is.
 */
export async function restoreChoices(services: Services, fresh: Cart, choices: Choices): Promise<Cart> {
  let cart = fresh;
  for (const step of listSteps(services, choices)) {
    const done = await step(cart);
    if (done?.ok) cart = done.value;
  }
  return cart;
}

/** Stores a draft with a cart that it was not typed for: of the methods what that cart has. Gives what is stored. */
export async function keepDraftWith(services: Services, cart: Cart, draft: CheckoutDraft): Promise<CheckoutDraft> {
  const { shippingMethodId, paymentMethodId } = cart.basket;
  const kept = { ...draft, shippingMethodId: shippingMethodId ?? '', paymentMethodId: paymentMethodId ?? '' };
  await saveDraft(services, cart.id, { draft: kept });
  return kept;
}

async function carry(services: Services, expiredId: string, fresh: Cart): Promise<Cart> {
  const draft = await readDraft(services, expiredId);
  // two first parts of one browser come into the same cart: what has been typed for it since is not written over
  if (isBlank(draft) || !isBlank(await readDraft(services, fresh.id))) return fresh;
  const cart = await restoreChoices(services, fresh, { draft });
  // the cookie of the cart before says who may have it
  const key = await readHolderKey(services, expiredId);
  if (key !== null) await keyCart(services, fresh.id, key);
  await keepDraftWith(services, cart, { ...draft, termsAccepted: false });
  return cart;
}

/**
 * What was typed and chosen for a basket that expired goes on with the one that takes its place (rule checkout.nothing-lost); of
 * one that was ordered nothing is stored any more. The part is in the new cart by now: what cannot be set on it is left to the buyer,
 * and that nothing can be kept is only logged.
 */
export const carryDraft = (services: Services, expiredId: string, fresh: Cart): Promise<Cart> =>
  carry(services, expiredId, fresh).catch((thrown: unknown) => {
    services.log.warn('draft-not-carried', {}, thrown);
    return fresh;
  });
