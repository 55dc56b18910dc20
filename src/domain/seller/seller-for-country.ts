import { countries } from '#config/countries.ts';
import { type Seller, sellers } from '#config/sellers.ts';
import type { Order } from '../order/order.ts';

/**
 * Who sells: the Dutch company when the delivery country is the Netherlands or unknown, the Polish one otherwise
 * (rule seller.by-delivery).
 */
export const sellerForCountry = (country: string | null): Seller =>
  country === null || country === 'NL' ? sellers.dutch : sellers.polish;

const bare = (text: string): string => text.trim().toLowerCase();

/** The code of the country that an address is in: as the commerce API tells it, else by the name; null for neither. */
function codeOf({ countryCode, country }: Order['shipping']): string | null {
  if (countryCode !== null) return countryCode.trim().toUpperCase();
  const wanted = bare(country);
  return countries.find(({ code, name }) => [bare(code), bare(name)].includes(wanted))?.code ?? null;
}

/**
 * Who sells an order (rule seller.by-delivery): by the code of its delivery country. A country that the shop does not
 * know is not the Netherlands.
 */
export function sellerOfOrder({ shipping }: Pick<Order, 'shipping'>): Seller {
  const code = codeOf(shipping);
  return sellerForCountry(code ?? (shipping.country.trim() || null));
}
