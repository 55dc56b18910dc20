import type { BasketAnswer } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { taxCopy } from '#config/copy/tax.ts';
import { CheckoutScreen } from '#islands/checkout/CheckoutScreen.tsx';
import { closeCheckout, eur, openCheckout, readyBasket, readyDraft } from '#islands/testing/checkout.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SummaryScreen } from './SummaryScreen.tsx';

const details = page.getByRole('region', { name: copy.headings.orderInformation });

/** With VAT in its total. */
const taxed = (changes: Partial<BasketAnswer>): BasketAnswer => {
  const basket = readyBasket(changes);
  return { ...basket, totals: { ...basket.totals, tax: eur(1900) } };
};

afterEach(closeCheckout);

// rules vat-number.outcomes and tax.in-words
test.each([
  ['beside the total where VAT is charged for that', 'number-unchecked', 0, 1],
  ['below the facts where VAT is charged anyhow', 'delivery-at-home', 1, 0],
  ['with the number alone where none is charged', 'export', 0, 0],
] as const)('a number that is not checked is said once: %s', async (_where, reason, alerts, reasons) => {
  const isExport = reason === 'export';
  const tax = { setting: isExport ? reason : ('standard' as const), reason };
  const basket = (isExport ? readyBasket : taxed)({ vatNumber: 'unchecked', tax });
  const draft = { ...readyDraft, isCompany: true, vatNumber: '123456789', vatCountry: 'DE' };
  openCheckout({ basket, draft });
  await render(<SummaryScreen />);
  await expect.element(details.getByText('DE123456789 (not checked)')).toBeVisible();
  const sentences = [copy.vatUnchecked, taxCopy.reasons['number-unchecked']];
  const counted = sentences.map((text) => page.getByText(text).elements().length);
  expect(counted).toEqual([alerts, reasons]);
});

// rule tax.in-words
test.each([
  ['of a company beside its number', true, 'number-missing', 0],
  ['of a company whose post code is not known beside its number', true, 'postcode-unknown', 0],
  ['of a private buyer beside the total', false, 'postcode-unknown', 1],
] as const)('the checkout says once why VAT is charged: %s', async (_where, isCompany, reason, besideTotal) => {
  openCheckout({
    basket: taxed({ tax: { setting: 'standard', reason } }),
    draft: { ...readyDraft, isCompany },
  });
  await render(<CheckoutScreen />);
  const why = taxCopy.reasons[reason];
  await expect.element(page.getByText(why)).toBeVisible();
  const aside = page.getByRole('complementary', { name: copy.orderSummary });
  expect(aside.getByText(why).elements()).toHaveLength(besideTotal);
});
