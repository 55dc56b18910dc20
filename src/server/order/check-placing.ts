import { checkoutCopy } from '#config/copy/checkout.ts';
import type { AddressInput, Cart, Commerce } from '#commerce/commerce.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { checkDraft, isBillingAddressValid } from '#domain/checkout/checkout-form.ts';
import { decideOrderComment } from '#domain/checkout/order-comment.ts';
import { listPlacingFields } from '#domain/checkout/placing-fields.ts';
import { toVatQuery } from '#domain/checkout/vat-number.ts';
import { type Failure } from '#domain/failure.ts';
import { isSameMoney } from '#domain/price/money.ts';
import type { VatNumberState } from '#domain/price/tax-rule.ts';
import { type BuyerTerms, readTerms, toVatNumberState } from '../checkout/buyer-terms.ts';
import { readDraft } from '../checkout/draft-memory.ts';
import type { Storage } from '../storage/storage.ts';
import type { PlaceOutcome, PlaceRequest } from './placing.ts';
import type { PlacingPlan } from './steps.ts';

export type PlacingCheck =
  | { kind: 'ready'; plan: PlacingPlan }
  | { kind: 'has-order'; orderId: string }
  | { kind: 'refused'; outcome: PlaceOutcome };

type Parts = { commerce: Pick<Commerce, 'getCart'>; storage: Storage };
type Buyer = { draft: CheckoutDraft; terms: BuyerTerms; vatNumber: VatNumberState };

const refuse = (outcome: PlaceOutcome): PlacingCheck => ({ kind: 'refused', outcome });
const toCartOutcome = (failure: Failure): PlaceOutcome =>
  failure.kind === 'refused' && failure.reason === 'not-found' ? { kind: 'basket-gone' } : { kind: 'unavailable' };

/** What was chosen must be what the basket was priced with: company, country, shipping method, VAT number. */
function compareWithBasket({ draft, terms, vatNumber }: Buyer, { basket }: Cart): Record<string, string> {
  // the tax of the basket belongs to the company box as the server has accepted it, not to the one in the draft
  const isOtherBuyer = draft.isCompany !== terms.isCompany;
  const isPayable = basket.paymentMethods.some(({ id }) => id === draft.paymentMethodId);
  return {
    ...(draft.shipping.country === basket.shippingCountry ? {} : { 'shipping.country': checkoutCopy.required }),
    ...(draft.shippingMethodId === basket.shippingMethodId ? {} : { shippingMethodId: checkoutCopy.required }),
    ...(isPayable ? {} : { paymentMethodId: checkoutCopy.required }),
    ...(isOtherBuyer || (draft.isCompany && vatNumber === null) ? { vatNumber: checkoutCopy.required } : {}),
  };
}

const toShippingInput = ({ shipping }: CheckoutDraft): AddressInput => ({
  address: shipping.address.trim(),
  address2: shipping.address2.trim(),
  recipient: `${shipping.firstName.trim()} ${shipping.lastName.trim()}`,
  city: shipping.city.trim(),
  zip: shipping.post.trim(),
  country: shipping.country,
  phone: shipping.phone.trim(),
  company: shipping.company.trim(),
});

const toBillingInput = ({ billing, shipping }: CheckoutDraft): AddressInput => ({
  address: billing.address.trim(),
  address2: billing.address2.trim(),
  recipient: `${shipping.firstName.trim()} ${shipping.lastName.trim()}`,
  city: billing.city.trim(),
  zip: billing.zip.trim(),
  country: billing.country,
  phone: shipping.phone.trim(),
  company: billing.name.trim(),
});

/** With a number that could not be checked the comment carries it, because the basket does not. */
function toComment({ draft, terms, vatNumber }: Buyer): string {
  const vatUnchecked = draft.isCompany && vatNumber === 'unchecked';
  const comment = decideOrderComment(draft.shipping.country, { vatUnchecked });
  return vatUnchecked ? `${comment}: ${toVatQuery(draft.shipping.country, terms.vatNumber ?? '')}` : comment;
}

const toPlan = (buyer: Buyer): PlacingPlan => ({
  shipping: toShippingInput(buyer.draft),
  billing: isBillingAddressValid(buyer.draft, buyer) ? toBillingInput(buyer.draft) : null,
  fields: (refs) =>
    listPlacingFields({
      shippingAddress: refs.shipping,
      billingAddress: refs.billing,
      comment: toComment(buyer),
      email: buyer.draft.email.trim(),
      paymentMethod: buyer.draft.paymentMethodId,
    }),
});

function decide(cart: Cart, buyer: Buyer, { shownTotal }: PlaceRequest): PlacingCheck {
  if (cart.basket.lines.length === 0) return refuse({ kind: 'basket-empty' });
  const fields = { ...compareWithBasket(buyer, cart), ...checkDraft(buyer.draft, buyer) };
  if (Object.keys(fields).length > 0) return refuse({ kind: 'invalid-draft', fields });
  if (!isSameMoney(cart.basket.totals.total, shownTotal)) return refuse({ kind: 'total-changed' });
  return { kind: 'ready', plan: toPlan(buyer) };
}

/**
 * Everything that must hold before anything is created: the cart is there and not an order yet, it has lines, the draft is
 * strictly good and fits the basket, and the live total is the one that the buyer saw.
 */
export async function checkPlacing({ commerce, storage }: Parts, request: PlaceRequest): Promise<PlacingCheck> {
  const [cart, draft, terms] = await Promise.all([
    commerce.getCart(request.cartId),
    readDraft(storage, request.cartId),
    readTerms(storage, request.cartId),
  ]);
  if (!cart.ok) return refuse(toCartOutcome(cart.failure));
  if (cart.value.orderId !== null) return { kind: 'has-order', orderId: cart.value.orderId };
  return decide(cart.value, { draft, terms, vatNumber: toVatNumberState(cart.value, terms) }, request);
}
