import { cleanCode } from '../clean-text.ts';
import { numberCountryOf, normaliseVatNumber } from '../tax/vat-number.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

type Parts = Pick<CheckoutDraft, 'vatCountry' | 'vatNumber' | 'showBilling' | 'billing' | 'shipping'>;

/**
 * The country of a draft's VAT number (rule vat-number.country): the one chosen beside the field, else that of the billing address
 * where it is shown and has one, else that of delivery; "" where nothing tells it.
 */
export const numberCountryOfDraft = ({ vatCountry, showBilling, billing, shipping }: Parts): string =>
  vatCountry || numberCountryOf(showBilling && billing.country ? billing : shipping);

/**
 * The draft `after` a change of its addresses: a number that was typed keeps the country that stood beside it `before`, as chosen
 * (rule vat-number.country). One that was found wrong, or that cannot be a number there, follows the address: the country was
 * but a guess.
 */
export function keepNumberCountry<Draft extends Parts>(
  before: Draft,
  after: Draft,
  { isRefused }: { isRefused: boolean },
): Draft {
  const country = numberCountryOfDraft(before);
  const isOpen = isRefused || 'error' in readDraftNumber(before) || country === '' || after.vatCountry !== '';
  if (isOpen) return after;
  return numberCountryOfDraft(after) === country ? after : { ...after, vatCountry: country };
}

/** A VAT number with the country of its register; the number as typed, without blanks, dots, words and country letters. */
export type TypedNumber = { country: string; number: string };

/** The number that stands in a draft, or the error text of its field. */
export function readDraftNumber(draft: Parts): TypedNumber | { error: string } {
  const country = numberCountryOfDraft(draft);
  const typed = normaliseVatNumber(country, cleanCode(draft.vatNumber));
  return 'error' in typed ? typed : { country: typed.country ?? country, number: typed.number };
}

/**
 * The draft with a number that names another country than stood beside it: that country chosen, and the number without what named
 * it (rule vat-number.other-country). Null where it names none.
 */
export function takeNamedCountry<Draft extends Parts>(draft: Draft): Draft | null {
  const typed = readDraftNumber(draft);
  if ('error' in typed || typed.country === numberCountryOfDraft(draft)) return null;
  return { ...draft, vatCountry: typed.country, vatNumber: typed.number };
}
