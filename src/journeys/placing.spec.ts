import type { Page } from '@playwright/test';
import { basketCopy } from '../config/copy/basket.ts';
import { checkoutCopy } from '../config/copy/checkout.ts';
import { errorCopy } from '../config/copy/errors.ts';
import { orderCopy } from '../config/copy/order.ts';
import { expect, test } from './fixtures.ts';
import { maxRetries } from './sandbox.ts';
import { addOwnPart, readRecord, standAtSummary } from './screens/order.ts';
import { buyerFrom, readTotal } from './screens/shop.ts';

const place = (page: Page) => page.getByRole('button', { name: 'Place order and pay' });
const isPlaced = (page: Page) => page.getByRole('heading', { name: '4. Finalise your payment' });
const main = (page: Page) => page.getByRole('main');

test.describe('changed between summary and placing: told, asked again, nothing ordered', () => {
  test.use({ expectedErrors: [/409/] });

  test('the price', async ({ page, sandbox }) => {
    const [buyer, part] = [buyerFrom('DE', 'dearer'), await addOwnPart(sandbox)];
    await standAtSummary(page, buyer, { part, provider: 'PayPal' });
    const agreed = await readTotal(page);
    await sandbox.changePart(part, { price: 199 });
    await place(page).click();
    await expect(main(page).getByText('Price or stock has changed')).toBeVisible();
    await expect(main(page).getByText(errorCopy['total-changed'])).toBeVisible();
    await expect.poll(() => readTotal(page)).not.toBe(agreed);
    const told = await readTotal(page);
    await expect(main(page).getByText(checkoutCopy.newTotal(told))).toBeVisible();
    expect(await readRecord(sandbox, buyer)).toMatchObject({ orders: 0 });
    await place(page).click();
    await expect(isPlaced(page)).toBeVisible();
    expect(`€${(await sandbox.orderOf(buyer.email))?.amounts.total.toFixed(2)}`).toBe(told);
  });

  test('the stock', { tag: '@deep' }, async ({ page, sandbox }) => {
    const [buyer, part] = [buyerFrom('DE', 'sold-out'), await addOwnPart(sandbox)];
    await standAtSummary(page, buyer, { part, provider: 'PayPal', quantity: 3 });
    await sandbox.changePart(part, { stock: 2 });
    await place(page).click();
    await expect(main(page).getByText(checkoutCopy.soldMeanwhile)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Order information' }).getByText(basketCopy.onlyLeft(2)),
    ).toBeVisible();
    await expect(place(page)).toHaveAttribute('aria-disabled', 'true');
    expect(await readRecord(sandbox, buyer)).toMatchObject({ orders: 0 });
    await page.getByRole('button', { name: basketCopy.takeOf(2, part) }).click();
    await expect(main(page).getByText(checkoutCopy.soldMeanwhile)).toBeHidden();
    await place(page).click();
    await expect(isPlaced(page)).toBeVisible();
    expect((await sandbox.orderOf(buyer.email))?.lines).toMatchObject([{ quantity: 2 }]);
  });
});

test.describe('when the answer is lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the page confirms the order and makes no second one', async ({ page, sandbox }) => {
    const buyer = buyerFrom('DE', 'lost');
    await standAtSummary(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
    const keys: string[] = [];
    await page.route('**/api/order', async (route) => {
      keys.push((route.request().postDataJSON() as { key: string }).key);
      if (keys.length > 1) return route.continue();
      await route.fetch({ maxRetries });
      await route.abort();
    });
    await place(page).click();
    await expect(main(page).getByText(checkoutCopy.confirmingTitle)).toBeVisible();
    await expect(isPlaced(page)).toBeVisible();
    expect(await readRecord(sandbox, buyer)).toMatchObject({ orders: 1 });
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});

test.describe('when there surely is no order', () => {
  test.use({ expectedErrors: [/503/] });

  // rule order.failed
  test('it is said, and pressing again is safe', { tag: '@deep' }, async ({ page, sandbox }) => {
    const buyer = buyerFrom('DE', 'failed');
    await standAtSummary(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
    await page.route('**/api/order', (route) =>
      route.fulfill({ status: 503, json: { code: 'order-failed', ref: '000000000000' } }),
    );
    await place(page).click();
    const dialog = page.getByRole('dialog', { name: orderCopy.failedTitle });
    await expect(dialog.getByText("We couldn't process your order. Please try again.")).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.unroute('**/api/order');
    await place(page).click();
    await expect(isPlaced(page)).toBeVisible();
    expect(await readRecord(sandbox, buyer)).toMatchObject({ orders: 1 });
  });
});

// rule order.comment
test(
  'the cart fields go in their order; from outside the EU the comment says so',
  { tag: '@deep' },
  async ({ page, sandbox }) => {
    const buyer = buyerFrom('CH', 'outside');
    await standAtSummary(page, buyer, { part: await addOwnPart(sandbox), provider: 'PayPal' });
    await place(page).click();
    await expect(isPlaced(page)).toBeVisible();
    const order = await sandbox.orderOf(buyer.email);
    expect(order?.comment).toBe('OUTSIDE EU');
    expect(order?.fieldOrder).toEqual([
      'reqpayment',
      'sendtogether',
      'shippingaddress',
      'comment',
      'shipemail',
      'paymentmethod',
    ]);
  },
);
