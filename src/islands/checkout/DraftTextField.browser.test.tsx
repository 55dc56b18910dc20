import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { webAddressFault } from '#config/copy/web-address.ts';
import { emptyCheckoutDraft } from '#domain/checkout/checkout-draft.ts';
import { closeCheckout, germanBasket, openCheckout } from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, leftFor, onPhone } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const billing = page.getByRole('group', { name: copy.headings.billing });
/** A field that may stay empty says so in its name. */
const text = (label: string, within: Pick<Locator, 'getByRole'> = page) =>
  within.getByRole('textbox', { name: new RegExp(`^${label}( ?optional)?$`) }).first();
const country = page.getByRole('combobox', { name: 'Country' }).first();
const billingCountry = billing.getByRole('combobox', { name: 'Country' });
const isCompany = page.getByRole('checkbox', { name: copy.b2b });
const hasBilling = page.getByRole('checkbox', { name: copy.differentBilling });
const terms = page.getByRole('checkbox', { name: copy.acceptTerms, exact: false });
const goOn = page.getByRole('button', { name: copy.continue });
const readOut = (sentence: string) => page.getByRole('status').filter({ hasText: sentence });

async function showForm(opening: Parameters<typeof openCheckout>[0] = {}): Promise<void> {
  openCheckout(opening);
  await render(<CheckoutScreen />);
  await expect.element(goOn).toBeVisible();
}

/** The sentence belongs to the control, which is marked as wrong. */
async function expectWrong(control: Locator, sentence: string): Promise<void> {
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(control)
    .toHaveAccessibleDescription(expect.stringMatching(`^${sentence.replaceAll('.', '\\.')}`));
}

const expectRight = (control: Locator) => expect.element(control).not.toHaveAttribute('aria-invalid');

beforeEach(() => openCheckout());
afterEach(closeCheckout);

// the first test of the file: no field has been changed before
test('a field that nobody has touched is not called empty on being left', async () => {
  await showForm();
  await text('First name').click();
  await userEvent.keyboard('{Tab}');
  await expect.element(text('Last name')).toHaveFocus();
  await expectRight(text('First name'));
});

type Row = [label: string, wrong: string, sentence: string, right: string];
const required = copy.required;

const contact: Row[] = [
  ['E-mail', '', copy.emailRequired, 'Anna@Keller.example'],
  ['E-mail', 'anna@keller', copy.emailInvalid, 'Anna@Keller.example'],
  ['Repeat e-mail', 'ana@keller.example', copy.emailsDiffer, 'anna@keller.example'],
];
const shipping: Row[] = [
  ['First name', '', required, 'Anna'],
  ['First name', 'WIN-$1000-now', copy.moneySign, 'Anna'],
  ['Last name', 'win-now.example', webAddressFault, 'Dr.Keller'],
];
const company: Row[] = [['VAT number', 'DE123456789', copy.vatPrefix, '123456789']];
const billed: Row[] = [['Company or name', '', required, 'Keller Motoren']];

/** Wrong and left: said below the field and read out by its name. Right and left: gone. */
async function checkRow(control: Locator, [label, wrong, sentence, right]: Row, name = label): Promise<void> {
  if (wrong === '') await control.fill('x');
  await control.fill(wrong);
  await userEvent.keyboard('{Tab}');
  await expectWrong(control, sentence);
  await expect.element(readOut(`${name}: ${sentence}`)).toBeInTheDocument();
  await control.fill(right);
  await expectRight(control);
  await userEvent.keyboard('{Tab}');
  await expectRight(control);
  await expect.element(readOut(`${name}: ${sentence}`)).not.toBeInTheDocument();
}

