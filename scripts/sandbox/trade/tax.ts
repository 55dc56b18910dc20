import { findCountry } from './countries.ts';

export const taxSettings = ['standard', 'reverse-charge', 'export'] as const;
export type TaxSetting = (typeof taxSettings)[number];

/** What a tax setting is judged by: where the goods go, and what was found out about the VAT number. */
export type TaxFacts = { shipCountry: string | null; taxNumberValid: boolean | null };

/** Poland is at home: there VAT is always charged. */
const HOME = 'PL';

/**
 * `standard` fits everybody; `reverse-charge` an EU country other than Poland with a VAT number found valid; `export` a country outside the EU.
 */
export function isTaxFit(tax: TaxSetting, { shipCountry, taxNumberValid }: TaxFacts): boolean {
  if (tax === 'standard') return true;
  const country = shipCountry === null ? null : findCountry(shipCountry);
  if (!country) return false;
  if (tax === 'export') return !country.isEu;
  return country.isEu && country.code !== HOME && taxNumberValid === true;
}
