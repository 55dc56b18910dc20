import { countries } from '#config/countries.ts';
import { freeShipping } from '#config/delivery.ts';
import { places } from '#config/places.ts';
import type { Currency, Money } from '../price/money.ts';
import { findSpecialPlace } from '../special-place.ts';

/**
 * What the usual method costs a small parcel, gross, in minor units, by currency and country of delivery. A country that it
 * does not go to is missing.
 */
export type ShippingRates = Readonly<Record<Currency, Readonly<Record<string, number>>>>;

export type FreeShipping = {
  /** `not-here`: outside the EU or an excepted place; `unknown-currency`: the limit is known in euro only */
  state: 'reached' | 'missing' | 'not-here' | 'unknown-currency';
  /** with `missing`: how much more goods it takes */
  missing?: Money;
};

/**
 * How far a basket is from free shipping, once the commerce API has priced its methods (`costs`): one that costs nothing is free in
 * any currency, and where none is free although the rule says so, free is not promised. Without costs, or with an empty basket, as
 * `decideFreeShipping` says. `isOffered`: by `hasFreeShipping`, true where nothing is known of the place.
 */
export function decideFreeShippingByCosts(items: Money, isOffered: boolean, costs: readonly Money[]): FreeShipping {
  const byRule = decideFreeShipping(items, isOffered);
  if (costs.length === 0 || items.amount === 0) return byRule;
  if (costs.some(({ amount }) => amount === 0)) return { state: 'reached' };
  return byRule.state === 'reached' ? { state: 'not-here' } : byRule;
}

/**
 * How far a basket is from free shipping. `items` is the subtotal of the basket: the goods after a
 * discount, with VAT where VAT is charged; free means above the limit, so exactly
 * €100.00 still lacks one cent. Without a country the general promise is told.
 */
export function decideFreeShipping(items: Money, isOffered: boolean): FreeShipping {
  if (!isOffered) return { state: 'not-here' };
  if (items.currency !== freeShipping.currency) return { state: 'unknown-currency' };
  if (items.amount > freeShipping.limit) return { state: 'reached' };
  return { state: 'missing', missing: { amount: freeShipping.limit - items.amount + 1, currency: items.currency } };
}

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
