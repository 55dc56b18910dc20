import type { BasketAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { dearerCopy as copy } from '#config/copy/dearer.ts';
import { BasketDrawer } from '#islands/basket-drawer/BasketDrawer.tsx';
import { CheckoutScreen } from '#islands/checkout/CheckoutScreen.tsx';
import { SummaryScreen } from '#islands/summary/SummaryScreen.tsx';
import { closeCheckout, eur, openCheckout, readyBasket, readyDraft, upsStandard } from '#islands/testing/checkout.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, onPhone } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleLine } from '#stores/basket/sample.ts';
import { openDrawer } from '#stores/browser/drawer-and-snackbar.ts';
import { render } from 'vitest-browser-react/pure';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BasketScreen } from './BasketScreen.tsx';

const { addLine, basket, changeLine, currency, postcode, promoCode, removeLine, shippingCountry, shippingMethod } =
  endpoints;

const rod = sampleLine({ gross: eur(9_940) });
const gauge = sampleLine({ id: 'gauge', slug: 'AG-1', number: 'AG-1', name: 'Gauge', size: '', gross: eur(75) });

/** Goods of this sum in Germany, shipped free above the limit. */
function sum(items: number, more: Partial<BasketAnswer> = {}): BasketAnswer {
  const shipping = items > 10_000 ? 0 : 990;
  const ready = readyBasket({ lines: [rod, gauge], shippingMethods: [{ ...upsStandard, gross: eur(shipping) }] });
  return {
    ...ready,
    totals: { ...ready.totals, items: eur(items), shipping: eur(shipping), total: eur(items + shipping) },
    ...more,
  };
}
const free = sum(10_015);
const withoutGauge = sum(9_940, { lines: [rod] });
const withCode = sum(9_513, { promoCode: 'PADDOCK10' });
const toSwitzerland = sum(9_000, {
  ...{ shippingCountry: 'CH', shippingMethodId: null },
  shippingMethods: [{ ...upsStandard, gross: eur(2_490) }],
});

const said = page.getByRole('status').filter({ hasText: copy.title });
const press = (name: string) => said.getByRole('button', { name }).click();

/** The notice says both totals and why. */
async function expectSaid(before: string, now: string, why: string): Promise<void> {
  const read = () => said.element().textContent;
  await expect.poll(read).toContain(`${copy.before} ${before}, ${copy.now} ${now}.`);
  await expect.element(said.getByText(why)).toBeVisible();
}
const becomes = (basket: BasketAnswer): BasketAnswer => {
  openCheckout({ basket, draft: readyDraft });
  return basket;
};

beforeEach(() => openCheckout({ basket: free, draft: readyDraft }));
afterEach(closeCheckout);

// rule basket.dearer-said
describe('an act that makes the order dearer', () => {
  test('a code in the checkout: both totals and why stand there, and one press takes it off', async () => {
    await render(<CheckoutScreen />);
    await page.getByRole('textbox', { name: checkoutCopy.promoCode }).fill('PADDOCK10');
    shop.answers(promoCode, () => becomes(withCode));
    await page.getByRole('button', { name: checkoutCopy.apply }).click();
    await expectSaid('€100.15', '€105.03', copy.why.belowLimitByCode('PADDOCK10', '€95.13'));
    expect(await findAccessFaults()).toEqual([]);
    shop.answers(promoCode, () => becomes(free));
    await press(copy.back.codeOff);
    await expect.element(said).not.toBeInTheDocument();
    expect(shop.received(promoCode).at(-1)?.body).toEqual({ code: '' });
  });

  test('another country in the checkout: said at the methods, and the press brings country and method back', async () => {
    await render(<CheckoutScreen />);
    const methods = page.getByRole('radiogroup', { name: checkoutCopy.headings.shippingMethod });
    shop.answers(shippingCountry, toSwitzerland);
    shop.answers(postcode, toSwitzerland);
    await page.getByRole('combobox', { name: 'Country' }).selectOptions('Switzerland');
    await expectSaid('€100.15', '€114.90', copy.why.belowLimit('€90.00'));
    await expect.element(methods.getByText(/Total with UPS Standard/)).toBeVisible();
    becomes(free);
    await press(copy.back.country('Germany'));
    await expect.element(said).not.toBeInTheDocument();
    expect(shop.received(shippingCountry).at(-1)?.body).toEqual({ country: 'DE' });
    expect(shop.received(shippingMethod).at(-1)?.body).toEqual({ id: 'ups' });
  });

  test('a line out of the basket on a phone: it comes into view, the line comes back, and the focus goes on', async () => {
    await onPhone();
    await render(<BasketScreen />);
    shop.answers(removeLine, withoutGauge);
    await page.getByRole('button', { name: basketCopy.removeNamed('AG-1') }).click();
    await expectSaid('€100.15', '€109.30', copy.why.belowLimit('€99.40'));
    await expect.element(said).toBeInViewport();
    shop.answers(addLine, free);
    await press(copy.back.line('AG-1'));
    await expect.element(said).not.toBeInTheDocument();
    expect(shop.received(addLine).at(-1)?.body).toMatchObject({ part: 'AG-1', quantity: 1 });
    await expect.element(page.getByRole('link', { name: basketCopy.proceed })).toHaveFocus();
  });

  test('a lower quantity in the drawer is as before', async () => {
    const two = { ...free, lines: [rod, { ...gauge, quantity: 2 }] };
    shop.answers(basket, two);
    await render(<BasketDrawer />);
    openDrawer();
    shop.answers(changeLine, { ...withoutGauge, lines: [rod, gauge] });
    await page.getByRole('button', { name: 'Decrease quantity of AG-1' }).click();
    await expectSaid('€100.15', '€109.30', copy.why.belowLimit('€99.40'));
    shop.answers(changeLine, two);
    await press(copy.back.quantity(2, 'AG-1'));
    await expect.element(said).not.toBeInTheDocument();
    expect(shop.received(changeLine).at(-1)?.body).toEqual({ quantity: 2 });
  });

  test('another currency, chosen in another window: basket and drawer say that shipping is not free any more', async () => {
    shop.answers(basket, free);
    await render(<BasketScreen />);
    await expect.element(page.getByRole('group', { name: 'Quantity of AG-1' })).toBeVisible();
    const pln = (amount: number) => ({ amount, currency: 'pln' as const });
    const inZloty = sum(0, {
      ...{ currency: 'pln', shippingMethods: [{ ...upsStandard, gross: pln(2_490) }] },
      totals: { ...free.totals, items: pln(42_800), shipping: pln(2_490), total: pln(45_290) },
    });
    shop.answers(basket, inZloty);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(said.getByText(copy.why.notFree)).toBeVisible();
    shop.answers(currency, free);
    await press(copy.back.currency('eur'));
    await expect.element(said).not.toBeInTheDocument();
    expect(shop.received(currency).at(-1)?.body).toEqual({ currency: 'eur' });
  });

  test('a line that another window took out is said on the summary, in the place of the changed total', async () => {
    await render(<SummaryScreen />);
    await expect.element(page.getByRole('button', { name: checkoutCopy.placeOrder })).toBeVisible();
    becomes(withoutGauge);
    dispatchEvent(new Event('focus'));
    await expectSaid('€100.15', '€109.30', copy.why.belowLimit('€99.40'));
    await expect.element(page.getByText(checkoutCopy.totalChanged)).not.toBeInTheDocument();
  });
});
