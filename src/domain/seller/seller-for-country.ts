import { type Seller, sellers } from '#config/sellers.ts';

/**
 * Who sells: the Dutch company when the delivery country is the Netherlands or unknown, the Polish one otherwise
 * (rule seller.by-delivery).
 */
export const sellerForCountry = (country: string | null): Seller =>
  country === null || country === 'NL' ? sellers.dutch : sellers.polish;
