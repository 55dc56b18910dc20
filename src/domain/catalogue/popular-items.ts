import type { PartPrice } from '../price/part-price.ts';
import { isVisibleCode, type PartType, type Picture } from '../part/part.ts';

/** An item that the commerce API calls popular: the part's slug and the words for its card, perhaps none. */
export type PopularItem = { slug: string; description: string };

/** Which popular items a page shows, by pieces of their url component (rule catalogue.popular-items). */
export type PopularRule = { keep?: readonly string[]; leaveOut?: readonly string[] };

const hasAny = (slug: string, pieces: readonly string[]): boolean => pieces.some((piece) => slug.includes(piece));

/** The items of one page, in the order given: shown codes only, with one of `keep`, without any of `leaveOut`. */
export const choosePopularItems = <T extends { slug: string }>(
  items: readonly T[],
  { keep, leaveOut = [] }: PopularRule,
): T[] => items.filter(({ slug }) => isVisibleCode(slug) && (!keep || hasAny(slug, keep)) && !hasAny(slug, leaveOut));

/** A popular item as its card shows it; `name` without the number, which stands beside it. */
export type PopularCard = {
  slug: string;
  name: string;
  description: string;
  type: PartType;
  price: PartPrice;
  picture: Picture | null;
};
