import { isInStock } from '../availability/in-stock.ts';
import type { PulledAvailability } from '../availability/pulled-availability.ts';
import type { Part, PartType } from '../part/part.ts';
import type { PartPrice } from '../price/part-price.ts';

/** Kinds whose lowest price stands beside an engine. */
export const pricedKinds = ['rod', 'main', 'thrust'] as const;

type PricedPart = Pick<Part, 'slug' | 'price'> & { type: PartType };

/** The lowest price among these parts, gross; null where none has one (a price of nothing is none). */
export function findLowestPrice(parts: readonly PricedPart[]): PartPrice | null {
  const prices = parts.map(({ price }) => price).filter(({ gross }) => gross.amount > 0);
  return prices.reduce<PartPrice | null>(
    (lowest, price) => (lowest === null || price.gross.amount < lowest.gross.amount ? price : lowest),
    null,
  );
}

/** What the sets of an engine cost at least, by kind; null where the engine has no such set with a price. */
export const findSetPrices = (
  parts: readonly PricedPart[],
): Record<(typeof pricedKinds)[number], PartPrice | null> => ({
  rod: findLowestPrice(parts.filter(({ type }) => type === 'rod')),
  main: findLowestPrice(parts.filter(({ type }) => type === 'main')),
  thrust: findLowestPrice(parts.filter(({ type }) => type === 'thrust')),
});

/**
 * How many of these part numbers a page called in stock at the pull (rule availability.seven-steps); null where the pull has told of none, which is not the same
 * as none in stock.
 */
export function countInStock(
  parts: readonly { slug: string }[],
  availability: Readonly<Record<string, PulledAvailability>>,
): number | null {
  const told = parts.filter(({ slug }) => Object.hasOwn(availability, slug));
  const isThere = ({ slug }: { slug: string }) => isInStock(availability[slug]?.case ?? 'outofstock');
  return told.length === 0 ? null : told.filter(isThere).length;
}