// rule checkout.required-fields
describe('once it is left, a field says what is wrong with it', () => {
  test('of the contact', async () => {
    await showForm();
    for (const row of contact) await checkRow(text(row[0]), row);
  });

  test('of the shipping address', async () => {
    await showForm();
    for (const row of shipping) await checkRow(text(row[0]), row);
  });

  test('of a company', async () => {
    await showForm();
    await isCompany.click();
    for (const row of company) await checkRow(text(row[0]), row);
  });

  test('of the billing address, by its section', async () => {
    await showForm();
    await hasBilling.click();
    for (const row of billed) await checkRow(text(row[0], billing), row, copy.billingField(row[0]));
  });

  test.each([
    ['delivery', country, 'Country'],
    ['billing', billingCountry, copy.billingField('Country')],
  ])('the country of the %s address', async (_which, control, name) => {
    await showForm();
    await hasBilling.click();
    await control.selectOptions('Germany');
    await control.selectOptions(copy.chooseCountry);
    (control.element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    await expectWrong(control, required);
    await expect.element(readOut(`${name}: ${required}`)).toBeInTheDocument();
    await control.selectOptions('Germany');
    await expectRight(control);
  });

  // rule checkout.terms
  test('the terms', async () => {
    await showForm();
    await terms.click();
    await terms.click();
    await userEvent.keyboard('{Tab}');
    await expectWrong(terms, required);
    await expect.element(readOut(`Terms & Conditions: ${required}`)).toBeInTheDocument();
    expect(await findAccessFaults()).toEqual([]);
    await terms.click();
    await expectRight(terms);
    const read = page.getByRole('link', { name: copy.termsLink });
    await expect.element(read).toHaveAttribute('target', '_blank');
  });

  test('a corrected e-mail clears the error of its repeat', async () => {
    await showForm();
    await text('E-mail').fill('anna@keller.example');
    await text('Repeat e-mail').fill('anne@keller.example');
    await userEvent.keyboard('{Tab}');
    await expectWrong(text('Repeat e-mail'), copy.emailsDiffer);
    await text('E-mail').fill('anne@keller.example');
    await expectRight(text('Repeat e-mail'));
  });
});

const names = Object.entries(copy.labels).filter(([field]) => !/company|address2|vatCountry|reference/.test(field));
/** as the list names them: those of the billing address with their section */
const listed = names.map(([field, label]) => (field.startsWith('billing.') ? copy.billingField(label) : label));

describe('Continue on a form with nothing in it', () => {
  const summary = page.getByRole('complementary', { name: copy.orderSummary });
  const list = (count: number) => summary.getByText(copy.fieldsToCheck(count).trim());
  const link = (name: string) => summary.getByRole('link', { name, exact: true });

  async function pressContinue(): Promise<void> {
    await showForm({ basket: germanBasket({ shippingCountry: null }) });
    await isCompany.click();
    await hasBilling.click();
    await goOn.click();
    await expect.element(list(listed.length)).toBeVisible();
  }

  test('lists every field below the button, leads to the first one, and goes nowhere', async () => {
    await pressContinue();
    await expect.element(text('E-mail')).toHaveFocus();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(copy.fieldsToCheck(listed.length) + listed.join(', '));
    const links = summary.getByRole('link');
    expect(links.elements().map(({ textContent }) => textContent)).toEqual(listed);
    expect(leftFor()).toEqual([]);
    const saved = () => shop.received(endpoints.draft).at(-1)?.body;
    await expect.poll(saved).toMatchObject({ isCompany: true, showBilling: true });
    expect(await findAccessFaults()).toEqual([]);
    await goOn.click();
    await expect.element(text('E-mail')).toHaveFocus();
  });

  // rule access.said-once
  test('what is read out of it goes with the first field that is mended', async () => {
    await pressContinue();
    await text('E-mail').fill('anna@keller.example');
    await text('Repeat e-mail').click();
    await expect.element(list(listed.length - 1)).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('leads to each field, which says what is missing', async () => {
    await onPhone();
    await pressContinue();
    for (const [at, [field]] of names.entries()) {
      const name = listed[at] ?? '';
      await link(name).click();
      const focused = document.activeElement as HTMLElement;
      const holder = focused.closest('[role=radiogroup]') ?? focused;
      expect(focused.id, name).toBe(`checkout-${field.replace('.', '-')}`);
      const sentence = /mail/i.test(field) ? copy.emailRequired : required;
      const described = (holder.getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '';
      expect([holder.ariaInvalid, document.getElementById(described)?.textContent], name).toEqual(['true', sentence]);
    }
  });
});

test('sent back by the summary, the form shows at once what is missing', async () => {
  history.replaceState(null, '', '?check');
  await showForm({ basket: germanBasket(), draft: { ...emptyCheckoutDraft, email: 'anna@keller.example' } });
  await expect.element(page.getByRole('link', { name: 'First name', exact: true })).toBeVisible();
  await expectRight(text('E-mail'));
});
