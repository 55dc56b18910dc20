import type { Cart } from '#commerce/commerce.ts';
import { type CheckoutDraft, isBlank } from '#domain/checkout/checkout-draft.ts';
import { keyCart, readHolderKey } from '../cart-holder.ts';
import type { Services } from '../services.ts';
import { restoreChoices } from './restore-choices.ts';
import { readDraft, saveDraft } from './stored-draft.ts';

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
