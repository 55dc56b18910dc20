import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseSize } from './screens/part.ts';
import { answerCookies } from './screens/visitor.ts';

const keep = (page: Page) => page.getByRole('button', { name: 'Keep this engine' });
const mine = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Honda K20A' });
const drop = (page: Page) => page.getByRole('button', { name: 'Remove Honda K20A as my engine' });

async function keepK20A(page: Page): Promise<void> {
  await page.goto('/catalogue/Honda/K20A');
  await keep(page).click();
  await expect(mine(page)).toBeVisible();
}

test.beforeEach(({ page }) => answerCookies(page));

test(
  'an engine is kept on its page, shown on every page, and dropped with one press',
  { tag: '@deep' },
  async ({ page }) => {
    await keepK20A(page);
    await expect(page.getByText('Honda K20A is your engine now')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Your engine: remove it' })).toBeVisible();
    await page.goto('/faq');
    await mine(page).click();
    await expect(page).toHaveURL('/catalogue/Honda/K20A');
    await drop(page).click();
    await expect(mine(page)).toBeHidden();
    await expect(keep(page)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(mine(page)).toBeVisible();
    await page.goto('/');
    await drop(page).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mine(page)).toBeHidden();
  },
);

test('a part says what it has to do with the engine', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/details/4B1946H-STD');
  await expect(page.getByText(/your engine/)).toHaveCount(0);
  await keepK20A(page);
  for (const [part, verdict] of [
    ['4B1946H-STD', 'Fits your engine, Honda K20A.'],
    ['4B1606H-STD', 'Does not fit your engine, Honda K20A.'],
    ['AG-1', 'Fits any engine, Honda K20A included.'],
    ['OPTA1077', 'We cannot say if it fits Honda K20A.'],
  ] as const) {
    await page.goto(`/details/${part}`);
    await expect(page.getByText(verdict)).toBeVisible();
  }
  await page.goto('/details/4B1946H-STD');
  await chooseSize(page, '4B1946H-.25');
  await expect(page).toHaveURL('/details/4B1946H-.25');
  await expect(page.getByText('Fits your engine, Honda K20A.')).toBeVisible();
});
