import { findTaxPlace, needsPostcode, type TaxAddress } from './tax-place.ts';
import { isEuNumber } from './number-countries.ts';
import type { TaxDecision, TaxNote, TaxReason, TaxSetting, VatNumberState } from './tax.ts';

/** What tax is decided by; countries are codes of `config/countries.ts`. */
export type TaxFacts = {
  /** where the company that sells is registered */
  seller: string;
  /** where the goods leave from */
  dispatch: string;
  delivery: TaxAddress;
  /** of the invoice; null: it goes where the goods go */
  billingCountry: string | null;
  isCompany: boolean;
  /** `country` is the one of the register, "XI" for Northern Ireland */
  number: { country: string; state: VatNumberState } | null;
};

const settings: Partial<Record<TaxReason, TaxSetting>> = {
  export: 'export',
  'export-within-customs-union': 'export',
  'reverse-charge': 'reverse-charge',
};

const byState: Record<Exclude<VatNumberState, 'valid'>, TaxReason> = {
  'not-asked': 'number-outside-eu',
  checking: 'number-checking',
  invalid: 'number-invalid',
  unchecked: 'number-unchecked',
};

/** What a company's number does for goods that stay inside the EU. */
function reasonByNumber({ number, seller, dispatch }: TaxFacts): TaxReason {
  if (number === null) return 'number-missing';
  if (number.state !== 'valid') return byState[number.state];
  if (!isEuNumber(number.country)) return 'number-outside-eu';
  if (number.country === seller) return 'number-of-seller';
  return number.country === dispatch ? 'number-of-dispatch' : 'reverse-charge';
}

function findReason(facts: TaxFacts): TaxReason {
  const place = findTaxPlace(facts.delivery);
  if (place === null) return 'country-unknown';
  if (needsPostcode(facts.delivery)) return 'postcode-unknown';
  if (place.vatOf === null) return place.isInCustomsUnion ? 'export-within-customs-union' : 'export';
  if (!facts.isCompany) return 'private-buyer';
  return place.vatOf === facts.dispatch ? 'delivery-at-home' : reasonByNumber(facts);
}

function listNotes({ number, isCompany, delivery, billingCountry }: TaxFacts, reason: TaxReason): TaxNote[] {
  const state = isCompany ? number?.state : undefined;
  const isElsewhere = billingCountry !== null && billingCountry !== delivery.country;
  return [
    ...(settings[reason] === 'export' ? ['outside-eu' as const] : []),
    ...(state === 'unchecked' || state === 'checking' ? ['number-unchecked' as const] : []),
    ...(state === 'not-asked' ? ['number-not-asked' as const] : []),
    ...(reason === 'reverse-charge' && isElsewhere ? ['invoiced-elsewhere' as const] : []),
  ];
}

/**
 * The tax of an order, its reason and what its documents must say (rules tax.settings, tax.places and tax.two-of-three). Whatever
 * is missing, unknown or not checked leaves VAT on. Only our server decides by it (rule tax.server-decides).
 */
export function decideTax(facts: TaxFacts): TaxDecision {
  const reason = findReason(facts);
  return { setting: settings[reason] ?? 'standard', reason, notes: listNotes(facts, reason) };
}
