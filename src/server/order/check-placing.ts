import { checkoutCopy } from '#config/copy/checkout.ts';
import type { AddressInput, Cart, Commerce } from '#commerce/commerce.ts';
import type { CheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { checkDraft, isBillingAddressValid } from '#domain/checkout/checkout-form.ts';
import { decideOrderComment } from '#domain/checkout/order-comment.ts';
import { listPlacingFields } from '#domain/checkout/placing-fields.ts';
import { normaliseVatNumber, toVatQuery } from '#domain/checkout/vat-number.ts';
import { type Failure } from '#domain/failure.ts';
import { isSameMoney } from '#domain/price/money.ts';
import type { VatNumberState } from '#domain/price/tax-rule.ts';
import { type BuyerTerms, readTerms, toVatNumberState } from '../checkout/buyer-terms.ts';
import { readDraft } from '../checkout/stored-draft.ts';
import type { RowDependencies } from '../storage/versioned-rows.ts';
import type { PlaceOutcome, PlaceRequest } from './placing-types.ts';
import { digestOrder } from './order-digest.ts';
import type { PlacingPlan } from './prepare-cart.ts';

export type PlacingCheck =
  /** `lookAgain`: what of the basket is not what the buyer saw, null where all of it is; prices may move while it is prepared */
  | { kind: 'ready'; plan: PlacingPlan; lookAgain: (cart: Cart) => PlaceOutcome | null }
  | { kind: 'has-order'; orderId: string }
  | { kind: 'refused'; outcome: PlaceOutcome };

type Dependencies = RowDependencies & { commerce: Pick<Commerce, 'getCart'> };
type Buyer = { draft: CheckoutDraft; terms: BuyerTerms; vatNumber: VatNumberState };

const refuse = (outcome: PlaceOutcome): PlacingCheck => ({ kind: 'refused', outcome });
const toCartOutcome = (failure: Failure): PlaceOutcome =>
  failure.kind === 'refused' && failure.reason === 'not-found' ? { kind: 'basket-gone' } : { kind: 'unavailable' };

/**
 * The tax of the basket belongs to company box and VAT number as the server has accepted them; a draft that says something
 * else (saved by another tab, not yet checked) is another buyer.
 */
function isTaxedBuyer({ draft, terms, vatNumber }: Buyer): boolean {
  if (draft.isCompany !== terms.isCompany) return false;
  if (!draft.isCompany) return true;
  const typed = normaliseVatNumber(draft.shipping.country, draft.vatNumber);
  return vatNumber !== null && 'number' in typed && typed.number === terms.vatNumber;
}

/** What was chosen must be what the basket was priced with: company, country, methods, VAT number. */
function compareWithBasket(buyer: Buyer, { basket }: Cart): Record<string, string> {
  const { draft } = buyer;
  const isPayable = basket.paymentMethods.some(({ id }) => id === draft.paymentMethodId);
  return {
    ...(draft.shipping.country === basket.shippingCountry ? {} : { 'shipping.country': checkoutCopy.required }),
    ...(draft.shippingMethodId === basket.shippingMethodId ? {} : { shippingMethodId: checkoutCopy.required }),
    ...(isPayable && draft.paymentMethodId === basket.paymentMethodId
      ? {}
      : { paymentMethodId: checkoutCopy.required }),
    ...(isTaxedBuyer(buyer) ? {} : { vatNumber: checkoutCopy.required }),
  };
}

const toShippingInput = ({ shipping }: CheckoutDraft): AddressInput => ({
  address: shipping.address.trim(),
  address2: shipping.address2.trim(),
  recipient: `${shipping.firstName.trim()} ${shipping.lastName.trim()}`,
  city: shipping.city.trim(),
  postcode: shipping.postcode.trim(),
  country: shipping.country,
  phone: shipping.phone.trim(),
  company: shipping.company.trim(),
});

const toBillingInput = ({ billing, shipping }: CheckoutDraft): AddressInput => ({
  address: billing.address.trim(),
  address2: billing.address2.trim(),
  recipient: `${shipping.firstName.trim()} ${shipping.lastName.trim()}`,
  city: billing.city.trim(),
  postcode: billing.postcode.trim(),
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

/** What the buyer saw must be what is ordered: null, or what has changed since. */
function compareWithShown({ basket }: Cart, { draft }: Buyer, { shownTotal, seen }: PlaceRequest): PlaceOutcome | null {
  if (!isSameMoney(basket.totals.total, shownTotal)) return { kind: 'total-changed' };
  return seen === digestOrder({ draft, lines: basket.lines }) ? null : { kind: 'details-changed' };
}

function decide(cart: Cart, buyer: Buyer, request: PlaceRequest): PlacingCheck {
  if (cart.basket.lines.length === 0) return refuse({ kind: 'basket-empty' });
  const fields = { ...compareWithBasket(buyer, cart), ...checkDraft(buyer.draft, buyer) };
  if (Object.keys(fields).length > 0) return refuse({ kind: 'invalid-draft', fields });
  const lookAgain = (later: Cart) => compareWithShown(later, buyer, request);
  const changed = lookAgain(cart);
  return changed ? refuse(changed) : { kind: 'ready', plan: toPlan(buyer), lookAgain };
}

/**
 * Everything that must hold before anything is created: the cart is there and not an order yet, it has lines, the draft is
 * strictly good and fits the basket, and total, details and lines are those that the buyer saw.
 */
export async function checkPlacing(deps: Dependencies, request: PlaceRequest): Promise<PlacingCheck> {
  const [cart, draft, terms] = await Promise.all([
    deps.commerce.getCart(request.cartId),
    readDraft(deps, request.cartId),
    readTerms(deps, request.cartId),
  ]);
  if (!cart.ok) return refuse(toCartOutcome(cart.failure));
  if (cart.value.orderId !== null) return { kind: 'has-order', orderId: cart.value.orderId };
  return decide(cart.value, { draft, terms, vatNumber: toVatNumberState(cart.value, terms) }, request);
}
