import type { Page } from '@playwright/test';
import { type Buyer, type Choices, fillCheckout as fillIn } from '#scripts/test-kit/screen-buyer.ts';
import { handsOf } from './hands.ts';

export const buyerFrom = (country: 'DE' | 'PL' | 'CH', name: string): Buyer => ({
  email: `${name}-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@buyer.example`,
  country,
  ...{
    DE: { countryName: 'Germany', postcode: '12345', city: 'Berlin' },
    PL: { countryName: 'Poland', postcode: '00-950', city: 'Warszawa' },
    CH: { countryName: 'Switzerland', postcode: '8001', city: 'Zürich' },
  }[country],
});

/** Home → part number → the first suggestion. */
export async function findByNumber(page: Page, typed: string, number: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('tab', { name: 'By part number' }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('combobox', { name: /part number/i })
    .fill(typed);
  await page
    .getByRole('option', { name: new RegExp(number.replaceAll('.', '\\.')) })
    .first()
    .click();
}

/** The information step for a private buyer, on to the summary. */
export const fillCheckout = (
  page: Page,
  buyer: Buyer,
  { shipping, payment, ...more }: { shipping: RegExp; payment: RegExp } & Pick<Choices, 'currency' | 'texts'>,
): Promise<void> => fillIn(handsOf(page), buyer, { ...more, shipping: shipping.source, payment: payment.source });

/** The total as the side summary shows it, e.g. "€194.22". */
export async function readTotal(page: Page): Promise<string> {
  const row = page
    .getByRole('complementary', { name: 'Order summary' })
    .locator('dl > div')
    .filter({ hasText: /^Total[€\d]/ });
  return ((await row.locator('dd').textContent()) ?? '').trim();
}

/** Approves in the popup window of the PayPal stand-in. */
export async function payWithPayPal(page: Page, answer: 'Approve payment' | 'Decline' | 'Cancel'): Promise<void> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: /PayPal/ }).click();
  await (await popup).getByRole('button', { name: answer }).click();
}
