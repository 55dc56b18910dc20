import type { BasketAnswer } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy as copy, discountCopy } from '#config/copy/basket.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { links } from '#config/navigation.ts';
import { hasFreeShipping } from '#domain/shipping/has-free-shipping.ts';
import { formatMoney } from '#domain/price/money.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, leftFor, onPhone } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { $basketCount } from '#stores/basket/count.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BasketScreen } from './BasketScreen.tsx';

const { basket } = endpoints;
const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const pln = (amount: number) => ({ amount, currency: 'pln' as const });

const table = page.getByRole('table', { name: copy.heading });
const lines = table.getByRole('rowheader');
const row = (number: string) => table.getByRole('row').filter({ has: page.getByText(number) });
const side = page.getByRole('complementary', { name: copy.subtotal });
const subtotal = side.getByRole('status');
const proceed = side.getByRole('button', { name: copy.proceed });
const checkout = side.getByRole('link', { name: copy.proceed });
const alert = page.getByRole('alert');
const retry = page.getByRole('button', { name: availabilityCopy.tryAgain });

/** The basket page with this answer, shown. */
async function open(answer: BasketAnswer = sampleBasket()): Promise<void> {
  shop.answers(basket, answer);
  await render(<BasketScreen />);
  await expect.element(subtotal).toBeVisible();
}

