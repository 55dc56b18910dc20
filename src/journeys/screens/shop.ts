import { type Page, expect } from '@playwright/test';
import { untilPriced } from './checkout.ts';

/** Answers the consent banner, which comes 2.5 s after the first interaction; a visitor may also be asked by the buy box. */
export async function acceptCookies(page: Page): Promise<void> {
  // the box with the live answer takes the place of the build's meanwhile
  await expect(() => page.getByText('Price including VAT').first().scrollIntoViewIfNeeded()).toPass();
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  const button = settings.or(page.getByRole('button', { name: 'Agree' })).first();
  const label = await button.textContent();
  await button.click();
  const dialog = page.getByRole('dialog', { name: /cookie/i });
  if (label?.trim() !== 'Agree') await dialog.getByRole('button', { name: 'Save' }).click();
}

/** The buyer of a journey: one e-mail each, so that the sandbox's record can be found. */
export type Buyer = { email: string; country: string; countryName: string; postcode: string; city: string };

export const buyerFrom = (country: 'DE' | 'PL' | 'CH', name: string): Buyer => ({
  email: `${name}-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@buyer.example`,
  country,
  ...{
    DE: { countryName: 'Germany', postcode: '12345', city: 'Berlin' },
    PL: { countryName: 'Poland', postcode: '00-950', city: 'Warszawa' },
    CH: { countryName: 'Switzerland', postcode: '8001', city: 'Zürich' },
  }[country],
});

/** Home → make and engine → the engine's page. */
export async function findByEngine(page: Page, make: string, engine: RegExp): Promise<void> {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Make' }).selectOption({ label: make });
  const engines = page.getByRole('combobox', { name: 'Engine' });
  await expect(engines).toBeEnabled();
  await engines.click();
  await page.getByRole('listbox', { name: 'Engine' }).getByRole('option', { name: engine }).first().click();
  await page.getByRole('button', { name: /^Show \d+ sets/ }).click();
}

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

/** Fills the information step for a private buyer and goes on to the summary. */
export async function fillCheckout(
  page: Page,
  buyer: Buyer,
  choose: { shipping: RegExp; payment: RegExp; changeCurrency?: boolean; texts?: Record<string, string> },
): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(buyer.email);
  await page.getByRole('textbox', { name: 'Repeat e-mail' }).fill(buyer.email);
  const texts = {
    'First name': 'Anna',
    'Last name': 'Keller',
    Phone: '+49 30 5550142',
    Address: 'Werkstrasse 14',
    'Postal code': buyer.postcode,
    City: buyer.city,
    ...choose.texts,
  };
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption({ label: buyer.countryName });
  if (choose.changeCurrency) await page.getByRole('button', { name: 'Yes, change to PLN' }).click();
  await page.getByRole('radio', { name: choose.shipping }).check();
  await page.getByRole('radio', { name: choose.payment }).check();
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
  await untilPriced(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: '3. Summary' })).toBeVisible();
}

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

/** Pays in the frame of the Revolut stand-in. */
export async function payWithRevolut(page: Page, answer: 'Pay' | 'Decline' | 'Cancel'): Promise<void> {
  await page.getByRole('button', { name: /by card/ }).click();
  await page
    .frameLocator('iframe')
    .getByRole('button', { name: answer, exact: answer === 'Pay' ? false : true })
    .first()
    .click();
}
