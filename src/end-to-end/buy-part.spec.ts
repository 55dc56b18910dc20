import type { Page } from '@playwright/test';
import {
  addAndCheckOut,
  answerCard,
  answerCookiesInBox,
  findByEngine,
  placeOrder,
  seePaid,
} from '#scripts/test-kit/screen-buyer.ts';
import { expect, test } from './fixtures.ts';
import { asksFrom } from './screens/basket.ts';
import { handsOf } from './screens/hands.ts';
import { buyerFrom, fillCheckout, findByNumber, payWithPayPal, readTotal } from './screens/shop.ts';
import { answerCookies } from './screens/visitor.ts';

/** Of a set for nineteen engines, found by one that is not the most common. */
const nameForK20A = 'Conrod bearing set for Honda K20A and 18 more engines, standard size, 4 pairs';
const seeName = (page: Page) => expect(page.getByText(nameForK20A).filter({ visible: true }).first()).toBeVisible();

// rule part.one-name
test(
  'a buyer finds a part by make and engine, buys it and pays with PayPal',
  { tag: '@devices' },
  async ({ page, sandbox }) => {
    const buyer = buyerFrom('DE', 'engine-paypal');
    const hands = handsOf(page);
    await findByEngine(hands, '', { make: 'Honda', engine: 'K20A', set: '4B1946H' });
    await expect(page).toHaveURL(/\/details\/4B1946H-STD$/);
    await seeName(page);
    await answerCookiesInBox(hands);
    await addAndCheckOut(hands);
    const { lines } = await asksFrom(page)<{ lines: { name: string }[] }>('GET', '/api/basket');
    expect(lines.map(({ name }) => name)).toEqual([nameForK20A]);
    await fillCheckout(page, buyer, { shipping: /UPS Standard/, payment: /^PayPal/ });
    await seeName(page);
    const total = await readTotal(page);
    await placeOrder(hands);
    await seeName(page);
    await payWithPayPal(page, 'Approve payment');
    const paid = await seePaid(hands);
    await seeName(page);
    const isNamed = ({ text }: { text: string }) => text.includes(nameForK20A);
    await expect.poll(async () => (await sandbox.mailsTo(buyer.email)).some(isNamed)).toBe(true);
    const order = await sandbox.orderOf(buyer.email);
    expect(order).toMatchObject({
      paymentstatus: 'fullypaid',
      currency: 'eur',
      comment: '',
      lines: [{ item: { urlcomponent: '4B1946H-STD' }, quantity: 1 }],
    });
    expect(`€${order?.amounts.total.toFixed(2)}`).toBe(total);
    expect(order?.address).toMatchObject({ addressee: 'Anna Keller', city: 'Berlin', zip: '12345', country: 'DE' });
    expect(paid.trim()).toBe(`Your order is paid - ${order?.number}`);
  },
);

test('a buyer finds a part by its number and pays with Revolut', { tag: '@deep' }, async ({ page, sandbox }) => {
  const buyer = buyerFrom('DE', 'number-revolut');
  const hands = handsOf(page);
  await answerCookies(page);
  await findByNumber(page, '4b1606h', '4B1606H-STD');
  await expect(page).toHaveURL(/\/details\/4B1606H-/);
  await addAndCheckOut(hands);
  await fillCheckout(page, buyer, { shipping: /UPS Standard/, payment: /Credit card/ });
  await placeOrder(hands);
  await answerCard(hands, 'Pay');
  await seePaid(hands);
  expect(await sandbox.orderOf(buyer.email)).toMatchObject({ paymentstatus: 'fullypaid', currency: 'eur' });
});

test('a buyer in Poland pays in PLN', { tag: ['@desktop', '@deep'] }, async ({ page, sandbox }) => {
  const buyer = buyerFrom('PL', 'pln');
  const hands = handsOf(page);
  await answerCookies(page);
  await page.goto('/details/AG-1');
  await addAndCheckOut(hands);
  await fillCheckout(page, buyer, { shipping: /DPD/, payment: /^PayPal/, currency: 'PLN' });
  const total = await readTotal(page);
  expect(total).toMatch(/ zł$/);
  await placeOrder(hands);
  await payWithPayPal(page, 'Approve payment');
  await seePaid(hands);
  const order = await sandbox.orderOf(buyer.email);
  expect(order).toMatchObject({ paymentstatus: 'fullypaid', currency: 'pln' });
  expect(`${order?.amounts.total.toFixed(2)} zł`).toBe(total);
});
