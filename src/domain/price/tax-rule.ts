import { countries } from '#config/countries.ts';
import { dispatchCountry } from '#config/vat.ts';

/** `standard`: VAT is charged; `reverse-charge`: company with a valid VAT number in another EU country; `export`: outside the EU. */
export type TaxSetting = 'standard' | 'reverse-charge' | 'export';

/** What is known of a VAT number; null when there is none (rule vat-number.three-outcomes). */
export type VatNumberState = 'valid' | 'invalid' | 'unchecked' | null;

/**
 * Tax of an order, decided by the server alone (rules tax.settings and tax.server-decides). `country` is the delivery
 * country; unknown or missing gets `standard`, so that VAT is never forgotten. Only a VAT number checked as valid takes
 * VAT off.
 */
export function decideTax(buyer: {
  country: string | null;
  isCompany: boolean;
  vatNumber: VatNumberState;
}): TaxSetting {
  const country = countries.find(({ code }) => code === buyer.country);
  if (!country) return 'standard';
  if (!country.isEu) return 'export';
  const isExempt = buyer.isCompany && buyer.vatNumber === 'valid' && country.code !== dispatchCountry;
  return isExempt ? 'reverse-charge' : 'standard';
}
