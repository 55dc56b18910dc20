import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { closeCheckout, openCheckout, readyBasket, readyDraft } from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const { vatNumber } = endpoints;
const isCompany = page.getByRole('checkbox', { name: copy.b2b });
const number = page.getByRole('textbox', { name: 'VAT number' });
const country = page.getByRole('combobox', { name: copy.labels.vatCountry });

async function showForm(opening: Parameters<typeof openCheckout>[0] = {}): Promise<void> {
  openCheckout({ basket: readyBasket(), draft: readyDraft, ...opening });
  await render(<CheckoutScreen />);
  await isCompany.click();
}

beforeEach(() => openCheckout());
afterEach(closeCheckout);

const paste = (text: string): boolean => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return number
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};
const sentNumbers = () => shop.received(vatNumber).map(({ body }) => body);

// rule vat-number.other-country
test('of another country, typed: the country is taken, and that is said below it', async () => {
  await showForm();
  await userEvent.type(number, 'nl1234.56.789.b01');
  await userEvent.keyboard('{Tab}');
  await expect.element(country).toHaveValue('NL');
  await expect.element(country).toHaveAccessibleDescription(copy.vatTaken('the Netherlands'));
  await expect.element(number).not.toHaveAttribute('aria-invalid');
  await expect.poll(() => sentNumbers().at(-1)).toEqual({ vatNumber: '123456789B01', country: 'NL' });
  expect(await findAccessFaults()).toEqual([]);
});

// rule vat-number.other-country
test('of another country, filled in and not left: the country is taken when the typing pauses', async () => {
  await showForm();
  await number.fill('CHE-123.456.789 MWST');
  await expect.element(country).toHaveAccessibleDescription(copy.vatTaken('Switzerland'));
  await expect.element(number).toHaveValue('CHE123456789');
  await expect.element(number).toHaveFocus();
});

// rules vat-number.as-printed and vat-number.other-country
test('pasted as it is printed; a country changed back by hand stays', async () => {
  await showForm({ vatNumber: 'invalid' });
  await number.click();
  expect(paste('N° TVA intracommunautaire : FR 12 345 678 901')).toBe(false);
  await expect.element(number).toHaveValue('12345678901');
  await expect.element(country).toHaveAccessibleDescription(copy.vatTaken('France'));
  await expect.element(number).toHaveAccessibleDescription(copy.vatInvalid);
  await expect.element(page.getByText(copy.vatTaken('France'))).toBeVisible();
  await country.selectOptions('Italy');
  await expect.element(page.getByText(copy.vatTaken('France'))).not.toBeInTheDocument();
  await number.click();
  await userEvent.keyboard('{End}{Backspace}2{Tab}');
  await expect.poll(() => sentNumbers().at(-1)).toEqual({ vatNumber: '12345678902', country: 'IT' });
  await expect.element(country).toHaveValue('IT');
  await expect.element(country).not.toHaveAccessibleDescription();
});

// rule vat-number.other-country
test('letters that may be the number’s own: it is asked, and the choice is enough', async () => {
  await showForm();
  await country.selectOptions('France');
  await number.fill('DE123456789');
  await expect.element(country).toHaveAccessibleDescription(copy.vatOther('Germany'));
  await country.selectOptions('Germany');
  await expect.element(number).toHaveValue('123456789');
  await expect.element(country).not.toHaveAccessibleDescription();
});
