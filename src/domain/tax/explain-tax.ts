import { taxCopy } from '#config/copy/tax.ts';
import type { Seller } from '#config/sellers.ts';
import { lookUp } from '../look-up-own-key.ts';
import { nameInSentence } from '../name-in-sentence.ts';
import type { Money } from '../price/money.ts';
import type { TaxReason } from './tax.ts';

/** `tax`: the amount of the commerce API; `seller`: who sells what is delivered there. */
type TaxFacts = { reason: TaxReason | null; tax: Money; seller: Pick<Seller, 'name' | 'countryName'> };

/** Why VAT is charged, where a buyer may wonder; "" where nobody does. */
export function explainTax({ reason, tax, seller: { name, countryName } }: TaxFacts): string {
  if (tax.amount === 0) return '';
  if (reason !== 'number-of-seller') return lookUp<string>(taxCopy.reasons, reason ?? '') ?? '';
  return taxCopy.numberOfSeller(name, nameInSentence(countryName));
}
