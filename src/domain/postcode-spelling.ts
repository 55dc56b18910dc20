import { postcodePatterns } from '#config/postcodes.ts';
import { lookUp } from './look-up-own-key.ts';

/** Before a figure any letters may be a country's, before letters only its own code and a blank or dash: "GB-BT1 5GS". */
const countryLetters = /^(?:[A-Z]{1,3}[\s\p{Pd}]*(?=\d)|([A-Z]{2})[\s\p{Pd}]+(?=[A-Z]))/iu;
/** codes that stand before a postcode too, by the country's */
const otherCodes: Readonly<Record<string, string>> = { GB: 'UK' };
const compact = (written: string): string => written.replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '').toUpperCase();

/**
 * A postcode as typed, but for spaces around and letters of a country in front: "FI-22 100" is "22 100". Letters are the
 * country's where what stands behind them is whole without them, so those of "BT1 5GS" stay (rule postcode.spelling).
 */
export function withoutCountryLetters(country: string, postcode: string): string {
  const written = postcode.trim();
  const rest = written.replace(countryLetters, (letters, code?: string) =>
    code === undefined || [country, lookUp(otherCodes, country)].includes(code.toUpperCase()) ? '' : letters,
  );
  return lookUp(postcodePatterns, country)?.test(compact(rest)) ? rest : written;
}

/** The one spelling that a postcode is judged by (rule postcode.spelling): "fi-22 100" is "22100", "bt1 5gs" is "BT15GS". */
export const normalisePostcode = (country: string, postcode: string): string =>
  compact(withoutCountryLetters(country, postcode));
