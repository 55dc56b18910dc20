import { checkoutCopy } from '#config/copy/checkout.ts';
import type { AddressInput, Cart, Commerce } from '#commerce/commerce.ts';
import { type CheckoutDraft, cleanDraft, readReference } from '#domain/checkout/checkout-draft.ts';
import { checkDraft, isBillingAddressValid } from '#domain/checkout/checkout-form.ts';
import { decideOrderComment, listPlacingFields } from '#domain/checkout/placing.ts';
import { readDraftNumber } from '#domain/checkout/draft-number.ts';
import { type Failure, isRefusedAs } from '#domain/failure.ts';
import { isSameMoney } from '#domain/price/money.ts';
import { findTaxPlace } from '#domain/tax/tax-place.ts';
import type { VatNumberState } from '#domain/tax/tax.ts';
import { toVatQuery } from '#domain/tax/vat-number.ts';
import { type BuyerTerms, postcodeOf, readTerms, taxOf, toNumber, toVatNumberState } from '../checkout/buyer-terms.ts';
import type { OrderTax } from '../checkout/order-tax.ts';
import { correctTax } from '../checkout/set-tax.ts';
import { readDraft } from '../checkout/stored-draft.ts';
import type { RowDependencies } from '../storage/versioned-rows.ts';
import type { Agreed, PlaceRefusal, PlaceRequest } from './placing-types.ts';
import { digestOrder, readDigest } from './order-digest.ts';
import type { PlacingPlan } from './prepare-cart.ts';

type PlacingCheck =
  /** `lookAgain` compares a later cart with what the buyer saw, because prices may change while the cart is prepared */
  | { kind: 'ready'; plan: PlacingPlan; lookAgain: (cart: Cart) => PlaceRefusal | null }
  /** `as`: what is on the cart that it was made of */
  | { kind: 'has-order'; orderId: string; agreed: Agreed }
  | { kind: 'refused'; outcome: PlaceRefusal };

type Dependencies = RowDependencies & { commerce: Pick<Commerce, 'getCart' | 'setCartFields'> };
type Buyer = { draft: CheckoutDraft; terms: BuyerTerms; vatNumber: VatNumberState | null };

const refuse = (outcome: PlaceRefusal): PlacingCheck => ({ kind: 'refused', outcome });
const toCartOutcome = (failure: Failure): PlaceRefusal =>
  isRefusedAs(failure, 'not-found') ? { kind: 'basket-gone' } : { kind: 'unavailable' };

/**
 * True where the draft has the company box and VAT number that the basket was taxed with. Another tab may have saved others that are not
 * checked yet.
 */
function isTaxedBuyer({ draft, terms, vatNumber }: Buyer): boolean {
  if (draft.isCompany !== terms.isCompany) return false;
  if (!draft.isCompany) return true;
  const typed = readDraftNumber(draft);
  const taken = toNumber(terms);
  const isSame = 'number' in typed && typed.number === taken?.number && typed.country === taken.country;
  return isSame && vatNumber !== 'checking';
}

/** True where the basket was taxed for the place of the delivery address; an incomplete postcode names no place. */
const isTaxedPlace = ({ draft: { shipping }, terms }: Buyer, cart: Cart): boolean =>
  findTaxPlace(shipping)?.name === findTaxPlace({ ...shipping, postcode: postcodeOf(cart, terms) })?.name;

