import { basketCopy } from '#config/copy/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { checkoutErrors, errorCopy, errorTitles } from '#config/copy/errors.ts';
import {
  closeCheckout,
  creditCard,
  germanBasket,
  openCheckout,
  readyBasket,
  readyDraft,
} from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { announceChange, findAccessFaults, leftFor, onPhone } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleLine } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const { checkout, draft, paymentMethod } = endpoints;

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const form = heading(copy.steps.information);
const field = (name: string) => page.getByRole('textbox', { name });
const goOn = page.getByRole('button', { name: copy.continue });
const summary = page.getByRole('complementary', { name: copy.orderSummary });
const items = page.getByRole('region', { name: copy.items });
const alert = page.getByRole('alert');
const dialog = page.getByRole('dialog', { name: errorTitles.info });

/** The form of a buyer who has typed all there is, or of what is said instead. */
async function showForm(opening: Parameters<typeof openCheckout>[0] = {}): Promise<void> {
  openCheckout({ basket: readyBasket(), draft: readyDraft, ...opening });
  await render(<CheckoutScreen />);
  await expect.element(goOn).toBeVisible();
}

beforeEach(() => openCheckout());
afterEach(closeCheckout);

// rule postcode.form
test('a postcode that is none of its country: refused with an example, and its own country is offered', async () => {
  const shipping = { ...readyDraft.shipping, country: 'IE', postcode: '' };
  await showForm({ draft: { ...readyDraft, shipping } });
  const postcode = field(copy.labels['shipping.postcode']);
  await postcode.fill('BT79');
  await userEvent.tab();
  await expect.element(postcode).toHaveAccessibleDescription('Must be a postal code of Ireland, such as D02 AF30');
  const offer = page.getByRole('button', { name: 'Change the country to the United Kingdom' });
  await expect.element(offer).not.toBeInTheDocument();
  await postcode.fill('BT79 0HR');
  await expect.element(offer).toBeVisible();
  expect(offer.element().parentElement?.textContent).toContain('BT79 0HR is a postal code of the United Kingdom.');
  await offer.click();
  await expect.element(page.getByRole('combobox', { name: copy.labels['shipping.country'] })).toHaveValue('GB');
  await expect.element(postcode).toHaveFocus();
  await expect.element(postcode).toHaveValue('BT79 0HR');
  await expect.element(offer).not.toBeInTheDocument();
});

