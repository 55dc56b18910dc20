import { countries } from '#config/countries.ts';
import { freeShipping } from '#config/delivery.ts';
import { places } from '#config/places.ts';
import { findSpecialPlace } from '../special-place.ts';

/**
 * True where goods above the limit travel free (rule shipping.free-above): by the table of places where a code or postcode names
 * one, else in the EU but not in a country that the terms except. The postcode is empty while it is not known.
 */
export function hasFreeShipping(country: string, postcode = ''): boolean {
  const place = findSpecialPlace(country, postcode);
  if (place !== null) return place.hasFreeShipping;
  return (
    countries.some(({ code, isEu }) => code === country && isEu) &&
    !freeShipping.exceptions.some((code) => code === country)
  );
}

const isWithoutIn = (country: string): boolean =>
  places.some(
    ({ hasFreeShipping: isFree, addresses }) =>
      !isFree && addresses.some((address) => address.country === country && address.postcode !== undefined),
  );

/** True where goods above the limit travel free to every address of a country, whatever its postcode: Luxembourg, but not Germany with Helgoland. */
export const isFreeThroughout = (country: string): boolean => hasFreeShipping(country) && !isWithoutIn(country);
