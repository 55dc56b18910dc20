import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const housing = (page: Page) => page.getByLabel('Housing bore');
const journal = (page: Page) => page.getByLabel('Journal diameter');

async function openHelper(page: Page, slug: string): Promise<void> {
  await page.goto(`/details/${slug}`);
  await page.getByRole('link', { name: 'Which size do I need?' }).click();
  await expect(housing(page)).toBeVisible();
}

async function measure(page: Page, bore: string, diameter: string): Promise<void> {
  await housing(page).fill(bore);
  await journal(page).fill(diameter);
  await journal(page).press('Tab');
}

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'v1.1.Mandatory', url: baseURL ?? '' }]);
});

test(
  'a reground journal leads to the page of its size, and what was measured stays',
  { tag: '@deep' },
  async ({ page }) => {
    await openHelper(page, '4B1606H-STD');
    await measure(page, '50,608', '47.518');
    await expect(page.getByText('Size .25 gives 0.056 mm')).toBeVisible();
    await page.getByRole('link', { name: 'Choose size .25' }).click();
    await expect(page).toHaveURL('/details/4B1606H-.25');
    await expect(page.getByText('This page shows it.')).toBeVisible();
    await expect(journal(page)).toHaveValue('47.518');
  },
);
