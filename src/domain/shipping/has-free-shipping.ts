import { countries } from '#config/countries.ts';
import { freeShipping } from '#config/delivery.ts';
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
