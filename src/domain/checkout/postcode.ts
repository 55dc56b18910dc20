import { countries } from '#config/countries.ts';
import { limits } from '#config/limits.ts';
import { postcodePatterns, taxDecidingPostcodes } from '#config/postcodes.ts';
import { lookUp } from '../look-up-own-key.ts';
import { normalisePostcode } from '../postcode-spelling.ts';

/**
 * Whether a typed postcode is whole, so that shipping can be asked for (rule postcode.complete): by the pattern of its
 * country, else when it is longer than 4 characters.
 */
export function isPostcodeComplete(country: string, postcode: string): boolean {
  const pattern = lookUp(postcodePatterns, country);
  return pattern
    ? pattern.test(normalisePostcode(country, postcode))
    : postcode.trim().length > limits.postcodeLongerThan;
}

/**
 * Whether a postcode is none of its country's, where the country's code alone says whose VAT holds: a territory's, and one
 * outside the EU (rule tax.places). In Great Britain the postcode says it.
 */
export function isPostcodeForeign(code: string, postcode: string): boolean {
  const country = countries.find((one) => one.code === code);
  const isDecidedByCode =
    country && (country.kind === 'territory' || !country.isEu) && !lookUp(taxDecidingPostcodes, code);
  return isDecidedByCode === true && !isPostcodeComplete(code, postcode);
}

/** Whether a typed postcode is sent: it is whole, or what is typed already decides the tax (rule postcode.complete). */
export const isPostcodeSufficient = (country: string, postcode: string): boolean =>
  isPostcodeComplete(country, postcode) ||
  (lookUp(taxDecidingPostcodes, country)?.test(normalisePostcode(country, postcode)) ?? false);
