/** Where the server draws the availability box of a part with its live price and stock. */
export const boxPath = (slug: string): string => `/details/box/${encodeURIComponent(slug).replaceAll('%2B', '+')}`;

/** Address of an engine's parts as the server draws them with their prices and stock of now. */
export const engineOffersPath = (makeSlug: string, engineSlug: string): string =>
  `/catalogue/offers/${encodeURIComponent(makeSlug)}/${encodeURIComponent(engineSlug)}`;
