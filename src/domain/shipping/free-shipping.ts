import { freeShipping } from '#config/delivery.ts';
import type { Currency, Money } from '../price/money.ts';

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
