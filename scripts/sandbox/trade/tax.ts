import { findCountry } from './countries.ts';

export const taxSettings = ['standard', 'reverse-charge', 'export'] as const;
export type TaxSetting = (typeof taxSettings)[number];

/** What a tax setting is judged by: where the goods go, and what was found out about the VAT number. */
export type TaxFacts = {
  shipCountry: string | null;
  shipZip: string | null;
  taxNumber: string | null;
  taxNumberValid: boolean | null;
};

/** Goods leave from Poland: there VAT is always charged. */
const HOME = 'PL';

/** The Dutch company sells to the Netherlands, the Polish one everywhere else. */
const sellerOf = (shipCountry: string): string => (shipCountry === 'NL' ? 'NL' : HOME);

/** Members whose places outside the EU's VAT area are told by the postcode. A table of the sandbox's own: the shop has its in `config/places.ts`. */
const outsideByPostcode: Record<string, RegExp> = {
  DE: /^(?:27498|78266)$/,
  DK: /^39\d\d$/,
  ES: /^(?:35|38|51|52)/,
  FI: /^22/,
  FR: /^(?:97[1-8]|98[4-8])/,
  GR: /^6308[67]$/,
  IT: /^(?:23041|22061|00120|4789\d)$/,
};

/**
 * A postcode as the carriers write it: letters and digits alone, without letters of a country in front ("FI-22 100" is "22100").
 * In Great Britain the letters are the postcode's own. Code of the sandbox's own: the shop has its in `domain`.
 */
export function bareZip(country: string | null, zip: string | null): string {
  const written = (zip ?? '').toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return country === 'GB' ? written : written.replace(/^[A-Z]{1,2}(?=\d{3})/, '');
}

type Area = 'inside' | 'outside' | 'unknown';

/** Whether a place belongs to the EU's VAT area; Monaco as France, Northern Ireland as the EU. */
export function areaOf({ shipCountry, shipZip }: Pick<TaxFacts, 'shipCountry' | 'shipZip'>): Area {
  const country = shipCountry === null ? null : findCountry(shipCountry);
  if (!country) return 'unknown';
  const zip = bareZip(country.code, shipZip);
  if (country.code === 'MC') return 'inside';
  if (country.code === 'GB') return zip.startsWith('BT') ? 'inside' : 'outside';
  return country.eu_delivery_check && !outsideByPostcode[country.code]?.test(zip) ? 'inside' : 'outside';
}

/** Why a tax office would refuse a setting for a cart; null where it would not. */
export function findTaxFault(tax: TaxSetting, facts: TaxFacts): string | null {
  if (tax === 'standard') return null;
  const area = areaOf(facts);
  const place = [facts.shipCountry, facts.shipZip].filter(Boolean).join(' ') || 'no country';
  if (tax === 'export') return area === 'outside' ? null : `export to ${place}, which is inside the EU's VAT area`;
  if (area !== 'inside') return `reverse charge for ${place}, which is not inside the EU's VAT area`;
  if (facts.shipCountry === HOME) return `reverse charge for a delivery inside ${HOME}`;
  if (facts.taxNumberValid !== true) return 'reverse charge without a VAT number found valid';
  const numberOf = (facts.taxNumber ?? '').slice(0, 2).toUpperCase();
  if (numberOf === sellerOf(facts.shipCountry ?? ''))
    return `reverse charge with a number of the seller's own ${numberOf}`;
  return numberOf === HOME ? `reverse charge with a number of ${HOME}, where the goods leave from` : null;
}

/** True where nobody would refuse it. */
export const isTaxFit = (tax: TaxSetting, facts: TaxFacts): boolean => findTaxFault(tax, facts) === null;

/** What a buyer paid VAT for that need not have been charged; null where it is due. Nobody refuses it: the record says it. */
export function findNeedlessVat(tax: TaxSetting, facts: TaxFacts): string | null {
  const free = tax === 'standard' ? taxSettings.find((one) => one !== 'standard' && isTaxFit(one, facts)) : undefined;
  return free === undefined
    ? null
    : `VAT is charged although it is ${free === 'export' ? 'an export' : 'a reverse charge'}`;
}
