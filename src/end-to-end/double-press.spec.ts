import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
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
