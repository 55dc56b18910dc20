import { countries, supportedCountries } from '#config/countries.ts';

/**
 * Whose text a visitor of the legal pages reads (rule seller.legal-region). `nl`: the Netherlands, and everybody whose
 * country is not known; `eu`: other countries of the EU; `other`: the rest. The terms name the Dutch seller for `nl` and
 * the Polish one otherwise; the privacy policy names the Polish controller for `eu` and the Dutch one otherwise.
 */
export type LegalRegion = 'nl' | 'eu' | 'other';

/** The region of a country code; null for a country that is not known. */
export function toLegalRegion(country: string | null): LegalRegion {
  if (country === null || country === 'NL') return 'nl';
  return countries.find(({ code }) => code === country)?.isEu ? 'eu' : 'other';
}

/**
 * Whether a visitor from a country (two letters) finds the legal links among the others of the footer (rule
 * seller.legal-links). One whose country nobody knows does.
 */
export const isSupportedCountry = (country: string | null): boolean =>
  country === null || supportedCountries.includes(country);
