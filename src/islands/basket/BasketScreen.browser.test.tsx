import type { BasketAnswer } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy as copy, discountCopy } from '#config/copy/basket.ts';
import { deliveryCopy } from '#config/copy/delivery.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { links } from '#config/navigation.ts';
import { formatMoney } from '#domain/price/money.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { announceChange, findAccessFaults, leftFor, onPhone } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { $basketCount } from '#stores/basket/count.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BasketScreen } from './BasketScreen.tsx';

const { basket } = endpoints;
const eur = (amount: number) => ({ amount, currency: 'eur' as const });

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
    await held.answer(sampleBasket());
    await expect.element(lines).toBeVisible();
    await expect.element(page.getByText(copy.loading)).not.toBeInTheDocument();
  });

  const { refuses, cutsOff } = shop;
  test.each([
    ['no connection', () => cutsOff(basket), errorCopy.offline],
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
});

// rules basket.empty and access.says-why
test('an empty basket leads to the finder and not to the checkout, and says why, by keyboard too', async () => {
  await open(sampleBasket([]));
  await expect.element(page.getByRole('heading', { name: copy.empty })).toBeVisible();
  await expect.element(page.getByRole('link', { name: copy.openFinder })).toHaveAttribute('href', '/#part-finder');
  await expect.element(subtotal).toHaveTextContent(`${copy.subtotal}€0.00`);
  await expect.element(checkout).not.toBeInTheDocument();
  await expect.element(proceed).toHaveAccessibleDescription(copy.emptyBasketHint);
  proceed.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(leftFor()).toEqual([]);
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
  });

  test('a price of one that is not exact is called about', async () => {
    await open(sampleBasket([sampleLine({ quantity: 3, gross: eur(10_000) })]));
    await expect.element(row('4B1606H-STD').getByText(copy.about, { exact: true }).first()).toBeVisible();
    await expect.element(row('4B1606H-STD').getByText('€33.33').last()).toBeVisible();
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
  test('what there is to know of its parts is said', async () => {
    await open(sampleBasket([{ slug: '5B5562H-.25' }, { id: 'line-2', slug: '4B1606HX-STD' }].map(sampleLine)));
    for (const sentence of [copy.hxWarning, copy.twoPackages])
      await expect.element(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  });

  test('the subtotal says where it is without tax', async () => {
    const whole = sampleBasket();
    await open({ ...whole, totals: { ...whole.totals, tax: eur(0) } });
    await expect.element(side.getByText(copy.shippingLater(false))).toBeVisible();
  });

  // rule price.discount
  test.each([
    ['rate and amount', 0.05, eur(592), discountCopy.total('5%'), '€5.92'],
    ['the amount alone', 0, eur(592), discountCopy.total(''), '€5.92'],
  ])('a promo code is told by %s, beside the sum', async (_case, discountRate, discount, label, figure) => {
    const whole = sampleBasket([sampleLine({ discountRate })]);
    await open({ ...whole, promoCode: 'RALLY26', totals: { ...whole.totals, discount } });
    await expect.element(side.getByText(label)).toBeVisible();
    await expect.element(side.getByText(figure)).toBeVisible();
    await expect.element(side.getByText(discountCopy.takenOff)).toBeVisible();
    await expect.element(subtotal).toHaveTextContent(`${copy.subtotal}€112.40`);
  });
});

// rule shipping.free-above
test.each([
  ['below the limit: how much is missing', 8000, null, `${copy.freeShippingMissing(formatMoney(eur(2001)))}.*`],
  ['above it', 10_001, null, copy.shipsFree],
  ['a country outside of it', 10_001, 'NO', deliveryCopy.noFreeShipping('Norway')],
])('free shipping, %s', async (_case, items, country, sentence) => {
  const delivery = country && {
    delivery: {
      ...{ country, hasFreeShipping: false, promise: { kind: 'unknown', why: 'not-asked' } as const },
      ...{ leaves: null, late: [], rest: null, paidBy: { day: '2026-11-23', hour: 14 }, notes: [] },
    },
  };
  await open({ ...sampleBasket([sampleLine({ gross: eur(items) })]), ...delivery });
  await expect.element(side.getByText(sentence, { exact: false })).toBeVisible();
  await expect
    .element(side.getByRole('link', { name: availabilityCopy.deliveryConditions }))
    .toHaveAttribute('href', links.deliveryConditions);
});

function changeElsewhere(answer: BasketAnswer): void {
  shop.answers(basket, answer);
  announceChange('basket');
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
    announceChange('basket');
    await expect.poll(() => shop.received(basket)).toHaveLength(2);
    await expect.element(lines).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });
});
