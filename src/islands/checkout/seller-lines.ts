import { checkoutCopy } from '#config/copy/checkout.ts';
import { sellerForCountry } from '#domain/seller/seller-for-country.ts';

/** Name, address and VAT number of who sells, by delivery country (decision 28). */
export function toSellerLines(country: string | null): string[] {
  const { name, street, postcode, city, countryName, vatNumber } = sellerForCountry(country);
  return [name, `${street}, ${postcode} ${city}, ${countryName}`, `${checkoutCopy.facts.vat} ${vatNumber}`];
}
