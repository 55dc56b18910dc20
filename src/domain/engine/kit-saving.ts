import type { Money } from '../price/money.ts';
import type { EngineGroup, EngineRow, KitContent } from './engine-row.ts';

/**
 * What the contents of a kit cost apart less the kit, where that is more than nothing (rule catalogue.kit-saving); null where a
 * price is not known. `priceOf`: the price of now, null where it is not known, and that of the build counts.
 */
export function findKitSaving(
  { contents, price }: { contents: readonly KitContent[]; price: Money },
  priceOf: (slug: string) => Money | null = () => null,
): Money | null {
  const prices = contents.map(({ slug, quantity, price: built }) => ({ price: priceOf(slug) ?? built, quantity }));
  const isKnown = prices.every((one) => one.price?.currency === price.currency);
  if (!isKnown || prices.length === 0) return null;
  const apart = prices.reduce((sum, one) => sum + (one.price?.amount ?? 0) * one.quantity, 0);
  return apart > price.amount ? { amount: apart - price.amount, currency: price.currency } : null;
}

/** The kit that holds exactly these parts, one of each; the order does not matter. */
export function findKit(groups: readonly EngineGroup[], slugs: readonly string[]): EngineRow | null {
  const wanted = [...slugs].sort().join(' ');
  const holds = ({ contents }: EngineRow): boolean =>
    contents.length > 0 &&
    contents.every(({ quantity }) => quantity === 1) &&
    contents
      .map(({ slug }) => slug)
      .sort()
      .join(' ') === wanted;
  return groups.flatMap(({ rows }) => rows).find(holds) ?? null;
}
