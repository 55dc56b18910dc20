import { checkoutCopy } from '#config/copy/checkout.ts';
import type { TaxNote } from '../tax/tax.ts';

/** `vatNumber` with its country, null for a private buyer; `reference` as typed. */
type CommentFacts = { notes: readonly TaxNote[]; vatNumber: string | null; reference: string };

/**
 * Comment of an order: "OUTSIDE EU" for delivery outside the EU, else empty (rule order.comment). Added are a VAT number that was
 * not checked (rule vat-number.outcomes), because the basket does not carry it then, and the buyer's own reference.
 */
export function decideOrderComment({ notes, vatNumber, reference }: CommentFacts): string {
  const number = vatNumber === null ? '' : `: ${vatNumber}`;
  return [
    notes.includes('outside-eu') ? checkoutCopy.outsideEu : '',
    notes.includes('number-unchecked') ? checkoutCopy.vatUncheckedComment + number : '',
    notes.includes('number-not-asked') ? checkoutCopy.vatNotAskedComment + number : '',
    reference.trim() === '' ? '' : checkoutCopy.referenceComment(reference.trim()),
  ]
    .filter(Boolean)
    .join('; ');
}
