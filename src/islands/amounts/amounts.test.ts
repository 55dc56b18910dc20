import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy } from '#scripts/test-kit/amounts/buy.ts';
import { findDisagreements, findWrongRecords, type RecordedAmounts } from '#scripts/test-kit/amounts/compare.ts';
import { expectAmounts, expectNetLines } from '#scripts/test-kit/amounts/expect-amounts.ts';
import { type AmountRow, amountRows, goods, nameOf } from '#scripts/test-kit/amounts/rows.ts';
import { fillShelf, openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { findNetFaults } from './recompute-net.ts';
import { readBasketScreen, readFullScreen, readMail } from './read-amounts.ts';
import { leaveOriginsOut } from '../testing/element-origins.ts';
import { renderScreens } from './render-screens.tsx';

let shop: TestShop;
beforeAll(async () => {
  leaveOriginsOut();
  shop = await openTestShop();
  for (const [slug] of Object.values(goods).flat()) fillShelf(shop.sandbox, slug);
});
afterAll(() => shop.stop());

type Recorded = { id: string; amounts: RecordedAmounts };

/** The sandbox's own record of the cart and of the order, as its state tells them. */
async function readRecords(cartId: string, orderId: string) {
  const answer = await shop.sandbox.ask(new Request('http://localhost/__sandbox/state'));
  const { carts, orders } = (await answer.json()) as { carts: Recorded[]; orders: Recorded[] };
  const find = (list: Recorded[], id: string) => list.find((one) => one.id === id)?.amounts;
  return { cart: find(carts, cartId), order: find(orders, orderId) };
}

async function readEmail(email: string): Promise<string> {
  const find = () => shop.sandbox.store.mails.list().find(({ to }) => to.includes(email));
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  return find()?.text ?? '';
}

/** Buys the goods of a row and reads what every screen and the mail then show. */
async function buyAndRead(one: AmountRow, email: string) {
  const { basket, order, cartId, orderId } = await buy(shop, one, email);
  const records = await readRecords(cartId, orderId);
  const screens = renderScreens(basket, order);
  const places = [
    readBasketScreen('drawer', screens.drawer, 'Total'),
    readBasketScreen('basket page', screens.basketPage, 'Subtotal'),
    readFullScreen('checkout', screens.checkout),
    readFullScreen('summary', screens.summary),
    readFullScreen('order page', screens.orderPage),
    readMail(await readEmail(email)),
  ];
  const net = { lines: expectNetLines(one), hasVat: one.vat };
  const odd = [
    ...findNetFaults('drawer', screens.drawer, 'Total', net),
    ...findNetFaults('basket page', screens.basketPage, 'Subtotal', net),
    ...findNetFaults('checkout', screens.checkout, 'Total', net),
    ...findNetFaults('summary', screens.summary, 'Total', net),
    ...findNetFaults('order page', screens.orderPage, 'Total', net),
  ];
  return { records, places, odd };
}

// rules price.one-amount, price.net-sums and shipping.free-word
describe('amounts on drawer, basket page, checkout, summary, order page and mail are those of the sandbox', () => {
  test.each(amountRows.map((one, index) => [nameOf(one), one, `row-${index}@buyer.example`] as const))(
    '%s',
    async (_, one, email) => {
      const expected = expectAmounts(one);
      const { records, places, odd } = await buyAndRead(one, email);
      const wrong = [
        ...findWrongRecords(expected, 'cart', records.cart),
        ...findWrongRecords(expected, 'order', records.order),
        ...places.flatMap((place) => findDisagreements(expected, place)),
        ...odd,
      ];
      expect(wrong).toEqual([]);
    },
  );
});

describe('a seeded wrong amount', () => {
  const [row] = amountRows as [AmountRow];
  const expected = expectAmounts({ ...row, promo: 'RALLY26' });
  const right = {
    place: 'checkout',
    lines: { 'AG-1': '€11.57' },
    ...{ items: '€11.57', shipping: '€9.90', tax: '€4.01', total: '€21.47', discount: '€0.61' },
  };

  test('is not seen where there is none', () => {
    expect(findDisagreements(expected, right)).toEqual([]);
  });

  test.each([
    [{ total: '€21.46' }, 'checkout, total: €21.46 instead of €21.47'],
    [{ shipping: 'Free Shipping' }, 'checkout, shipping: Free Shipping instead of €9.90'],
    [{ lines: {} }, 'checkout, AG-1: nothing instead of €11.57'],
    [{ lines: { ...right.lines, '1B5562H-STD': '€0.00' } }, 'checkout, 1B5562H-STD: €0.00 instead of no such line'],
  ])('%j is told', (change, message) => {
    expect(findDisagreements(expected, { ...right, ...change })).toEqual([message]);
  });

  test('in a record of the sandbox is told too', () => {
    const record = { items: 11.57, shipping: 9.9, tax: 4.01, total: 21.47, discount: 0.61 };
    expect(findWrongRecords(expected, 'order', record)).toEqual([]);
    expect(findWrongRecords(expected, 'order', { ...record, tax: 4 })).toEqual(['order, tax: 4 instead of 4.01']);
    expect(findWrongRecords(expected, 'order', undefined)).toHaveLength(5);
  });
});
