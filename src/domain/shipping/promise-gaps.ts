import { freeShipping } from '#config/delivery.ts';
import { writeCountry } from '../name-in-sentence.ts';
import { formatMoney, type Money } from '../price/money.ts';
import { hasFreeShipping } from './has-free-shipping.ts';

/** What the cheapest method to an address costs a cart whose goods cost `items`; null: nothing is sent there. */
export type ShippingQuote = { country: string; postcode: string; items: Money; cheapest: Money | null };

const describe = ({ country, postcode, items }: ShippingQuote): string =>
  `${[writeCountry(country), postcode].filter(Boolean).join(' ')}, goods of ${formatMoney(items)}`;

function findGap(quote: ShippingQuote): string | null {
  const { country, postcode, items, cheapest } = quote;
  const isPromised = items.amount > freeShipping.limit && hasFreeShipping(country, postcode);
  const isFree = cheapest?.amount === 0;
  if (isPromised === isFree) return null;
  if (isFree) return `${describe(quote)}: free, which is not promised`;
  return `${describe(quote)}: promised free, ${cheapest ? `costs ${formatMoney(cheapest)}` : 'not sent there'}`;
}

/** Where what the shop promises of free shipping and what the commerce API charges differ, a line each (rule shipping.one-figure). */
export const findPromiseGaps = (quotes: readonly ShippingQuote[]): string[] =>
  quotes.map(findGap).filter((gap) => gap !== null);

/** So many pieces of a part that its goods come close to the limit of free shipping. */
export type Probe = { partId: string; quantity: number };
type StockedPart = { id: string; gross: Money; inStock: number };

/**
 * The dearest goods of one part that are not above the limit, and the cheapest that are; null without such parts in stock: the
 * closer both are, the smaller a difference is seen.
 */
export function chooseProbes(parts: readonly StockedPart[]): { below: Probe; above: Probe } | null {
  const { limit } = freeShipping;
  const sums = parts.flatMap(({ id, gross, inStock }) => {
    const most = Math.floor(limit / gross.amount);
    return [most, most + 1]
      .filter((quantity) => quantity >= 1 && quantity <= inStock)
      .map((quantity) => ({ partId: id, quantity, sum: gross.amount * quantity }));
  });
  const [below] = sums.filter(({ sum }) => sum <= limit).sort((a, b) => b.sum - a.sum);
  const [above] = sums.filter(({ sum }) => sum > limit).sort((a, b) => a.sum - b.sum);
  const toProbe = ({ partId, quantity }: Probe): Probe => ({ partId, quantity });
  return below && above ? { below: toProbe(below), above: toProbe(above) } : null;
}
