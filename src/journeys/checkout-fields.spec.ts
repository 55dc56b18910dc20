import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { beginWith, expectRight, expectWrong, fieldsOf } from './screens/checkout.ts';

const required = 'Field is required.';

/** The sentences, typed here once more so that no change of the copy goes unseen; `name` as it is read out where it is not the label. */
type Row = { label: string; wrong: string; words: string; right: string; name?: string };

const emptied = (label: string, right: string): Row => ({ label, wrong: '', words: required, right });

const contact: Row[] = [
  { label: 'E-mail', wrong: '', words: 'E-mail is required', right: 'Anna@Keller.example' },
  { label: 'E-mail', wrong: 'anna@keller', words: 'Must be valid e-mail', right: 'Anna@Keller.example' },
  { label: 'Repeat e-mail', wrong: '', words: 'E-mail is required', right: 'anna@keller.example' },
  { label: 'Repeat e-mail', wrong: 'anna.keller.example', words: 'Must be valid e-mail', right: 'anna@keller.example' },
  {
    label: 'Repeat e-mail',
    wrong: 'ana@keller.example',
    words: 'E-mail addresses must match',
    right: 'anna@keller.example',
  },
];
const shipping: Row[] = [
  emptied('First name', 'Anna'),
  { label: 'First name', wrong: '   ', words: required, right: 'Anna' },
  emptied('Last name', 'Keller'),
  emptied('Phone', '+49 30 5550142'),
  emptied('Address', 'Werkstraße 14'),
  emptied('Postal code', '12345'),
  emptied('City', 'Berlin'),
];
const company: Row[] = [
  emptied('VAT number', '123456789'),
  {
    label: 'VAT number',
    wrong: 'DE123456789',
    words: 'Please remove letters before the VAT number',
    right: '123456789',
  },
  { label: 'VAT number', wrong: '123456000', words: 'Invalid VAT number.', right: ' 123456789 ' },
];
const billing: Row[] = [
  emptied('Company or name', 'Keller Motoren'),
  emptied('Address', 'Kade 1'),
  emptied('Postal code', '2611 AA'),
  emptied('City', 'Delft'),
];

const readOut = (page: Page, name: string, words: string) =>
  page.getByRole('status').filter({ hasText: `${name}: ${words}` });

/** Wrong, left: said below the field and read out. Right: gone. */
async function checkRow(page: Page, control: Locator, { label, wrong, words, right, name = label }: Row) {
  await control.fill('x');
  await control.fill(wrong);
  await control.press('Tab');
  await expectWrong(control, words);
  await expect(readOut(page, name, words)).toBeAttached();
  await control.fill(right);
  await control.press('Tab');
  await expectRight(control, words);
  await expect(readOut(page, name, words)).toBeHidden();
}

test(
  'each field says in its own sentence what is wrong with it, once it is left',
  { tag: ['@desktop', '@deep'] },
  async ({ page, baseURL }) => {
    await beginWith(page, baseURL, 'AG-1');
    await page.goto('/checkout');
    const fields = fieldsOf(page);
    for (const row of [...contact, ...shipping])
      await test.step(`${row.label} "${row.wrong}"`, () => checkRow(page, fields.text(row.label), row));

    await test.step('Country', async () => {
      await fields.country.selectOption({ label: 'Germany' });
      await fields.country.selectOption('');
      await fields.country.blur();
      await expectWrong(fields.country, required);
      await expect(readOut(page, 'Country', required)).toBeAttached();
      await fields.country.selectOption({ label: 'Germany' });
      await expectRight(fields.country, required);
    });

    await fields.isCompany.check();
    for (const row of company)
      await test.step(`${row.label} "${row.wrong}"`, () => checkRow(page, fields.text(row.label), row));
    await expect(page.getByText('The number is valid.', { exact: true })).toBeVisible();

    await fields.showBilling.check();
    for (const row of billing)
      await test.step(`Billing: ${row.label}`, () =>
        checkRow(page, fields.billingText(row.label), { ...row, name: `Billing address: ${row.label}` }));
    await test.step('Billing: Country', async () => {
      await fields.billingCountry.selectOption({ label: 'Netherlands' });
      await fields.billingCountry.selectOption('');
      await fields.billingCountry.blur();
      await expectWrong(fields.billingCountry, required);
      await fields.billingCountry.selectOption({ label: 'Netherlands' });
      await expectRight(fields.billingCountry, required);
    });

    await test.step('Terms', async () => {
      await fields.terms.check();
      await fields.terms.uncheck();
      await fields.terms.blur();
      await expectWrong(fields.terms, required);
      await expect(readOut(page, 'Terms & Conditions', required)).toBeAttached();
      await fields.terms.check();
      await expectRight(fields.terms, required);
    });
  },
);

