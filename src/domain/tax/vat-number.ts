import { checkoutCopy } from '#config/copy/checkout.ts';
import { countries } from '#config/countries.ts';
import { northernIreland } from '#config/places.ts';
import { numberCountryOfTerritory } from '#config/vat.ts';
import { findTaxPlace, type TaxAddress } from './tax-place.ts';
import { lookUp } from '../look-up-own-key.ts';

const findCountry = (code: string) => countries.find((country) => country.code === code);

/** A country whose companies have VAT numbers; `key` is what the number begins with in a check (Greece: EL). */
type NumberCountry = { code: string; key: string; name: string };

/** The countries that can be chosen beside the field (rule vat-number.country), by name; territories have their country's numbers. */
export const numberCountries: readonly NumberCountry[] = [
  ...countries
    .filter(({ code }) => lookUp(numberCountryOfTerritory, code) === undefined)
    .map(({ code, name, vatPrefix }) => ({ code, name, key: vatPrefix ?? code })),
  { code: northernIreland, key: northernIreland, name: 'Northern Ireland' },
].sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** True for a country whose numbers the EU's register knows: the 27 members and Northern Ireland. */
export const isEuNumber = (country: string): boolean =>
  country === northernIreland || Boolean(findCountry(country)?.isEu && !lookUp(numberCountryOfTerritory, country));

/** Whose number a company at an address has, as far as the address tells: ("A2", …) is "PT"; "" without a country. */
export function numberCountryOf(address: TaxAddress): string {
  const { country } = address;
  if (country === null || country === '') return '';
  if (findTaxPlace(address)?.vatOf === northernIreland) return northernIreland;
  return lookUp(numberCountryOfTerritory, country) ?? country;
}

const findKey = (country: string): string =>
  numberCountries.find(({ code }) => code === country)?.key ?? findCountry(country)?.vatPrefix ?? country;

/** French numbers may begin with two letters of their own, even with FR: only the length tells them from the prefix. */
const frenchNumber = /^[A-HJ-NP-Z\d]{2}\d{9}$/;

/** True where a number begins with letters that are no part of it. Countries without a prefix have none: Swiss numbers are "CHE…" themselves. */
const hasCountryPrefix = (country: string, number: string): boolean => {
  if (country === 'FR' && frenchNumber.test(number)) return false;
  return prefixesOf(country).some((prefix) => number.startsWith(prefix));
};

/** The letters that a number of a country may have before it: its key and its code; Northern Ireland's also have those of its country. */
function prefixesOf(country: string): string[] {
  if (country === northernIreland) return [northernIreland, 'GB'];
  const prefix = findCountry(country)?.vatPrefix ?? null;
  return prefix === null ? [] : [prefix, country];
}

const bare = (typed: string): string => typed.replace(/[\s\p{Cf}\p{Pd}./]/gu, '').toUpperCase();

/** The EU country that the letters before a number name; null where they may belong to the number itself. */
function findRegister(country: string, number: string): string | null {
  if (hasCountryPrefix(country, number)) return country;
  if (country === 'FR' && frenchNumber.test(number)) return null;
  const named = numberCountries.find(({ code, key }) => isEuNumber(code) && [code, key].includes(number.slice(0, 2)));
  return named?.code ?? null;
}

/**
 * A number that is pasted whole, as it stands on an invoice, without the letters of its country, which tell the country too (rule
 * vat-number.no-prefix): "nl 1234.56.789.B01" is "123456789B01" of NL, "XI…" with Great Britain chosen is one of Northern Ireland.
 * Null where there are no such letters: it is then pasted as it is.
 */
export function readPastedNumber(country: string, text: string): { country: string; number: string } | null {
  const number = bare(text);
  const register = findRegister(country, number);
  return register === null ? null : { country: register, number: number.slice(2) };
}

/**
 * A typed VAT number without blanks, dots, dashes and signs that nobody sees, in upper case, or the error text. The two letters of the country are an
 * error (rule vat-number.no-prefix; Greece: EL and GR); letters that belong to the number are not: "U12345678" is fine
 * for AT, "ATU12345678" is not.
 */
export function normaliseVatNumber(country: string, typed: string): { number: string } | { error: string } {
  const number = bare(typed);
  if (number === '') return { error: checkoutCopy.required };
  if (hasCountryPrefix(country, number)) return { error: checkoutCopy.vatPrefix };
  return /^[A-Z\d+*]{2,14}$/.test(number) ? { number } : { error: checkoutCopy.vatInvalid };
}

/**
 * What the check is asked for: country key plus number, Greece's GR as EL (rule vat-number.question): ("GR", "123456789")
 * is "EL123456789". Numbers that begin with their country by themselves are left as they are ("CHE123456789").
 */
export function toVatQuery(country: string, number: string): string {
  const key = findKey(country);
  return key === country && !isEuNumber(country) && number.startsWith(key) ? number : key + number;
}
