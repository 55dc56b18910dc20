import { numberCountryOf, normaliseVatNumber } from '../tax/vat-number.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

type Parts = Pick<CheckoutDraft, 'vatCountry' | 'vatNumber' | 'showBilling' | 'billing' | 'shipping'>;

/**
 * The country of a draft's VAT number (rule vat-number.country): the one chosen beside the field, else that of the billing address
 * where it is shown and has one, else that of delivery; "" where nothing tells it.
 */
export const numberCountryOfDraft = ({ vatCountry, showBilling, billing, shipping }: Parts): string =>
  vatCountry || numberCountryOf(showBilling && billing.country ? billing : shipping);

/** A VAT number with the country of its register; the number as typed, without blanks, dots and country letters. */
export type TypedNumber = { country: string; number: string };

/** The number that stands in a draft, or the error text of its field. */
export function readDraftNumber(draft: Parts): TypedNumber | { error: string } {
  const country = numberCountryOfDraft(draft);
  const typed = normaliseVatNumber(country, draft.vatNumber);
  return 'error' in typed ? typed : { country, number: typed.number };
}