describe('before the basket is there', () => {
  test('it is being loaded: nothing is said of a sum, and the ways back are there', async () => {
    const held = shop.holds(basket);
    await render(<BasketScreen />);
    await expect.element(page.getByRole('status').filter({ hasText: copy.loading })).toBeInTheDocument();
    await expect.element(subtotal).not.toBeInTheDocument();
    await expect.element(checkout).not.toBeInTheDocument();
    await expect.element(side.getByRole('link', { name: copy.continueShopping })).toHaveAttribute('href', '/');
    await expect.element(side.getByRole('link', { name: copy.quickOrder })).toHaveAttribute('href', links.quickOrder);
    expect(await findAccessFaults()).toEqual([]);
    await held.answer(sampleBasket());
    await expect.element(lines).toBeVisible();
    await expect.element(page.getByText(copy.loading)).not.toBeInTheDocument();
  });

  const { refuses, cutsOff, answersUnreadably } = shop;
  test.each([
    ['no connection', () => cutsOff(basket), errorCopy.offline],
    ['an answer that cannot be read', () => answersUnreadably(basket), errorCopy['bad-answer']],
    ['the shop is down', () => refuses(basket, 'shop-unavailable'), errorCopy['shop-unavailable']],
    ['asked too often', () => refuses(basket, 'too-many-requests'), errorCopy['too-many-requests']],
    ['the basket is gone', () => refuses(basket, 'basket-gone'), errorCopy['basket-gone']],
  ])('%s: the reason is read out, and trying again helps', async (_case, fail, sentence) => {
    fail();
    await render(<BasketScreen />);
    await expect.element(alert.getByText(copy.loadFailed)).toBeVisible();
    await expect.element(alert.getByText(sentence)).toBeVisible();
    await expect.element(subtotal).not.toBeInTheDocument();
    shop.answers(basket, sampleBasket());
    await retry.click();
    await expect.element(lines).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('a failed one has no faults of access, and failing twice still offers to try', async () => {
    shop.cutsOff(basket);
    await render(<BasketScreen />);
    await expect.element(retry).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
    await retry.click();
    await expect.poll(() => shop.asked(basket)).toHaveLength(2);
    await expect.element(retry).toBeVisible();
  });
});

// rules basket.empty and access.says-why
describe('an empty basket', () => {
  test('says so and leads to the finder', async () => {
    await open(sampleBasket([]));
    await expect.element(page.getByRole('heading', { name: copy.empty })).toBeVisible();
    await expect.element(page.getByRole('link', { name: copy.openFinder })).toHaveAttribute('href', '/#part-finder');
    await expect.element(subtotal).toHaveTextContent(`${copy.subtotal}€0.00`);
    await expect.element(side.getByText(copy.shippingLater(true))).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
  });

  test('does not lead to the checkout, and says why, by keyboard too', async () => {
    await open(sampleBasket([]));
    await expect.element(checkout).not.toBeInTheDocument();
    await expect.element(proceed).toHaveAccessibleDescription(copy.emptyBasketHint);
    await expect.element(side.getByText(copy.emptyBasketHint)).toBeVisible();
    proceed.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(leftFor()).toEqual([]);
  });
});

describe('a full basket', () => {
  test('shows each line with name, number, size, price of one, pieces and sum', async () => {
    const gauge = { id: 'line-2', slug: 'AG-1', number: 'AG-1', name: 'Clearance gauge', size: '' };
    await open(
      sampleBasket([sampleLine({ quantity: 2, gross: eur(22_480) }), sampleLine({ ...gauge, gross: eur(1990) })]),
    );
    expect(lines.elements()).toHaveLength(2);
    const rod = row('4B1606H-STD');
    await expect
      .element(rod.getByRole('link', { name: 'Conrod bearing set' }))
      .toHaveAttribute('href', '/details/4B1606H-STD');
    await expect.element(rod.getByText('Size STD', { exact: true })).toBeVisible();
    await expect.element(rod.getByText('€112.40').last()).toBeVisible();
    await expect.element(rod.getByText('€224.80').last()).toBeVisible();
    await expect.element(rod.getByRole('group', { name: 'Quantity of 4B1606H-STD' })).toHaveTextContent('2');
    await expect.element(row('AG-1').getByText(/^Size/)).not.toBeInTheDocument();
    await expect.element(subtotal).toHaveTextContent(`${copy.subtotal}€244.70`);
    await expect.element(checkout).toHaveAttribute('href', links.checkout);
    await expect.element(page.getByRole('status').filter({ hasText: /^3 items$/ })).toBeInTheDocument();
    expect($basketCount.get()).toBe(3);
    expect(await findAccessFaults()).toEqual([]);
  });

  test('on a phone a line tells size and price of one without the table’s head, and all of it fits', async () => {
    await onPhone();
    await open(sampleBasket([sampleLine({ quantity: 2, gross: eur(22_480) })]));
    await expect.element(page.getByText('Size STD', { exact: true })).toBeVisible();
    await expect.element(page.getByText('€112.40').last()).toBeVisible();
    await expect.element(page.getByRole('button', { name: copy.removeNamed('4B1606H-STD') })).toBeInViewport();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    expect(await findAccessFaults()).toEqual([]);
  });

  test('a price of one that is not exact is called about', async () => {
    await open(sampleBasket([sampleLine({ quantity: 3, gross: eur(10_000) })]));
    await expect.element(row('4B1606H-STD').getByText(copy.about, { exact: true }).first()).toBeVisible();
    await expect.element(row('4B1606H-STD').getByText('€33.33').last()).toBeVisible();
  });

  test('its pictures say nothing that the names do not', async () => {
    await open(sampleBasket([sampleLine({ photo: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' })]));
    await expect.element(page.getByRole('presentation')).toHaveAttribute('alt', '');
  });

  // rule basket.kit-lines
  test('what is inside of a kit is neither shown nor counted', async () => {
    const kit = sampleLine({ slug: '4B1946H+5M1959H', number: '4B1946H+5M1959H', name: 'Kit', quantity: 2 });
    const inside = sampleLine({ id: 'line-2', slug: '5M1959H-STD', number: '5M1959H-STD', isKitComponent: true });
    await open(sampleBasket([kit, inside]));
    expect(lines.elements()).toHaveLength(1);
    await expect.element(page.getByText('5M1959H-STD')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status').filter({ hasText: /^2 items$/ })).toBeInTheDocument();
  });

  // rule basket.warnings
  test.each([
    ['a set of HX', [{ slug: '4B1606HX-STD' }], [copy.hxWarning]],
    ['HX inside of a kit', [{}, { id: 'line-2', slug: '4B1606HX-STD', isKitComponent: true }], [copy.hxWarning]],
    ['the kit of two packages', [{ slug: '5B5562H-.25' }], [copy.twoPackages]],
    ['both', [{ slug: '5B5562H-.25' }, { id: 'line-2', slug: '4B1606HX-STD' }], [copy.hxWarning, copy.twoPackages]],
    ['neither', [{}], []],
  ])('of %s what there is to know is said', async (_case, changes, sentences) => {
    await open(sampleBasket(changes.map(sampleLine)));
    for (const sentence of [copy.hxWarning, copy.twoPackages]) {
      const warning = page.getByRole('status').filter({ hasText: sentence });
      if (sentences.some((one) => one === sentence)) await expect.element(warning).toBeVisible();
      else await expect.element(warning).not.toBeInTheDocument();
    }
  });

  test.each([
    ['with tax', eur(2100), true],
    ['without', eur(0), false],
  ])('the subtotal says whether it is %s', async (_case, tax, hasVat) => {
    const whole = sampleBasket();
    await open({ ...whole, totals: { ...whole.totals, tax } });
    await expect.element(side.getByText(copy.shippingLater(hasVat))).toBeVisible();
  });

  test('in złoty every sum is in złoty', async () => {
    const line = sampleLine({ quantity: 2, gross: pln(123_456) });
    const whole = sampleBasket([line]);
    const { totals } = whole;
    const zero = pln(0);
    await open({
      ...whole,
      currency: 'pln',
      totals: { ...totals, items: pln(123_456), shipping: zero, tax: zero, total: pln(123_456), discount: zero },
    });
    await expect.element(row('4B1606H-STD').getByText('617.28 zł').last()).toBeVisible();
    await expect.element(subtotal).toHaveTextContent(`${copy.subtotal}1,234.56 zł`);
    await expect.element(page.getByText(/€/)).not.toBeInTheDocument();
  });

  // rule price.discount
  test.each([
    ['rate and amount', 0.05, eur(592), discountCopy.total('5%'), '€5.92'],
    ['the rate alone', 0.05, null, discountCopy.total(''), '5%'],
    ['the amount alone', 0, eur(592), discountCopy.total(''), '€5.92'],
  ])('a promo code is told by %s, beside the sum', async (_case, discountRate, discount, label, figure) => {
    const whole = sampleBasket([sampleLine({ discountRate })]);
    await open({ ...whole, promoCode: 'RALLY26', totals: { ...whole.totals, discount } });
    await expect.element(side.getByText(label)).toBeVisible();
    await expect.element(side.getByText(figure)).toBeVisible();
    await expect.element(side.getByText(discountCopy.takenOff)).toBeVisible();
    await expect.element(subtotal).toHaveTextContent(`${copy.subtotal}€112.40`);
  });

  test('without one nothing is said of it', async () => {
    await open();
    await expect.element(side.getByText(discountCopy.takenOff)).not.toBeInTheDocument();
  });
});

// rule shipping.free-above
describe('free shipping', () => {
  const method = (gross: number) => ({ id: 'm1', name: 'dpd', title: 'DPD', description: '', gross: eur(gross) });
  const missing = (amount: number) => `${copy.freeShippingMissing(formatMoney(eur(amount)))}.*`;
  const promise = `${availabilityCopy.freeShipping}`;
  const noDate = { kind: 'unknown', why: 'not-asked' } as const;
  const paidBy = { day: '2026-11-23', hour: 14 };
  const toCountry = { promise: noDate, leaves: null, late: [], rest: null, paidBy, notes: [] };

  test.each([
    ['nothing in the basket: the promise', 0, null, [], promise],
    ['below the limit: how much is missing', 8000, null, [], missing(2001)],
    ['at the limit: one cent', 10_000, null, [], missing(1)],
    ['above it', 10_001, null, [], copy.shipsFree],
    ['a country of the EU', 10_001, 'DE', [], copy.shipsFree],
    ['a country outside of it', 10_001, 'NO', [], deliveryCopy.noFreeShipping('Norway')],
    ['an excepted place, long before the limit', 8000, 'CY', [], deliveryCopy.noFreeShipping('Cyprus')],
    ['priced free by the shop', 20_000, 'PT', [0], copy.shipsFree],
    ['priced although above: not promised', 20_000, 'PT', [990], deliveryCopy.noFreeShipping('Portugal')],
  ])('%s', async (_case, items, country, costs, sentence) => {
    const whole = sampleBasket(items > 0 ? [sampleLine({ gross: eur(items) })] : []);
    const delivery = country && { delivery: { ...toCountry, country, hasFreeShipping: hasFreeShipping(country) } };
    await open({ ...whole, ...delivery, shippingMethods: costs.map(method) });
    await expect.element(side.getByText(sentence, { exact: false })).toBeVisible();
    await expect
      .element(side.getByRole('link', { name: availabilityCopy.deliveryConditions }))
      .toHaveAttribute('href', links.deliveryConditions);
  });
});

/** Another tab of this browser says that it has changed the basket. */
function announceChange(): void {
  const other = new BroadcastChannel('basket');
  other.postMessage('changed');
  other.close();
}

function changeElsewhere(answer: BasketAnswer): void {
  shop.answers(basket, answer);
  announceChange();
}

describe('another tab', () => {
  test('puts a part in, takes one out, and changes pieces and prices: it is seen here', async () => {
    await open(sampleBasket([sampleLine(), sampleLine({ id: 'line-2', slug: 'AY-1', number: 'AY-1' })]));
    changeElsewhere(
      sampleBasket([
        sampleLine({ quantity: 3, gross: eur(36_000) }),
        sampleLine({ id: 'line-3', slug: 'AB-1', number: 'AB-1' }),
      ]),
    );
    await expect.element(row('AB-1')).toBeVisible();
    await expect.element(row('AY-1')).not.toBeInTheDocument();
    await expect.element(row('4B1606H-STD').getByRole('group')).toHaveTextContent('3');
    await expect.element(row('4B1606H-STD').getByText('€120.00').last()).toBeVisible();
    await expect.element(subtotal).toHaveTextContent(`${copy.subtotal}€472.40`);
  });

  test('cannot be heard of: what is shown stays', async () => {
    await open();
    shop.cutsOff(basket);
    announceChange();
    await expect.poll(() => shop.asked(basket)).toHaveLength(2);
    await expect.element(lines).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('emptied it: the empty basket is shown', async () => {
    await open();
    changeElsewhere(sampleBasket([]));
    await expect.element(page.getByRole('heading', { name: copy.empty })).toBeVisible();
    await expect.element(proceed).toBeVisible();
  });
});
