import { checkoutCopy } from '#config/copy/checkout.ts';
import { findKey, isEuNumber, numberKeys, prefixesOf } from './number-countries.ts';
import { toBareNumber } from './number-spelling.ts';
import { hasOwnLetters, readPrintedNumber } from './printed-number.ts';

export { isEuNumber, numberCountries, numberCountryOf } from './number-countries.ts';

/** Hungarian papers print the number at home, "12345678-2-42": its first eight figures are the VAT number. */
const hungarianAtHome = /^(\d{8})[1-5]\d{2}$/;

const toRegistered = (country: string, number: string): string =>
  country === 'HU' ? number.replace(hungarianAtHome, '$1') : number;

/** True where a number begins with letters that are no part of it. Countries without a prefix have none: Swiss numbers are "CHE…" themselves. */
const hasCountryPrefix = (country: string, number: string): boolean =>
  !hasOwnLetters(country, number) && prefixesOf(country).some((prefix) => number.startsWith(prefix));

/**
 * A number that is pasted whole, as it stands on an invoice, without the words and letters of its country, which tell the country
 * too (rules vat-number.no-prefix and vat-number.as-printed): "nl 1234.56.789.B01" is "123456789B01" of NL, "XI…" with Great Britain
 * chosen is one of Northern Ireland. Null where there are none: it is then pasted as it is.
 */
export function readPastedNumber(country: string, text: string): { country: string; number: string } | null {
  const printed = readPrintedNumber(country, text);
  return printed && { country: printed.country, number: toRegistered(printed.country, printed.number) };
}

/**
 * A typed VAT number without the words that papers print beside it, without blanks and signs, in upper case, or the error text.
 * `country` is there where letters or words name another one than was chosen (rule vat-number.other-country). The two
 * letters of the country itself are an error (rule vat-number.no-prefix; Greece: EL and GR); letters that belong to the number are
 * not: "U12345678" is fine for AT, "ATU12345678" is not.
 */
export function normaliseVatNumber(
  country: string,
  typed: string,
): { number: string; country?: string } | { error: string } {
  const bare = toBareNumber(typed);
  if (bare === '') return { error: checkoutCopy.required };
  const printed = readPrintedNumber(country, typed);
  const isOther = printed !== null && printed.country !== country;
  const isPrefix = printed === null ? hasCountryPrefix(country, bare) : printed.hasKey && !printed.hasLabel && !isOther;
  if (isPrefix && prefixesOf(country).length > 0) return { error: checkoutCopy.vatPrefix };
  const number = toRegistered(printed?.country ?? country, printed?.number ?? bare);
  if (!/^[A-Z\d+*]{2,14}$/.test(number)) return { error: checkoutCopy.vatInvalid };
  return isOther ? { number, country: printed.country } : { number };
}

/**
 * The other country that the letters of a French number would name, where both can be: "DE123456789" may be one of France (rule
 * vat-number.other-country). Null where there is none: nobody is asked then.
 */
export function findOtherCountry(country: string, typed: string): string | null {
  const bare = toBareNumber(typed);
  const other = hasOwnLetters(country, bare) ? numberKeys.get(bare.slice(0, 2)) : undefined;
  return other === undefined || other === country ? null : other;
}

/**
 * What the check is asked for: country key plus number, Greece's GR as EL (rule vat-number.question): ("GR", "123456789")
 * is "EL123456789". Numbers that begin with their country by themselves are left as they are ("CHE123456789").
 */
export function toVatQuery(country: string, number: string): string {
  const key = findKey(country);
  return key === country && !isEuNumber(country) && number.startsWith(key) ? number : key + number;
}
