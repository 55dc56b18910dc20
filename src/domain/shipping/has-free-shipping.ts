import { countries } from '#config/countries.ts';
import { freeShipping } from '#config/delivery.ts';
import { places } from '#config/places.ts';
import type { Money } from '../price/money.ts';
import { findSpecialPlace } from '../special-place.ts';
import { decideFreeShipping, type ShippingRates } from './free-shipping.ts';

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

/**
 * What machines are told that one piece at this price costs to send to a country (rule metadata.shipping): nothing above the
 * limit where every address of the country has free shipping, else what the API has told: a program asks by country alone, and
 * nobody is told a lower rate than the checkout may take. Null where that is not known.
 */
export function stateRate(gross: Money, country: string, rates: ShippingRates | null): Money | null {
  const { currency } = gross;
  if (decideFreeShipping(gross, isFreeThroughout(country)).state === 'reached') return { amount: 0, currency };
  const amount = rates?.[currency][country];
  return amount === undefined ? null : { amount, currency };
}
