import { isInStock } from '../availability/availability-case.ts';
import type { PulledAvailability } from '../availability/availability.ts';
import type { Engine } from '../catalogue/catalogue.ts';
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
  const known = parts.filter(({ slug }) => Object.hasOwn(availability, slug));
  const isThere = ({ slug }: { slug: string }) => isInStock(availability[slug]?.case ?? 'outofstock');
  return known.length === 0 ? null : known.filter(isThere).length;
}

/** An engine with what its sets cost at least; `inStock` part numbers of it, null where the pull has told of none. */
export type EngineOffer = {
  engine: Engine;
  prices: ReturnType<typeof findSetPrices>;
  inStock: number | null;
};

/** One of the home page's table; `make` as a visitor reads it. */
export type PopularEngine = EngineOffer & { make: string };

/** What is sold for an engine, for the words of the finder's button. */
type SetCount = { sets: number; pumps: number };

const isPump = (type: PartType) => type === 'oil-pump';
const isSet = (type: PartType) => !isPump(type) && type !== 'flexigauge';

/** How many sets and how many pumps these parts are, whatever sizes they come in; a kit counts as a set, a gauge as neither. */
export function countSets(parts: readonly Pick<Part, 'set' | 'type'>[]): SetCount {
  const count = (is: (type: PartType) => boolean) =>
    new Set(parts.filter(({ type }) => is(type)).map(({ set }) => set)).size;
  return { sets: count(isSet), pumps: count(isPump) };
}
