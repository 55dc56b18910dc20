import { expect, test } from 'vitest';
import { explainTax } from './explain-tax.ts';
import { type TaxReason, taxReasons } from './tax.ts';

const eur = (amount: number) => ({ amount, currency: 'eur' }) as const;
const seller = { name: 'Lager Werke GmbH', countryName: 'Netherlands' };
const explain = (reason: TaxReason | null, amount = 1900) => explainTax({ reason, tax: eur(amount), seller });

// rule tax.in-words
test.each<[TaxReason, string]>([
  ['number-missing', 'Without a valid VAT number a company pays VAT.'],
  ['number-invalid', 'VAT is charged until the number is valid.'],
  ['number-of-seller', 'VAT is charged: the seller, Lager Werke GmbH, and your number are both of the Netherlands.'],
])('a buyer is told why VAT is charged: %s', (reason, said) => expect(explain(reason)).toBe(said));

test('nothing is said without VAT, or where no reason is known', () => {
  for (const reason of taxReasons) expect(explain(reason, 0), reason).toBe('');
  expect(explain(null)).toBe('');
  expect(explain('private-buyer')).toBe('');
});