describe('before the form', () => {
  test('while it is loading, the place of the form is kept and told', async () => {
    const held = shop.holds(checkout);
    await render(<CheckoutScreen />);
    await expect.element(form).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent(copy.loading);
    await expect.element(goOn).not.toBeInTheDocument();
    await held.answer({
      ...{ basket: germanBasket(), draft: readyDraft, saveNumber: 0, visitorCountry: null, isCompany: false },
      ...{ takenVatNumber: null, takenPostcode: '12345' },
    });
    await expect.element(goOn).toBeVisible();
    await expect.element(page.getByText(copy.loading)).not.toBeInTheDocument();
  });

  test.each([
    ['no connection', () => shop.cutsOff(checkout)],
    ['an answer that cannot be read', () => shop.answersUnreadably(checkout)],
  ])('%s: it is said, and trying again brings the form', async (_case, fail) => {
    fail();
    await render(<CheckoutScreen />);
    await expect.element(alert.getByText(basketCopy.loadFailed)).toBeVisible();
    await expect.element(alert.getByText(errorCopy['shop-unavailable'])).toBeVisible();
    openCheckout();
    // not by mouse: a window that gets the focus asks again by itself
    alert
      .getByRole('button', { name: copy.tryAgain })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(goOn).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('an empty basket leads back to the shop', async () => {
    openCheckout({ basket: germanBasket({ lines: [] }) });
    await render(<CheckoutScreen />);
    await expect.element(heading(basketCopy.empty)).toBeVisible();
    await page.getByRole('link', { name: basketCopy.continueShopping }).click();
    expect(leftFor()).toEqual(['/']);
  });
});

// rule checkout.error-codes
describe('an error in the address', () => {
  test.each([
    ['expired', checkoutErrors.expired],
    ['Call%20%2B49%20now', checkoutErrors.unknown],
  ])('"%s" is told in our own words', async (code, words) => {
    history.replaceState(null, '', `?error=${code}`);
    await render(<CheckoutScreen />);
    await expect.element(alert).toHaveTextContent(words);
    await expect.element(page.getByText('+49', { exact: false })).not.toBeInTheDocument();
  });

  test('is told with an empty basket too', async () => {
    history.replaceState(null, '', '?error=expired');
    openCheckout({ basket: germanBasket({ lines: [] }) });
    await render(<CheckoutScreen />);
    await expect.element(heading(basketCopy.empty)).toBeVisible();
    await expect.element(alert).toHaveTextContent(checkoutErrors.expired);
  });
});

describe('the form', () => {
  test('has what was typed before, and the visitor’s country as a first guess', async () => {
    await showForm({
      basket: readyBasket({ shippingCountry: null }),
      draft: { ...readyDraft, shipping: { ...readyDraft.shipping, country: '' } },
      visitorCountry: 'AT',
    });
    await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('AT');
    await expect.element(field('First name')).toHaveValue('Anna');
    await expect.element(page.getByRole('checkbox', { name: copy.acceptTerms, exact: false })).toBeChecked();
  });

  // rule checkout.one-column
  test('stands beside the totals, and up to 960 px above them', async () => {
    await showForm();
    const isBeside = () =>
      summary.element().getBoundingClientRect().left > form.element().getBoundingClientRect().left + 1;
    expect(isBeside()).toBe(true);
    await page.viewport(961, 900);
    expect(isBeside()).toBe(true);
    await page.viewport(960, 900);
    expect(isBeside()).toBe(false);
  });

  test('on a phone the basket is behind Show and Hide; parts of a kit are no lines', async () => {
    await onPhone();
    const part = sampleLine({ id: 'part', number: '5M1959H-STD', isKitComponent: true });
    await showForm({ basket: readyBasket({ lines: [sampleLine(), part] }) });
    const toggle = (name: string) => items.getByRole('button', { name, exact: false });
    await expect.element(items.getByText('4B1606H-STD')).not.toBeVisible();
    await toggle(copy.basketToggle.show).click();
    await expect.element(items.getByText('4B1606H-STD')).toBeVisible();
    await expect.element(items.getByText('5M1959H-STD')).not.toBeInTheDocument();
    await expect.element(toggle(copy.basketToggle.hide)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(items.getByText('4B1606H-STD')).not.toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
  });
});

// rule checkout.continue
describe('Continue', () => {
  test('saves what is typed, says so, and goes on once', async () => {
    await showForm();
    const held = shop.holds(draft);
    await goOn.click();
    const saving = page.getByRole('button', { name: copy.saving });
    await expect.element(saving).toHaveAttribute('aria-busy', 'true');
    await saving.click();
    expect(leftFor()).toEqual([]);
    await held.answer(null);
    await expect.poll(leftFor).toEqual(['/summary']);
    expect(shop.received(draft)).toHaveLength(1);
  });

  test('is pressed by Enter in a field', async () => {
    await showForm();
    await field('City').fill('Potsdam');
    await userEvent.keyboard('{Enter}');
    await expect.poll(leftFor).toEqual(['/summary']);
    expect(shop.received(draft).at(-1)?.body).toMatchObject({ shipping: { city: 'Potsdam' } });
  });

  test.each(['shop-unavailable', 'too-many-requests'] as const)(
    'refused with %s: a window says why, and the page stays',
    async (code) => {
      await showForm();
      shop.refuses(draft, code);
      await goOn.click();
      await expect.element(dialog.getByText(errorCopy[code])).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      expect(leftFor()).toEqual([]);
      await expect.element(goOn).toBeVisible();
    },
  );
});

describe('without the shop', () => {
  // rule checkout.nothing-lost
  test('what is typed stays on the page, and is saved as soon as the connection is back', async () => {
    await showForm();
    shop.cutsOff(draft);
    await field('City').fill('Potsdam');
    await expect.element(page.getByRole('status').filter({ hasText: copy.unsaved })).toBeVisible();
    shop.answers(draft, null);
    dispatchEvent(new Event('online'));
    await expect.element(page.getByText(copy.unsaved)).not.toBeInTheDocument();
    await expect.element(field('City')).toHaveValue('Potsdam');
    expect(shop.received(draft).at(-1)?.body).toMatchObject({ shipping: { city: 'Potsdam' } });
  });

  test.each(['invalid-request', 'offline'] as const)(
    'a choice that did not go through (%s) is told in a window "Info", and not pretended',
    async (code) => {
      await showForm();
      if (code === 'offline') shop.cutsOff(paymentMethod);
      else shop.refuses(paymentMethod, code);
      const card = page.getByRole('radio', { name: creditCard.title });
      await card.click();
      await expect.element(dialog.getByText(errorCopy[code])).toBeVisible();
      await dialog.getByRole('button', { name: copy.close }).last().click();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(card).not.toBeChecked();
      await expect.element(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    },
  );

  test('an expired basket: the form keeps what was typed, says why it cannot go on, and goes on with a new one', async () => {
    await showForm();
    shop.refuses(draft, 'basket-gone');
    await field('City').fill('Potsdam');
    await expect.element(alert.getByText(copy.goneNote)).toBeVisible();
    await expect.element(alert.getByRole('link', { name: copy.openShop })).toHaveAttribute('target', '_blank');
    await expect.element(goOn).toHaveAccessibleDescription(errorCopy['basket-empty']);
    await expect.element(field('City')).toHaveValue('Potsdam');
    expect(await findAccessFaults()).toEqual([]);
    await goOn.click({ force: true });
    expect(leftFor()).toEqual([]);
    openCheckout({ basket: readyBasket({ lines: [sampleLine({ id: 'new', number: 'AR-1' })] }) });
    announceChange('basket');
    await expect.element(page.getByText(copy.goneNote)).not.toBeInTheDocument();
    await expect.element(items.getByText('AR-1')).toBeVisible();
    await expect.element(field('City')).toHaveValue('Potsdam');
    await expect.element(goOn).not.toHaveAttribute('aria-disabled');
  });

  test('an expired basket: in place of the methods stands that it is empty, not what is typed already', async () => {
    await showForm();
    const none = { shippingCountry: null, shippingMethodId: null, shippingMethods: [], paymentMethods: [] };
    openCheckout({ basket: germanBasket({ lines: [], ...none }), draft: readyDraft });
    shop.refuses(endpoints.shippingCountry, 'basket-gone');
    await page.getByRole('combobox', { name: copy.labels['shipping.country'], exact: true }).selectOptions('Austria');
    await expect.element(alert.getByText(copy.goneNote)).toBeVisible();
    await expect.poll(() => page.getByText(errorCopy['basket-empty']).elements().length).toBe(3);
    for (const text of [copy.methodsNeedAddress, copy.paymentsNeedCountry, copy.methodDropped])
      await expect.element(page.getByText(text)).not.toBeInTheDocument();
  });
});

test('another window has typed: this one shows it, and keeps what was typed here', async () => {
  await showForm();
  await field('First name').fill('Berta');
  await expect.poll(() => shop.received(draft).length).toBe(1);
  openCheckout({
    basket: readyBasket(),
    draft: { ...readyDraft, shipping: { ...readyDraft.shipping, firstName: 'Berta', city: 'Potsdam' } },
  });
  announceChange('checkout');
  await expect.element(field('City')).toHaveValue('Potsdam');
  await expect.element(field('First name')).toHaveValue('Berta');
});
