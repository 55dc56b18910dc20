import * as z from 'zod';
import type { Cart } from '#commerce/commerce.ts';
import { retention } from '#config/retention.ts';
import { dispatchCountry } from '#config/vat.ts';
import { decideTax } from '#domain/tax/decide-tax.ts';
import type { TaxDecision, VatNumberState } from '#domain/tax/tax.ts';
import { isEuNumber } from '#domain/tax/vat-number.ts';
import { sellerForCountry } from '#domain/seller/seller-for-country.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';

const termsSchema = z.strictObject({
  isCompany: z.boolean(),
  /** without its country's letters, as sent to be checked */
  vatNumber: z.nullable(z.string()),
  /** country of the number; null where there is none */
  vatCountry: z.nullable(z.string()),
  /** the check could not be made (rule vat-number.outcomes) */
  isUnchecked: z.boolean(),
  /** of the delivery address, as set on the cart; null until there is a whole one for the country */
  postcode: z.nullable(z.string()),
});
/** What the server itself has accepted about the buyer of a cart: what the tax is decided by (rule tax.server-decides). */
export type BuyerTerms = z.infer<typeof termsSchema>;

/** Those of a buyer who has said nothing. */
const privateTerms: BuyerTerms = {
  isCompany: false,
  vatNumber: null,
  vatCountry: null,
  isUnchecked: false,
  postcode: null,
};

/** Terms, one row for each cart. */
export const termsRows: RowFormat<BuyerTerms> = {
  kind: 'terms',
  prefix: 'terms:',
  schema: termsSchema,
  keptSeconds: retention.terms.seconds,
};

/** Terms of a cart; those of a private buyer where none (or none readable) are stored. */
export const readTerms = async (deps: RowDependencies, cartId: string): Promise<BuyerTerms> =>
  (await openRows(termsRows, deps).read(cartId)) ?? privateTerms;

/** Stores the terms as long as the cart cookie lives, in place of those before; rejects when the storage cannot. */
export const saveTerms = (deps: RowDependencies, cartId: string, terms: BuyerTerms): Promise<void> =>
  openRows(termsRows, deps).write(cartId, terms);

/** What tax looks at of a cart. */
type TaxedCart = Pick<Cart, 'postcode'> & { basket: Pick<Cart['basket'], 'shippingCountry' | 'vatNumberValid'> };

/**
 * The postcode of the delivery: the one that the cart is priced with and dates are told by, so that tax and days are of one place
 * also where an answer of the commerce API was lost; what was accepted last where the cart does not say it.
 */
export const postcodeOf = (cart: Pick<Cart, 'postcode'>, terms: BuyerTerms): string | null =>
  cart.postcode ?? terms.postcode;

/** The number with its country, as `decideTax` and the check take it; null where there is none. */
export const toNumber = ({ vatCountry, vatNumber }: BuyerTerms): { country: string; number: string } | null =>
  vatCountry === null || vatNumber === null ? null : { country: vatCountry, number: vatNumber };

/** What is known of the buyer's number; null where there is none (rule vat-number.outcomes). */
export function toVatNumberState(cart: TaxedCart, terms: BuyerTerms): VatNumberState | null {
  const { vatNumberValid } = cart.basket;
  if (vatNumberValid !== null) return vatNumberValid ? 'valid' : 'invalid';
  const number = toNumber(terms);
  if (number === null) return null;
  if (!isEuNumber(number.country)) return 'not-asked';
  return terms.isUnchecked ? 'unchecked' : 'checking';
}

/** The tax of a cart by what the server has accepted about its buyer; `billingCountry` where the invoice goes elsewhere. */
export function taxOf(cart: TaxedCart, terms: BuyerTerms, billingCountry: string | null = null): TaxDecision {
  const { shippingCountry } = cart.basket;
  const number = toNumber(terms);
  const state = toVatNumberState(cart, terms);
  return decideTax({
    seller: sellerForCountry(shippingCountry).country,
    dispatch: dispatchCountry,
    delivery: { country: shippingCountry, postcode: postcodeOf(cart, terms) },
    billingCountry,
    isCompany: terms.isCompany,
    number: number && state && { country: number.country, state },
  });
}

/** The tax of a basket that is yet to be opened for a country: nothing else is known of its buyer. */
export const taxOfOpening = (country: string): TaxDecision =>
  taxOf({ postcode: null, basket: { shippingCountry: country, vatNumberValid: null } }, privateTerms);
