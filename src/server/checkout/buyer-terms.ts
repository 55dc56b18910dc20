import type { Cart } from '#commerce/commerce.ts';
import type { VatNumberState } from '#domain/price/tax-rule.ts';
import { cookieAges } from '../cookies.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * What the server itself has accepted about the buyer of a cart: the ground on which tax is decided
 * (rule tax.server-decides). `vatNumber` without country, as sent to be checked; `isUnchecked`: the check could not be
 * made (rule vat-number.three-outcomes).
 */
export type BuyerTerms = { isCompany: boolean; vatNumber: string | null; isUnchecked: boolean };

/** Those of a buyer who has said nothing. */
export const privateTerms: BuyerTerms = { isCompany: false, vatNumber: null, isUnchecked: false };

const keptSeconds = cookieAges.cart;
const keyOf = (cartId: string) => `terms:${cartId}`;

/** Terms of a cart; those of a private buyer where none are kept. */
export async function readTerms(storage: Storage, cartId: string): Promise<BuyerTerms> {
  const text = await storage.get(keyOf(cartId));
  return text === null ? privateTerms : (JSON.parse(text) as BuyerTerms);
}

/** Keeps the terms as long as the cart cookie lives, in place of those before; rejects when the storage cannot. */
export const keepTerms = (storage: Storage, cartId: string, terms: BuyerTerms): Promise<void> =>
  storage.set(keyOf(cartId), JSON.stringify(terms), keptSeconds);

/** The three outcomes of the VAT check; null where the basket has no number. */
export function toVatNumberState({ basket }: Cart, terms: BuyerTerms): VatNumberState {
  if (basket.vatNumberValid !== null) return basket.vatNumberValid ? 'valid' : 'invalid';
  return terms.isUnchecked ? 'unchecked' : null;
}