/** All that can be missing, as the list below Continue names it. */
const missing = [
  ['E-mail', 'E-mail is required'],
  ['Repeat e-mail', 'E-mail is required'],
  ['VAT number', required],
  ['First name', required],
  ['Last name', required],
  ['Phone', required],
  ['Address', required],
  ['Postal code', required],
  ['City', required],
  ['Country', required],
  ['Billing address: Company or name', required],
  ['Billing address: Address', required],
  ['Billing address: Postal code', required],
  ['Billing address: City', required],
  ['Billing address: Country', required],
] as const;

test(
  'Continue on an empty form lists every field, takes the focus there, and leads to each',
  { tag: ['@devices', '@deep'] },
  async ({ page, baseURL }) => {
    await beginWith(page, baseURL, 'AG-1');
    await page.goto('/checkout');
    const fields = fieldsOf(page);
    await fields.country.selectOption('');
    await fields.isCompany.check();
    await fields.showBilling.check();
    await page.getByRole('button', { name: 'Continue' }).click();
    const list = page.getByText('Check 18 fields:', { exact: true }).locator('..');
    await expect(fields.text('E-mail')).toBeFocused();
    for (const [name, words] of missing) {
      await list.getByRole('link', { name, exact: true }).click();
      await expectWrong(page.locator(':focus'), words);
    }
    for (const [name, group] of [
      ['Shipping method', fields.shippingMethods],
      ['Payment method', fields.paymentMethods],
    ] as const) {
      await expect(group).toHaveAttribute('aria-invalid', 'true');
      await expect(group).toHaveAccessibleDescription(required);
      await list.getByRole('link', { name }).click();
      await expect(group.locator(':focus')).toHaveCount(1);
    }
    await list.getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(fields.terms).toBeFocused();
    await expectWrong(fields.terms, required);
  },
);

// rule checkout.email-twice
test(
  'a browser can fill in every field, and the repeated e-mail is typed',
  { tag: '@deep' },
  async ({ page, baseURL }) => {
    await beginWith(page, baseURL, 'AG-1');
    await page.goto('/checkout');
    const fields = fieldsOf(page);
    await fields.isCompany.check();
    await fields.showBilling.check();
    const tokens: [Locator, string][] = [
      [fields.text('E-mail'), 'email'],
      [fields.text('Repeat e-mail'), 'email'],
      [fields.text('VAT number'), 'off'],
      [fields.text('First name'), 'shipping given-name'],
      [fields.text('Last name'), 'shipping family-name'],
      [fields.text('Company'), 'shipping organization'],
      [fields.text('Phone'), 'shipping tel'],
      [fields.text('Address'), 'shipping address-line1'],
      [fields.text('Apartment, unit, building'), 'shipping address-line2'],
      [fields.text('Postal code'), 'shipping postal-code'],
      [fields.text('City'), 'shipping address-level2'],
      [fields.country, 'shipping country'],
      [fields.billingText('Company or name'), 'billing organization'],
      [fields.billingText('Address'), 'billing address-line1'],
      [fields.billingText('Apartment, unit, building'), 'billing address-line2'],
      [fields.billingText('Postal code'), 'billing postal-code'],
      [fields.billingText('City'), 'billing address-level2'],
      [fields.billingCountry, 'billing country'],
    ];
    for (const [field, token] of tokens) await expect(field).toHaveAttribute('autocomplete', token);
    const repeat = fields.text('Repeat e-mail');
    const isTaken = await repeat.evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'anna@keller.example');
      return input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    expect(isTaken).toBe(false);
    await expect(repeat).toHaveAccessibleDescription('Type the e-mail again, so that a typing error is noticed.');
  },
);
