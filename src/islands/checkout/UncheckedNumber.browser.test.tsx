import type { BasketAnswer } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { taxCopy } from '#config/copy/tax.ts';
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
