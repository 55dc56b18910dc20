import { supportedCountries } from '#config/countries.ts';

/**
 * Whether a visitor from a country (two letters) finds the legal links among the others of the footer (rule
 * seller.legal-links). One whose country nobody knows does.
 */
export const isSupportedCountry = (country: string | null): boolean =>
  country === null || supportedCountries.includes(country);
