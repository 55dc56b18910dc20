import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addOwnPart, readRecord, standAtSummary } from './screens/order.ts';
import { buyerFrom } from './screens/shop.ts';
import { answerCookies } from './screens/visitor.ts';

/** A double click whose second press comes only when the first has already changed the page. */
async function pressTwice(page: Page, button: Locator, brought: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await expect(brought).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test.describe('a changed price', () => {
  test.use({ expectedErrors: [/409/] });

  test('is not agreed to by the second press of a double click', { tag: '@deep' }, async ({ page, sandbox }) => {
    const [buyer, part] = [buyerFrom('DE', 'twice'), await addOwnPart(sandbox)];
    await standAtSummary(page, buyer, { part, provider: 'PayPal' });
    await sandbox.changePart(part, { price: 199 });
    const place = page.getByRole('button', { name: 'Place order and pay' });
    await pressTwice(page, place, page.getByText('Price or stock has changed'));
    await expect(page.getByRole('status').filter({ hasText: 'Price or stock has changed' })).toBeFocused();
    expect(await readRecord(sandbox, buyer)).toMatchObject({ orders: 0 });
    await place.click();
    await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
  });
});

test('the next step of a withdrawal keeps the focus', { tag: '@deep' }, async ({ page }) => {
  await answerCookies(page);
  await page.goto('/withdraw');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Your name').fill('Anna Keller');
  await field('Order number').fill(`SO-${Date.now()}`);
  await field('E-mail for the receipt').fill(buyerFrom('DE', 'twice').email);
  await page.getByRole('radio', { name: 'The whole order' }).check();
  const step = (name: string) => page.getByRole('heading', { name, exact: true });
  await pressTwice(page, page.getByRole('button', { name: 'Continue' }), step('2. Check and confirm'));
  await expect(step('2. Check and confirm')).toBeFocused();
  const received = step('Your withdrawal has been received');
  await pressTwice(page, page.getByRole('button', { name: 'Confirm withdrawal' }), received);
  await expect(received).toBeFocused();
});

test('a dialog that was opened stays open, and is closed by a press beside it', { tag: '@deep' }, async ({ page }) => {
  await answerCookies(page);
  await page.goto('/details/6M9460H-.025');
  // the live answer brings the links of the box with it
  await expect(page.locator('main .sk:visible')).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Quick enquiry' });
  await pressTwice(page, page.getByRole('link', { name: 'Quick enquiry' }), dialog);
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});
