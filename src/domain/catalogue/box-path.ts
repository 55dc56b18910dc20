/** Where the server draws the availability box of a part with its live price and stock. */
export const boxPath = (slug: string): string => `/details/box/${encodeURIComponent(slug).replaceAll('%2B', '+')}`;
