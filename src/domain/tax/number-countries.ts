import { countries } from '#config/countries.ts';
import { northernIreland } from '#config/places.ts';
import { numberCountryOfTerritory } from '#config/vat.ts';
import { keptNumberKeys, otherNumberKeys } from '#config/vat-labels.ts';
import { toBareNumber } from './number-spelling.ts';
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

/** What a number of this country begins with in a check; a code that is none of ours stands for itself. */
export const findKey = (country: string): string =>
  numberCountries.find(({ code }) => code === country)?.key ?? findCountry(country)?.vatPrefix ?? country;

/** The letters that a number of a country may have before it: its key and its code; Northern Ireland's also have those of its country. */
export function prefixesOf(country: string): string[] {
  if (country === northernIreland) return [northernIreland, 'GB'];
  const prefix = findCountry(country)?.vatPrefix ?? null;
  return prefix === null ? [] : [prefix, country];
}

/** All letters that name a country before a number, with its code: "EL", "GR" and "ΕΛ" are Greece. */
export const numberKeys: ReadonlyMap<string, string> = new Map([
  ...numberCountries.flatMap(({ code, key }) => [[key, code] as const, [code, code] as const]),
  ...Object.entries(keptNumberKeys),
  ...Object.entries(otherNumberKeys).map(([key, code]) => [toBareNumber(key), code] as const),
]);
