import { taxCopy } from '#config/copy/tax.ts';
import type { Seller } from '#config/sellers.ts';
import { lookUp } from '../look-up-own-key.ts';
import { nameInSentence } from '../name-in-sentence.ts';
import { formatMoney, type Money } from '../price/money.ts';
import type { TaxReason, VatNumberState } from './tax.ts';

/** `tax`: the amount of the commerce API; `reason` null where none is kept. */
type TaxFacts = { reason: TaxReason | null; tax: Money; total: Money };

/**
 * Tax in one sentence, under a total (rule tax.in-words): how much VAT it includes, or why it includes none. Never an amount of
 * nothing; "" for a total of nothing. What the amounts say goes before the reason.
 */
export function describeTax({ reason, tax, total }: TaxFacts): string {
  if (tax.amount !== 0) return taxCopy.included(formatMoney(tax));
  if (total.amount === 0) return '';
  return lookUp<string>(taxCopy.free, reason ?? '') ?? taxCopy.without;
}

/**
 * Beside the price of a part, and below the sum of a basket (rule price.as-in-basket): why it is without VAT, or that only the
 * postcode tells. "" where nobody wonders; what a company's number does is told where the number is typed.
 */
export function explainPrice({ reason, isTaxed }: { reason: TaxReason | null; isTaxed: boolean }): string {
  if (!isTaxed) return lookUp<string>(taxCopy.free, reason ?? '') ?? '';
  return reason === 'postcode-unknown' ? taxCopy.reasons[reason] : '';
}

/** "DE123456999 (not checked)"; a number whose state is not known stands alone. */
export const describeNumber = (vatNumber: string, state: VatNumberState | null): string =>
  taxCopy.number(vatNumber, state === null ? '' : taxCopy.numberStates[state]);

/** `tax`: the amount of the commerce API; `seller`: who sells what is delivered there. */
type ChargedTax = { reason: TaxReason | null; tax: Money; seller: Pick<Seller, 'name' | 'countryName'> };

/** Why VAT is charged, where a buyer may wonder; "" where nobody does. */
export function explainTax({ reason, tax, seller: { name, countryName } }: ChargedTax): string {
  if (tax.amount === 0) return '';
  if (reason !== 'number-of-seller') return lookUp<string>(taxCopy.reasons, reason ?? '') ?? '';
  return taxCopy.numberOfSeller(name, nameInSentence(countryName));
}
