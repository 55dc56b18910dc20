import { freeShipping } from '#config/delivery.ts';
import type { Money } from '../price/money.ts';
import { decideFreeShipping } from './free-shipping.ts';
import { hasFreeShipping } from './has-free-shipping.ts';
import type { ShippingRates } from './shipping-rates.ts';

/**
 * A country with an excepted place in it is told by an address that the place shares: nobody is told a lower rate than the
 * checkout may take.
 */
const isWhollyFree = (gross: Money, country: string): boolean =>
  decideFreeShipping(gross, hasFreeShipping(country)).state === 'reached' &&
  !freeShipping.partlyExcepted.some((code) => code === country);

/**
 * What machines are told that one piece at this price costs to send to a country (rule metadata.shipping): nothing above the
 * limit where the whole country has free shipping, else what the API has told. Null where that is not known.
 */
export function stateRate(gross: Money, country: string, rates: ShippingRates | null): Money | null {
  const { currency } = gross;
  if (isWhollyFree(gross, country)) return { amount: 0, currency };
  const amount = rates?.[currency][country];
  return amount === undefined ? null : { amount, currency };
}