/** The fields of the draft that the basket was not priced with, as errors: company, country, methods, VAT number, postcode. */
function compareWithBasket(buyer: Buyer, cart: Cart): Record<string, string> {
  const { draft } = buyer;
  const { basket } = cart;
  const isPayable = basket.paymentMethods.some(({ id }) => id === draft.paymentMethodId);
  return {
    ...(draft.shipping.country === basket.shippingCountry ? {} : { 'shipping.country': checkoutCopy.required }),
    ...(draft.shippingMethodId === basket.shippingMethodId ? {} : { shippingMethodId: checkoutCopy.required }),
    ...(isPayable && draft.paymentMethodId === basket.paymentMethodId
      ? {}
      : { paymentMethodId: checkoutCopy.required }),
    ...(isTaxedBuyer(buyer) ? {} : { vatNumber: checkoutCopy.required }),
    ...(isTaxedPlace(buyer, cart) ? {} : { 'shipping.postcode': checkoutCopy.required }),
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

/** Tax, VAT number, company and reference, as the documents of the order print them. */
function toOrderTax({ draft, terms, vatNumber }: Buyer, cart: Cart): OrderTax {
  const number = draft.isCompany ? toNumber(terms) : null;
  const { reason, notes } = taxOf(cart, terms, draft.showBilling ? draft.billing.country : null);
  return {
    ...{ reason, notes },
    vatNumber: number && toVatQuery(number.country, number.number),
    numberState: number && vatNumber,
    company: draft.shipping.company.trim(),
    reference: readReference(draft),
  };
}

function toPlan(buyer: Buyer, cart: Cart): PlacingPlan {
  const tax = toOrderTax(buyer, cart);
  return {
    shipping: toShippingInput(buyer.draft),
    billing: isBillingAddressValid(buyer.draft, buyer) ? toBillingInput(buyer.draft) : null,
    tax,
    fields: (refs) =>
      listPlacingFields({
        shippingAddress: refs.shipping,
        billingAddress: refs.billing,
        comment: decideOrderComment(tax),
        email: buyer.draft.email.trim(),
        paymentMethod: buyer.draft.paymentMethodId,
      }),
  };
}

/** Compares the cart with what the buyer saw; null where nothing has changed. */
function compareWithDisplayed(
  { basket }: Cart,
  { draft }: Buyer,
  { shownTotal, seen }: PlaceRequest,
): PlaceRefusal | null {
  if (!isSameMoney(basket.totals.total, shownTotal)) return { kind: 'total-changed' };
  return seen === digestOrder({ draft, lines: basket.lines }) ? null : { kind: 'details-changed' };
}

function decide(cart: Cart, buyer: Buyer, request: PlaceRequest): PlacingCheck {
  if (cart.basket.lines.length === 0) return refuse({ kind: 'basket-empty' });
  const read = { ...buyer, draft: cleanDraft(buyer.draft) };
  const fields = { ...compareWithBasket(read, cart), ...checkDraft(read.draft, read) };
  if (Object.keys(fields).length > 0) return refuse({ kind: 'invalid-draft', fields });
  const lookAgain = (later: Cart) => compareWithDisplayed(later, buyer, request);
  const changed = lookAgain(cart);
  return changed ? refuse(changed) : { kind: 'ready', plan: toPlan(read, cart), lookAgain };
}

/** What an order without a record was placed with: total and lines, but no details, because the draft may be another one by now, or gone. */
export function readAgreed({ basket: { totals, lines } }: Cart, draft: CheckoutDraft): Agreed {
  const seen = lines.length > 0 ? `.${readDigest(digestOrder({ draft, lines })).lines}` : '';
  return { shownTotal: totals.total, seen, promised: null };
}

/**
 * All that must hold before anything is created: the cart exists and is no order yet, it has lines, the draft is valid and fits the
 * basket, and total, details and lines are those that the buyer saw.
 */
export async function checkPlacing(deps: Dependencies, request: PlaceRequest): Promise<PlacingCheck> {
  const [cart, draft, terms] = await Promise.all([
    deps.commerce.getCart(request.cartId),
    readDraft(deps, request.cartId),
    readTerms(deps, request.cartId),
  ]);
  if (!cart.ok) return refuse(toCartOutcome(cart.failure));
  if (cart.value.orderId !== null)
    return { kind: 'has-order', orderId: cart.value.orderId, agreed: readAgreed(cart.value, draft) };
  const corrected = await correctTax(deps, cart.value);
  if (!corrected.ok) return refuse(toCartOutcome(corrected.failure));
  return decide(corrected.value, { draft, terms, vatNumber: toVatNumberState(corrected.value, terms) }, request);
}
