/** Blocks of popular items on the product pages (rule catalogue.popular-items). */
export const popularCopy = {
  earlier: 'Previous items',
  later: 'Next items',
  stop: 'Stop the items moving',
  play: 'Start the items moving',
} as const;
