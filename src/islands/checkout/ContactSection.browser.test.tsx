import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { taxCopy } from '#config/copy/tax.ts';
import { errorCopy, errorTitles } from '#config/copy/errors.ts';
import { closeCheckout, eur, openCheckout, readyBasket, readyDraft } from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, leftFor } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const { company, vatNumber } = endpoints;

const contact = page.getByRole('region', { name: copy.headings.contact });
const isCompany = contact.getByRole('checkbox', { name: copy.b2b });
const number = contact.getByRole('textbox', { name: 'VAT number' });
const outcome = contact.getByRole('status').first();
const taxBox = contact.getByRole('status').last();
const country = contact.getByRole('combobox', { name: copy.labels.vatCountry });
const again = contact.getByRole('button', { name: copy.checkAgain });
const goOn = page.getByRole('button', { name: copy.continue });
const dialog = page.getByRole('dialog', { name: errorTitles.info });

async function showForm(opening: Parameters<typeof openCheckout>[0] = {}): Promise<void> {
  openCheckout({ basket: readyBasket(), draft: readyDraft, ...opening });
  await render(<CheckoutScreen />);
  await expect.element(goOn).toBeVisible();
}

beforeEach(() => openCheckout());
afterEach(closeCheckout);

const email = (name: string) => contact.getByRole('textbox', { name, exact: true });

test('a press right after a wrong repeat of the e-mail counts: the error moves nothing', async () => {
  await showForm();
  await email('E-mail').fill('anna@keller.example');
  await email('Repeat e-mail').fill('anne@keller.example');
  const topOf = () => isCompany.element().getBoundingClientRect().top + scrollY;
  const before = topOf();
  await isCompany.click({ position: { x: 4, y: 2 } });
  await expect.element(email('Repeat e-mail')).toHaveAccessibleDescription(copy.emailsDiffer);
  await expect.element(isCompany).toBeChecked();
  expect(topOf()).toBe(before);
});

