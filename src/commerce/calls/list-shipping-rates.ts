import { fail, type Result, succeed } from '#domain/failure.ts';
import type { Currency } from '#domain/price/money.ts';
import type { ShippingRates } from '#domain/shipping/free-shipping.ts';
import type { CommerceClient } from '../client.ts';
import { addToCart, setCartFields } from './cart.ts';

/** `partId`: what is put into the cart; `method` by name. */
export type RateQuestion = { partId: string; countries: readonly string[]; method: string };

const currencies: readonly Currency[] = ['eur', 'pln'];

/**
 * What a method costs to each country, asked of one cart with one piece that is never ordered: carts are the only place where the
 * API tells it. The first failure ends it; a method that no country has is `refused`.
 */
export async function listShippingRates(
  client: CommerceClient,
  { partId, countries, method }: RateQuestion,
): Promise<Result<ShippingRates>> {
  const opened = await addToCart(client, null, { partId, quantity: 1, country: countries[0] ?? '' });
  if (!opened.ok) return opened;
  const rates: Record<Currency, Record<string, number>> = { eur: {}, pln: {} };
  for (const currency of currencies) {
    for (const country of countries) {
      const updated = await setCartFields(client, opened.value.id, [
        { field: 'currency', value: currency },
        { field: 'shippingCountry', value: country },
      ]);
      if (!updated.ok) return updated;
      const { gross } = updated.value.basket.shippingMethods.find(({ name }) => name === method) ?? {};
      if (gross?.currency === currency) rates[currency][country] = gross.amount;
    }
  }
  if (Object.keys(rates.eur).length > 0) return succeed(rates);
  const detail = `no country is served by ${method}`;
  return fail({ kind: 'refused', operation: 'list-shipping-rates', reason: 'other', detail });
}
