import type { BasketAnswer } from '#api/basket.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import { countries } from '#config/countries.ts';
import { type CheckoutDraft, readReference } from '#domain/checkout/checkout-draft.ts';
import { readDraftNumber } from '#domain/checkout/draft-number.ts';
import { describeNumber } from '#domain/tax/describe-tax.ts';
import { toVatQuery } from '#domain/tax/vat-number.ts';
import { sellerForCountry } from '#domain/seller/seller-for-country.ts';
import type { Facts } from '#islands/checkout/OrderFacts.tsx';
import { toSellerLines } from '#islands/checkout/seller-lines.ts';

const countryName = (code: string): string => countries.find((country) => country.code === code)?.name ?? code;

const titleOf = (options: { id: string; title: string }[], id: string | null): string =>
  options.find((option) => option.id === id)?.title ?? checkoutCopy.notChosen;

/** "DE811234567 (not checked)"; null of a private buyer, and while what is typed is no number. */
function writeNumber(draft: CheckoutDraft, state: BasketAnswer['vatNumber']): string | null {
  const typed = readDraftNumber(draft);
  return draft.isCompany && 'number' in typed ? describeNumber(toVatQuery(typed.country, typed.number), state) : null;
}

/** "to 1000-001 Lisboa, UPS Standard" */
export const writeDestination = (
  { shippingMethods, shippingMethodId }: BasketAnswer,
  { shipping }: CheckoutDraft,
): string =>
  [
    deliveryCopy.to(`${shipping.postcode.trim()} ${shipping.city.trim()}`),
    titleOf(shippingMethods, shippingMethodId),
  ].join(', ');

/** The summary's facts: what was typed and chosen, and the seller by delivery country (rules checkout.summary and seller.by-delivery). */
export function toFacts(basket: BasketAnswer, draft: CheckoutDraft): Facts {
  const { shipping, billing } = draft;
  return {
    email: draft.email.trim(),
    phone: shipping.phone,
    shipping: [
      [`${shipping.firstName} ${shipping.lastName}`, shipping.company].filter((part) => part.trim()).join(', '),
      [shipping.address, shipping.address2].filter(Boolean).join(', '),
      `${shipping.postcode} ${shipping.city}, ${countryName(shipping.country)}`,
    ],
    billing: draft.showBilling
      ? [
          billing.name,
          [billing.address, billing.address2].filter(Boolean).join(', '),
          `${billing.postcode} ${billing.city}, ${countryName(billing.country)}`,
        ]
      : null,
    vatNumber: writeNumber(draft, basket.vatNumber),
    reference: readReference(draft),
    payment: titleOf(basket.paymentMethods, basket.paymentMethodId),
    shippingMethod: titleOf(basket.shippingMethods, basket.shippingMethodId),
    seller: toSellerLines(sellerForCountry(shipping.country || null)),
  };
}
