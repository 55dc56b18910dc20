import type { BasketAnswer } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { errorCopy, errorTitles } from '#config/copy/errors.ts';
import { taxCopy } from '#config/copy/tax.ts';
import {
  closeCheckout,
  creditCard,
  eur,
  germanBasket,
  openCheckout,
  payPal,
  readyBasket,
  readyDraft,
  upsExpress,
  upsStandard,
} from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, leftFor, onPhone, wantNetPrices } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const { currency, shippingCountry, shippingMethod, paymentMethod, postcode } = endpoints;

const shippingMethods = page.getByRole('radiogroup', { name: copy.headings.shippingMethod });
const paymentMethods = page.getByRole('radiogroup', { name: copy.headings.paymentMethod });
const standard = shippingMethods.getByRole('radio', { name: /^UPS Standard/ });
const express = shippingMethods.getByRole('radio', { name: /^UPS Express/ });
const card = paymentMethods.getByRole('radio', { name: creditCard.title });
const country = page.getByRole('combobox', { name: 'Country' });
const goOn = page.getByRole('button', { name: copy.continue });
const info = page.getByRole('dialog', { name: errorTitles.info });
const question = page.getByRole('dialog', { name: copy.currencyQuestion });
const dropped = page.getByRole('status').filter({ hasText: copy.methodDropped });

async function showForm(basket: BasketAnswer, draft = readyDraft): Promise<void> {
  openCheckout({ basket, draft });
  await render(<CheckoutScreen />);
  await expect.element(goOn).toBeVisible();
}

beforeEach(() => openCheckout());
afterEach(closeCheckout);

describe('shipping methods', () => {
  const nowhere = { ...readyDraft, shipping: { ...readyDraft.shipping, country: '', postcode: '' } };

  test('none before the country is known, nor payment methods: what is needed is said', async () => {
    await showForm(germanBasket({ shippingCountry: null, paymentMethods: [] }), nowhere);
    await expect.element(shippingMethods.getByText(copy.methodsNeedAddress)).toBeVisible();
    await expect.element(paymentMethods.getByText(copy.paymentsNeedCountry)).toBeVisible();
    expect(page.getByRole('radio').elements()).toEqual([]);
  });

  test('none for this address: to write to us is the way', async () => {
    await showForm(germanBasket({ shippingMethods: [] }));
    await expect.element(shippingMethods.getByText(copy.noMethods)).toBeVisible();
    await goOn.click();
    await page.getByRole('link', { name: 'Shipping method' }).click();
    await expect.element(shippingMethods.getByText(copy.noMethods)).toHaveFocus();
  });

  const readMethods = () =>
    [...shippingMethods.element().querySelectorAll('label')].map(({ innerText }) =>
      innerText.replaceAll('\n', '').replaceAll('\u00a0', ' '),
    );

  // rule price.net
  test('among prices without VAT: theirs without it too', async () => {
    wantNetPrices();
    await showForm(germanBasket({ shippingMethods: [{ ...upsExpress, net: eur(2024) }] }));
    expect(readMethods()).toEqual(['UPS ExpressBy lorry€20.24 excl. VAT']);
  });

  // rules shipping.checkout-days and delivery.text-alone
  test.each([
    ['one', [upsStandard], ['UPS Standard2 days to Germany€9.90']],
    ['several', [upsStandard, upsExpress], [/^UPS Standard2 days/, /^UPS ExpressBy lorry€24\.90$/]],
  ])('%s: with the price of the shop, and its days or its description', async (_case, methods, labels) => {
    await showForm(germanBasket({ shippingMethods: methods }));
    expect(readMethods()).toEqual(
      labels.map((label) => (typeof label === 'string' ? label : expect.stringMatching(label))),
    );
  });

  test('are chosen by keyboard, at once, and the shop is told', async () => {
    await onPhone();
    await showForm(readyBasket());
    await expect.element(standard).toBeChecked();
    (standard.element() as HTMLElement).focus();
    const held = shop.holds(shippingMethod);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(express).toBeChecked();
    await expect.element(express).toHaveFocus();
    await held.answer(readyBasket({ shippingMethodId: upsExpress.id }));
    await expect.element(express).toBeChecked();
    expect(shop.received(shippingMethod).map(({ body }) => body)).toEqual([{ id: upsExpress.id }]);
    expect(await findAccessFaults()).toEqual([]);
  });

  // rule checkout.method-cleared
  test('another country takes the chosen one back, and says so until one is chosen again', async () => {
    await showForm(readyBasket());
    await country.selectOptions('Austria');
    await expect.element(dropped).toBeVisible();
    await expect.element(standard).not.toBeChecked();
    await standard.click();
    await expect.element(dropped).not.toBeInTheDocument();
    expect(shop.received(shippingCountry).at(-1)?.body).toEqual({ country: 'AT' });
  });

  // rule tax.change-announced
  test.each([
    ['while none is chosen, that too', germanBasket(), true],
    ['once one is chosen, that no more', readyBasket(), false],
  ])('a change of tax compares the parts, and says that shipping is open: %s', async (_when, basket, isOpen) => {
    await showForm(basket);
    checkoutStore.$taxChange.set({ before: eur(21_870), now: eur(17_780), of: 'parts' });
    const taxNotice = page.getByRole('status').filter({ hasText: taxCopy.changedTitle });
    const read = () => taxNotice.element().textContent;
    await expect.poll(read).toContain(taxCopy.changedParts('€218.70', '€177.80'));
    expect(read()?.includes(taxCopy.shippingOpen)).toBe(isOpen);
  });

  test('while country or postal code is asked about, the methods are busy', async () => {
    await showForm(readyBasket());
    const held = shop.holds(shippingCountry);
    await country.selectOptions('Austria');
    await expect.element(shippingMethods).toHaveAttribute('aria-busy', 'true');
    await held.answer(germanBasket({ shippingCountry: 'AT' }));
    await expect.element(shippingMethods).not.toHaveAttribute('aria-busy');
    const heldCode = shop.holds(postcode);
    await page.getByRole('textbox', { name: 'Postal code' }).fill('1010');
    await expect.element(shippingMethods).toHaveAttribute('aria-busy', 'true');
    await heldCode.answer(germanBasket({ shippingCountry: 'AT' }));
    await expect.element(shippingMethods).not.toHaveAttribute('aria-busy');
  });

  // rules checkout.pauses and postcode.complete
  test('a postal code is told once it is whole and the typing pauses', async () => {
    await showForm(readyBasket());
    const code = page.getByRole('textbox', { name: 'Postal code' });
    await code.fill('101');
    await code.fill('10115');
    await expect.poll(() => shop.received(postcode)).toHaveLength(1);
    expect(shop.received(postcode)[0]?.body).toEqual({ postcode: '10115' });
    await expect.element(dropped).toBeVisible();
  });

  // rule shipping.together
  test('a piece must wait: the whole order will, and that is said', async () => {
    await showForm(readyBasket({ hasBackorder: true }));
    await expect.element(shippingMethods.getByText(copy.backorder)).toBeVisible();
  });
});

