import { type Result, succeed } from '#domain/failure.ts';
import type { Money } from '#domain/price/money.ts';
import type { Probe, ShippingQuote } from '#domain/shipping/promise-gaps.ts';
import type { CommerceClient } from '../client.ts';
import { addToCart, setCartFields } from './cart.ts';

/** `postcode`: "" for none */
export type ShippingQuestion = { probe: Probe; addresses: readonly { country: string; postcode: string }[] };

const findCheapest = (costs: readonly Money[]): Money | null =>
  costs.toSorted((a, b) => a.amount - b.amount)[0] ?? null;

/** What one cart in euro, with VAT, that is never ordered costs to send to each address. The first failure ends it. */
export async function quoteShipping(
  client: CommerceClient,
  { probe, addresses }: ShippingQuestion,
): Promise<Result<ShippingQuote[]>> {
  const opened = await addToCart(client, null, { ...probe, country: addresses[0]?.country ?? '' });
  if (!opened.ok) return opened;
  const quotes: ShippingQuote[] = [];
  for (const { country, postcode } of addresses) {
    const updated = await setCartFields(client, opened.value.id, [
      { field: 'currency', value: 'eur' },
      { field: 'shippingCountry', value: country },
      { field: 'postcode', value: postcode === '' ? null : postcode },
    ]);
    if (!updated.ok) return updated;
    const { totals, shippingMethods } = updated.value.basket;
    const cheapest = findCheapest(shippingMethods.map(({ gross }) => gross));
    quotes.push({ country, postcode, items: totals.items, cheapest });
  }
  return succeed(quotes);
}
