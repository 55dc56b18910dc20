import { describe, expect, test } from 'vitest';
import { taxCopy } from '#config/copy/tax.ts';
import { sellers } from '#config/sellers.ts';
import { describeNumber, describeTax, explainPrice, explainTax } from './describe-tax.ts';
import { type TaxReason, taxReasons, vatNumberStates } from './tax.ts';

const eur = (amount: number) => ({ amount, currency: 'eur' as const });

// rule tax.in-words
describe('describeTax', () => {
  test.each([
    ['private-buyer', 3_614, 19_325, 'VAT included: €36.14'],
    ['number-unchecked', 3_614, 19_325, 'VAT included: €36.14'],
    ['reverse-charge', 0, 15_711, 'Reverse charge: VAT is due by the recipient'],
    ['export', 0, 15_711, 'Export: without EU VAT; import VAT and duty are due on delivery'],
    ['export-within-customs-union', 0, 15_711, 'Export: without EU VAT; import VAT is due on delivery'],
    [null, 0, 15_711, 'Without VAT'],
    ['private-buyer', 0, 15_711, 'Without VAT'],
    ['private-buyer', 0, 0, ''],
    // the amounts are what is charged
    ['reverse-charge', 3_614, 19_325, 'VAT included: €36.14'],
  ] as const)('%s, VAT %i in %i: "%s"', (reason, tax, total, sentence) => {
    expect(describeTax({ reason, tax: eur(tax), total: eur(total) })).toBe(sentence);
  });

  test('never an amount of nothing, and nothing more about VAT where it is not charged', () => {
    for (const reason of taxReasons) {
      expect(describeTax({ reason, tax: eur(0), total: eur(100) })).not.toMatch(/0\.00|included/);
      expect(explainTax({ reason, tax: eur(0), seller: sellers.polish })).toBe('');
    }
  });

  test('a company is told why it pays VAT, a private buyer has nothing to wonder about', () => {
    const explained = taxReasons.filter((reason) => explainTax({ reason, tax: eur(1), seller: sellers.polish }) !== '');
    expect(explained.filter((reason) => reason.startsWith('number-'))).toHaveLength(7);
    expect(explained).not.toContain('private-buyer');
  });

  test.each([
    [sellers.dutch, 'the Netherlands'],
    [sellers.polish, 'Poland'],
  ])('a number of the seller’s country names the seller: $name', (seller, of) => {
    const explanation = explainTax({ reason: 'number-of-seller', tax: eur(1), seller });
    expect(explanation).toBe(`VAT is charged: the seller, ${seller.name}, and your number are both from ${of}.`);
  });
});

// rule price.as-in-basket
test.each([
  ['private-buyer', true, ''],
  ['country-unknown', true, ''],
  ['number-unchecked', true, ''],
  ['postcode-unknown', true, taxCopy.reasons['postcode-unknown']],
  ['export', false, taxCopy.free.export],
  ['export-within-customs-union', false, taxCopy.free['export-within-customs-union']],
  ['reverse-charge', false, taxCopy.free['reverse-charge']],
  // prices without VAT of their own
  [null, false, ''],
  ['private-buyer', false, ''],
] as const)('beside a price: %s, with VAT %s: "%s"', (reason, isTaxed, sentence) => {
  expect(explainPrice({ reason, isTaxed })).toBe(sentence);
});

test('the number says when it was not checked', () => {
  expect(vatNumberStates.map((state) => describeNumber('DE1', state))).toEqual([
    'DE1 (not checked)',
    'DE1 (not checked)',
    'DE1',
    'DE1 (invalid)',
    'DE1 (not checked)',
  ]);
  expect(describeNumber('DE1', null)).toBe('DE1');
});

describe('explain tax', () => {
  const eur = (amount: number) => ({ amount, currency: 'eur' }) as const;
  const seller = { name: 'Lager Werke GmbH', countryName: 'Netherlands' };
  const explain = (reason: TaxReason | null, amount = 1900) => explainTax({ reason, tax: eur(amount), seller });

  // rule tax.in-words
  test.each<[TaxReason, string]>([
    ['number-missing', 'Without a valid VAT number a company pays VAT.'],
    ['number-invalid', 'VAT is charged until the number is valid.'],
    [
      'number-of-seller',
      'VAT is charged: the seller, Lager Werke GmbH, and your number are both from the Netherlands.',
    ],
  ])('a buyer is told why VAT is charged: %s', (reason, sentence) => expect(explain(reason)).toBe(sentence));

  test('nothing is said without VAT, or where no reason is known', () => {
    for (const reason of taxReasons) expect(explain(reason, 0), reason).toBe('');
    expect(explain(null)).toBe('');
    expect(explain('private-buyer')).toBe('');
  });
});