// rule vat-number.outcomes
describe('the VAT number', () => {
  test('is asked of companies alone, and how it is written', async () => {
    await showForm();
    await expect.element(number).not.toBeInTheDocument();
    await isCompany.click();
    await expect.element(number).toHaveAccessibleDescription(copy.vatHint);
    await number.fill('123456789');
    await isCompany.click();
    await expect.element(number).not.toBeInTheDocument();
    await isCompany.click();
    await expect.element(number).toHaveValue('');
  });

  test('valid: while it is checked that is said, then that it is', async () => {
    await showForm();
    const held = shop.holds(vatNumber);
    await isCompany.click();
    await number.fill('123 456.789');
    await expect.element(outcome).toHaveTextContent(copy.vatChecking);
    await held.answer(readyBasket({ vatNumber: 'valid' }));
    await expect.element(outcome).toHaveTextContent(copy.vatValid);
    expect(shop.received(vatNumber).map(({ body }) => body)).toEqual([{ vatNumber: '123456789', country: 'DE' }]);
    expect(await findAccessFaults()).toEqual([]);
  });

  test('invalid: said at the field and read out, and it does not go on', async () => {
    await showForm({ vatNumber: 'invalid' });
    await isCompany.click();
    await number.fill('123456000');
    await expect.element(number).toHaveAttribute('aria-invalid', 'true');
    await expect.element(number).toHaveAccessibleDescription(copy.vatInvalid);
    await expect.element(page.getByText(`VAT number: ${copy.vatInvalid}`)).toBeInTheDocument();
    await goOn.click();
    await expect.element(page.getByRole('link', { name: 'VAT number', exact: true })).toBeVisible();
    expect(leftFor()).toEqual([]);
    const held = shop.holds(vatNumber);
    await number.fill('123456');
    await expect.element(number).not.toHaveAttribute('aria-invalid');
    await held.answer(readyBasket({ vatNumber: 'invalid' }));
    await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  });

  // rules tax.change-announced and tax.in-words
  test('a change of tax is told with the parts before and now while shipping is not chosen, and in words', async () => {
    await showForm();
    const held = shop.holds(vatNumber);
    await isCompany.click();
    await number.fill('123456789');
    await expect.element(outcome).toHaveTextContent(copy.vatChecking);
    const { totals } = readyBasket();
    await held.answer(
      readyBasket({
        vatNumber: 'valid',
        tax: { setting: 'reverse-charge', reason: 'reverse-charge' },
        totals: { ...totals, total: eur(9_138), items: eur(9_138) },
      }),
    );
    await expect
      .element(taxBox)
      .toHaveTextContent(`${taxCopy.free['reverse-charge']}Parts before€112.40Parts now€91.38`);
    await expect.element(page.getByRole('complementary').getByText(taxCopy.free['reverse-charge'])).toBeVisible();
  });

  // rule vat-number.country
  test('its country stands beside it, of the address until another one is chosen', async () => {
    await showForm();
    await isCompany.click();
    await expect.element(country).toHaveValue('DE');
    await country.selectOptions('Greece');
    await number.fill('123456789');
    await expect
      .poll(() => shop.received(vatNumber).map(({ body }) => body))
      .toEqual([{ vatNumber: '123456789', country: 'GR' }]);
    await expect.element(country).toHaveValue('GR');
  });

  // rule vat-number.check-again
  test('could not be checked, then it could: the button goes, and the focus is at the number', async () => {
    await showForm({ vatNumber: 'unchecked' });
    await isCompany.click();
    await number.fill('123456999');
    await expect.element(outcome).toHaveTextContent(copy.vatDown);
    const held = shop.holds(vatNumber);
    await again.click();
    await expect.element(outcome).toHaveTextContent(copy.vatChecking);
    await held.answer(readyBasket({ vatNumber: 'valid' }));
    await expect.element(outcome).toHaveTextContent(copy.vatValid);
    await expect.element(again).not.toBeInTheDocument();
    await expect.element(number).toHaveFocus();
  });

  test('could not be checked: said, and it goes on', async () => {
    await showForm({ vatNumber: 'unchecked' });
    await isCompany.click();
    await number.fill('123456999');
    await expect.element(outcome).toHaveTextContent(copy.vatDown);
    await expect.element(again).toBeVisible();
    await page.getByRole('radio', { name: /^UPS Standard/ }).click();
    await goOn.click();
    await expect.poll(leftFor).toEqual(['/summary']);
  });

  test('a refusal with its field is said at the field, and no window opens', async () => {
    await showForm();
    shop.refuses(vatNumber, 'invalid-vat-number', { fields: { vatNumber: copy.vatPrefix } });
    await isCompany.click();
    await number.fill('123456789');
    await expect.element(page.getByText(`VAT number: ${copy.vatPrefix}`)).toBeInTheDocument();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  // rules checkout.failure-said-once and vat-number.check-again
  test('could not be sent: said beside it and in no window, until Continue waits for it', async () => {
    await showForm();
    shop.refuses(vatNumber, 'shop-unavailable');
    await isCompany.click();
    await number.fill('123456789');
    await expect.element(outcome).toHaveTextContent(copy.vatDown);
    await expect.element(again).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await goOn.click();
    await expect.element(dialog.getByText(copy.vatNotSent)).toBeVisible();
  });

  // rule vat-number.check-again
  test('changed and not sent: the box does not go on with the reason of the number before, until it is checked', async () => {
    const reverse = taxCopy.free['reverse-charge'];
    const valid = readyBasket({ vatNumber: 'valid', tax: { setting: 'reverse-charge', reason: 'reverse-charge' } });
    await showForm();
    const held = shop.holds(vatNumber);
    await isCompany.click();
    await number.fill('123456789');
    await expect.element(outcome).toHaveTextContent(copy.vatChecking);
    await held.answer(valid);
    await expect.element(taxBox).toMatchTextContent(reverse);
    shop.refuses(vatNumber, 'shop-unavailable');
    await number.fill('123456788');
    await expect.element(outcome).toHaveTextContent(copy.vatDown);
    await expect.element(taxBox).toMatchTextContent(`${taxCopy.numberOpen}${taxCopy.numberOpenText}`);
    await expect.element(taxBox).not.toMatchTextContent(reverse);
    shop.answers(vatNumber, valid);
    await again.click();
    await expect.element(taxBox).toMatchTextContent(reverse);
  });

  // rule checkout.failure-said-once
  test('that the shop could not be told: a window says so once, and Continue tells it before it goes on', async () => {
    await showForm();
    const held = shop.holds(company);
    await isCompany.click();
    await number.fill('123456789');
    await held.refuse('shop-unavailable');
    await expect.element(dialog.getByText(errorCopy['shop-unavailable'])).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await held.refuse('shop-unavailable');
    openCheckout({ basket: readyBasket(), draft: readyDraft });
    await goOn.click();
    await expect.poll(() => shop.received(vatNumber).length).toBe(1);
    expect(shop.received(company).map(({ body }) => body)).toEqual(Array(3).fill({ isCompany: true }));
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

// rule checkout.email-twice
describe('what a browser fills in', () => {
  test('every field has its token, so that it can', async () => {
    await showForm({ draft: { ...readyDraft, isCompany: true, vatNumber: '123456789', showBilling: true } });
    const tokens = Object.fromEntries(
      [...document.querySelectorAll('form input:not([type=checkbox], [type=radio]), form select')].map((field) => [
        field.getAttribute('name'),
        field.getAttribute('autocomplete'),
      ]),
    );
    expect(tokens).toEqual({
      ...{ email: 'email', repeatEmail: 'email', vatCountry: 'off', vatNumber: 'off', reference: 'off' },
      ...{ 'shipping.firstName': 'shipping given-name', 'shipping.lastName': 'shipping family-name' },
      ...{ 'shipping.company': 'shipping organization', 'shipping.phone': 'shipping tel' },
      ...{ 'shipping.address': 'shipping address-line1', 'shipping.address2': 'shipping address-line2' },
      ...{ 'shipping.postcode': 'shipping postal-code', 'shipping.city': 'shipping address-level2' },
      ...{ 'shipping.country': 'shipping country', 'billing.name': 'billing organization' },
      ...{ 'billing.address': 'billing address-line1', 'billing.address2': 'billing address-line2' },
      ...{ 'billing.postcode': 'billing postal-code', 'billing.city': 'billing address-level2' },
      'billing.country': 'billing country',
      null: 'off',
    });
  });

  test('the repeated e-mail is typed: pasting is refused, and why is said', async () => {
    await showForm();
    const repeat = contact.getByRole('textbox', { name: 'Repeat e-mail' });
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'anna@keller.example');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    expect(repeat.element().dispatchEvent(paste)).toBe(false);
    await expect.element(repeat).toHaveAccessibleDescription(copy.pasteBlocked);
  });
});
