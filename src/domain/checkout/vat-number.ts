import { checkoutCopy } from '#config/copy/checkout.ts';
import { countries } from '#config/countries.ts';

const findPrefix = (country: string): string | null =>
  countries.find(({ code }) => code === country)?.vatPrefix ?? null;

/** French numbers may begin with two letters of their own, even with FR: only the length tells them from the prefix. */
const frenchNumber = /^[A-HJ-NP-Z\d]{2}\d{9}$/;

const hasCountryPrefix = (country: string, number: string): boolean => {
  if (country === 'FR' && frenchNumber.test(number)) return false;
  const prefix = findPrefix(country);
  return prefix !== null && (number.startsWith(prefix) || number.startsWith(country));
};

/**
 * A typed VAT number without blanks and dots, in upper case, or the error text. The two letters of the country are an
 * error (rule vat-number.no-prefix; Greece: EL and GR); letters that belong to the number are not: "U12345678" is fine
 * for AT, "ATU12345678" is not.
 */
export function normaliseVatNumber(country: string, typed: string): { number: string } | { error: string } {
  const number = typed.replace(/[\s.\-/]/g, '').toUpperCase();
  if (number === '') return { error: checkoutCopy.required };
  if (hasCountryPrefix(country, number)) return { error: checkoutCopy.vatPrefix };
  return /^[A-Z\d+*]{2,14}$/.test(number) ? { number } : { error: checkoutCopy.vatInvalid };
}

/**
 * What the check is asked for: country key plus number, Greece's GR as EL (rule vat-number.question): ("GR", "123456789")
 * is "EL123456789".
 */
export const toVatQuery = (country: string, number: string): string => `${findPrefix(country) ?? country}${number}`;
