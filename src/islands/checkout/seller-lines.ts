import { checkoutCopy } from '#config/copy/checkout.ts';
import type { Seller } from '#config/sellers.ts';

/** Name, address and VAT number of who sells. */
export function toSellerLines(seller: Seller): string[] {
  const { name, street, postcode, city, countryName, vatNumber } = seller;
  return [name, `${street}, ${postcode} ${city}, ${countryName}`, `${checkoutCopy.facts.vat} ${vatNumber}`];
}
