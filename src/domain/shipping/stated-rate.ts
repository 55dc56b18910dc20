import type { Money } from '../price/money.ts';
import { decideFreeShipping } from './free-shipping.ts';
import { isFreeThroughout } from './has-free-shipping.ts';
import type { ShippingRates } from './shipping-rates.ts';

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
