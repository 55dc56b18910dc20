import * as z from 'zod';
import type { Cart } from '#commerce/commerce.ts';
import type { VatNumberState } from '#domain/price/tax-rule.ts';
import { cookieAges } from '../cookies.ts';
import { type RowFormat, unchanged } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';

const termsSchema = z.strictObject({
  isCompany: z.boolean(),
  /** without country, as sent to be checked */
  vatNumber: z.nullable(z.string()),
  /** the check could not be made (rule vat-number.three-outcomes) */
  isUnchecked: z.boolean(),
});
/** What the server itself has accepted about the buyer of a cart: what the tax is decided by (rule tax.server-decides). */
export type BuyerTerms = z.infer<typeof termsSchema>;

/** Those of a buyer who has said nothing. */
export const privateTerms: BuyerTerms = { isCompany: false, vatNumber: null, isUnchecked: false };

/** Terms, one row for each cart. */
export const termsRows: RowFormat<BuyerTerms> = {
  kind: 'terms',
  prefix: 'terms:',
  schema: termsSchema,
  upgrades: [unchanged],
  keptSeconds: cookieAges.cart,
};

/** Terms of a cart; those of a private buyer where none (or none readable) are stored. */
export const readTerms = async (deps: RowDependencies, cartId: string): Promise<BuyerTerms> =>
  (await openRows(termsRows, deps).read(cartId)) ?? privateTerms;

/** Stores the terms as long as the cart cookie lives, in place of those before; rejects when the storage cannot. */
export const saveTerms = (deps: RowDependencies, cartId: string, terms: BuyerTerms): Promise<void> =>
  openRows(termsRows, deps).write(cartId, terms);

/** The three outcomes of the VAT check; null where the basket has no number. */
export function toVatNumberState({ basket }: Cart, terms: BuyerTerms): VatNumberState {
  if (basket.vatNumberValid !== null) return basket.vatNumberValid ? 'valid' : 'invalid';
  return terms.isUnchecked ? 'unchecked' : null;
}
