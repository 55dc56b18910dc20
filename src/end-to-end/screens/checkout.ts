import { type Locator, type Page, expect } from '@playwright/test';

/** Resolves once the shop has kept what is typed from now on. */
export const untilKept = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/checkout/draft') && answer.ok());

/** Resolves once the prices of the shipping methods are those of the address: Continue carries on no total that did not stand there. */
export const untilPriced = (page: Page) =>
  expect(page.getByRole('radiogroup', { name: 'Shipping method' })).not.toHaveAttribute('aria-busy');

/** Fields of the checkout by the names a buyer reads; those of the billing address only within their section. */
export function fieldsOf(page: Page) {
  const billing = page.getByRole('group', { name: 'Billing address' });
  /** a field that may stay empty says so in its name */
  const text = (name: string, within: Page | Locator = page) =>
    within.getByRole('textbox', { name: new RegExp(`^${name}( ?optional)?$`) }).first();
  return {
    text,
    country: page.getByRole('combobox', { name: 'Country', exact: true }).first(),
    numberCountry: page.getByRole('combobox', { name: 'VAT country' }),
    billingText: (name: string) => text(name, billing),
    billingCountry: billing.getByRole('combobox', { name: 'Country' }),
    isCompany: page.getByRole('checkbox', { name: 'I want to purchase as a B2B customer with an active VAT number' }),
    showBilling: page.getByRole('checkbox', { name: 'Use a different billing address' }),
    terms: page.getByRole('checkbox', { name: /I accept the/ }),
    shippingMethods: page.getByRole('radiogroup', { name: 'Shipping method' }),
    paymentMethods: page.getByRole('radiogroup', { name: 'Payment method' }),
  };
}
