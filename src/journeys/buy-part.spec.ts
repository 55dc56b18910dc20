import { expect, test } from './fixtures.ts';
import { expectInBasket } from './screens/basket.ts';
import {
  acceptCookies,
  buyerFrom,
  fillCheckout,
  findByEngine,
  findByNumber,
  payWithPayPal,
  payWithRevolut,
  readTotal,
} from './screens/shop.ts';
import { answerCookies } from './screens/visitor.ts';

test(
  'a buyer finds a part by make and engine, buys it and pays with PayPal',
  { tag: '@devices' },
  async ({ page, sandbox }) => {
    const buyer = buyerFrom('DE', 'engine-paypal');
    await findByEngine(page, 'Honda', /^K20A\b/);
    await expect(page).toHaveURL(/\/catalogue\/Honda\/K20A$/);
    await page
      .getByRole('link', { name: /4B1946H-STD/ })
      .or(page.locator('a[href="/details/4B1946H-STD"]'))
      .first()
      .click();
    await expect(page).toHaveURL(/\/details\/4B1946H-STD$/);
    await expect(
      page
        .getByRole('radiogroup', { name: 'Choose your size:' })
        .or(page.getByRole('group', { name: 'Choose your size:' }))
        .first(),
    ).toBeVisible();
    await acceptCookies(page);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByText('Item added')).toBeVisible();
    await page.getByRole('button', { name: /View basket/ }).click();
    const drawer = page.getByRole('dialog', { name: /Basket/ });
    await expect(drawer.getByText('4B1946H-STD', { exact: true })).toBeVisible();
    await drawer.getByRole('link', { name: 'Checkout', exact: true }).click();
    await fillCheckout(page, buyer, { shipping: /UPS Standard/, payment: /^PayPal/ });
    const total = await readTotal(page);
    await page.getByRole('button', { name: 'Place order and pay' }).click();
    await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
    await payWithPayPal(page, 'Approve payment');
    await expect(page.getByRole('heading', { name: /^Your order is paid - / })).toBeVisible();
    const order = await sandbox.orderOf(buyer.email);
    expect(order).toMatchObject({
      paymentstatus: 'fullypaid',
      currency: 'eur',
      comment: '',
      lines: [{ item: { urlcomponent: '4B1946H-STD' }, quantity: 1 }],
    });
    expect(`€${order?.amounts.total.toFixed(2)}`).toBe(total);
    expect(order?.address).toMatchObject({ addressee: 'Anna Keller', city: 'Berlin', zip: '12345', country: 'DE' });
    await expect(page.getByRole('heading', { name: `Your order is paid - ${order?.number}` })).toBeVisible();
  },
);

test('a buyer finds a part by its number and pays with Revolut', { tag: '@deep' }, async ({ page, sandbox }) => {
  const buyer = buyerFrom('DE', 'number-revolut');
  await answerCookies(page);
  await findByNumber(page, '4b1606h', '4B1606H-STD');
  await expect(page).toHaveURL(/\/details\/4B1606H-/);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expectInBasket(page, 1);
  await page.goto('/checkout');
  await fillCheckout(page, buyer, { shipping: /UPS Standard/, payment: /Credit card/ });
  await page.getByRole('button', { name: 'Place order and pay' }).click();
  await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
  await payWithRevolut(page, 'Pay');
  await expect(page.getByRole('heading', { name: /^Your order is paid - / })).toBeVisible();
  expect(await sandbox.orderOf(buyer.email)).toMatchObject({ paymentstatus: 'fullypaid', currency: 'eur' });
});

test('a buyer in Poland pays in PLN', { tag: ['@desktop', '@deep'] }, async ({ page, sandbox }) => {
  const buyer = buyerFrom('PL', 'pln');
  await answerCookies(page);
  await page.goto('/details/AG-1');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expectInBasket(page, 1);
  await page.goto('/checkout');
  await fillCheckout(page, buyer, { shipping: /DPD/, payment: /^PayPal/, changeCurrency: true });
  const total = await readTotal(page);
  expect(total).toMatch(/ zł$/);
  await page.getByRole('button', { name: 'Place order and pay' }).click();
  await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
  await payWithPayPal(page, 'Approve payment');
  await expect(page.getByRole('heading', { name: /^Your order is paid - / })).toBeVisible();
  const order = await sandbox.orderOf(buyer.email);
  expect(order).toMatchObject({ paymentstatus: 'fullypaid', currency: 'pln' });
  expect(`${order?.amounts.total.toFixed(2)} zł`).toBe(total);
});
