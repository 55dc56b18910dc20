import { limits } from '#config/limits.ts';
import { taxDecidingPostcodes } from '#config/postcodes.ts';
import { lookUp } from '../look-up-own-key.ts';
import { hasPostcode, normalisePostcode } from '../postcode-spelling.ts';

/**
 * Whether a typed postcode is whole, so that shipping can be asked for (rule postcode.complete): by the form of its
 * country, else when it is longer than 4 characters.
 */
export const isPostcodeComplete = (country: string, postcode: string): boolean =>
  hasPostcode(country, postcode) ?? postcode.trim().length > limits.postcodeLongerThan;

/** Whether a postcode is none of its country's (rule postcode.form). */
export const isPostcodeForeign = (country: string, postcode: string): boolean =>
  hasPostcode(country, postcode) === false;

/** Whether a typed postcode is sent: it is whole, or what is typed already decides the tax (rule postcode.complete). */
export const isPostcodeSufficient = (country: string, postcode: string): boolean =>
  isPostcodeComplete(country, postcode) ||
  (lookUp(taxDecidingPostcodes, country)?.test(normalisePostcode(country, postcode)) ?? false);
