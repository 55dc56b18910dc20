import { checkoutCopy } from '#config/copy/checkout.ts';
import { countries } from '#config/countries.ts';

/**
 * Comment of an order: "OUTSIDE EU" for delivery outside the EU, else empty (rule order.comment); a VAT number that could
 * not be checked is added as a sentence (rule vat-number.three-outcomes).
 */
export function decideOrderComment(country: string, { vatUnchecked }: { vatUnchecked: boolean }): string {
  const isEu = countries.some(({ code, isEu }) => code === country && isEu);
  return [isEu ? '' : checkoutCopy.outsideEu, vatUnchecked ? checkoutCopy.vatUncheckedComment : '']
    .filter(Boolean)
    .join('; ');
}
