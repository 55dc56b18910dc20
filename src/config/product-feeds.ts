/** Product data for merchant centres, one file for each currency: `/feeds/{name}.xml`. */
export const productFeeds = [
  { name: 'products', currency: 'eur' },
  { name: 'products-pln', currency: 'pln' },
] as const;