describe('payment methods', () => {
  test('are those of the shop, by their titles; the chosen one is told', async () => {
    await showForm(readyBasket());
    expect(paymentMethods.getByRole('radio').elements()).toHaveLength(2);
    await expect.element(page.getByText('Revolut')).not.toBeInTheDocument();
    await card.click();
    await expect.element(card).toBeChecked();
    await expect.poll(() => shop.received(paymentMethod).map(({ body }) => body)).toEqual([{ id: creditCard.id }]);
  });

  test('one is not chosen by itself, and without it the buyer does not go on', async () => {
    await showForm(readyBasket({ paymentMethodId: null, paymentMethods: [payPal] }));
    await goOn.click();
    await expect.element(paymentMethods).toHaveAttribute('aria-invalid', 'true');
    await expect.element(paymentMethods).toHaveAccessibleDescription(copy.required);
    expect(leftFor()).toEqual([]);
    await paymentMethods.getByRole('radio', { name: 'PayPal' }).click();
    await expect.element(paymentMethods).not.toHaveAttribute('aria-invalid');
    await goOn.click();
    await expect.poll(leftFor).toEqual(['/summary']);
  });
});

// rule checkout.currency-question
describe('the currency of the order', () => {
  const zloty = (amount: number) => ({ amount, currency: 'pln' as const });
  const yes = question.getByRole('button', { name: copy.currencyYes('pln') });
  const no = question.getByRole('button', { name: copy.currencyNo });

  test('is asked about for a country with another one; No holds as long as the country stays', async () => {
    await showForm(readyBasket());
    await country.selectOptions('Poland');
    await expect.element(question.getByText(copy.currencyNote)).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
    await no.click();
    await expect.element(question).not.toBeInTheDocument();
    expect(shop.received(currency)).toEqual([]);
    dispatchEvent(new Event('focus'));
    await expect.poll(() => shop.received(endpoints.checkout).length).toBeGreaterThan(1);
    await expect.element(question).not.toBeInTheDocument();
    await standard.click();
    await expect.element(dropped).not.toBeInTheDocument();
    await country.selectOptions('Austria');
    await expect.element(dropped).toBeVisible();
    await country.selectOptions('Poland');
    await expect.element(question).toBeVisible();
  });

  test('Yes: the shop is told, and all amounts are in the other one', async () => {
    await showForm(readyBasket());
    const inZloty = readyBasket({ currency: 'pln', shippingCountry: 'PL' });
    const totals = {
      items: zloty(47_500),
      shipping: zloty(0),
      tax: zloty(8_882),
      total: zloty(47_500),
      discount: null,
    };
    shop.answers(currency, { ...inZloty, totals });
    await country.selectOptions('Poland');
    await yes.click();
    const summary = page.getByRole('complementary', { name: copy.orderSummary });
    await expect.element(summary.getByText('475.00 zł').first()).toBeVisible();
    await expect.element(summary.getByText(/€/)).not.toBeInTheDocument();
    expect(shop.received(currency).map(({ body }) => body)).toEqual([{ currency: 'pln' }]);
    await expect.element(question).not.toBeInTheDocument();
  });

  test('Escape is No', async () => {
    await showForm(readyBasket());
    await country.selectOptions('Poland');
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    expect(shop.received(currency)).toEqual([]);
  });

  test('refused: a window says why, and the amounts stay as they are', async () => {
    await showForm(readyBasket());
    shop.refuses(currency, 'shop-unavailable');
    await country.selectOptions('Poland');
    await yes.click();
    await expect.element(info.getByText(errorCopy['shop-unavailable'])).toBeVisible();
    await expect.element(page.getByText('€112.40').first()).toBeInTheDocument();
  });
});
