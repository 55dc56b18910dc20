/** A size of a set, in the order in which its sizes are listed. */
type ListedSize = { slug: string; isInStock: boolean };

/**
 * The size in stock that stands nearest to one that is not (rule size.nearest); of two as near the one before it, which takes
 * less off the journal. Null where that one is in stock, is none of them, or where no other is.
 */
export function findNearestSize<T extends ListedSize>(sizes: readonly T[], slug: string): T | null {
  const at = sizes.findIndex((size) => size.slug === slug);
  if (at === -1 || sizes[at]?.isInStock) return null;
  const distance = (size: T) => Math.abs(sizes.indexOf(size) - at);
  const others = sizes.filter(({ isInStock }) => isInStock);
  return others.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
