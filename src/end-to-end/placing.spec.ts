import type { Page } from '@playwright/test';
import { checkoutCopy } from '../config/copy/checkout.ts';
import { errorCopy } from '../config/copy/errors.ts';
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
    const newTotal = await readTotal(page);
    await expect(main(page).getByText(checkoutCopy.newTotal(newTotal))).toBeVisible();
    expect(await readRecord(sandbox, buyer)).toMatchObject({ orders: 0 });
    await place(page).click();
    await expect(isPlaced(page)).toBeVisible();
    expect(`€${(await sandbox.orderOf(buyer.email))?.amounts.total.toFixed(2)}`).toBe(newTotal);
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
