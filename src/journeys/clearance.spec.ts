import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findFaults } from './screens/axe.ts';

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

test('a reground journal leads to the page of its size, and what was measured stays', async ({ page }) => {
  await openHelper(page, '4B1606H-STD');
  await measure(page, '50,608', '47.518');
  await expect(page.getByText('Size .25 gives 0.056 mm')).toBeVisible();
  await page.getByRole('link', { name: 'Choose size .25' }).click();
  await expect(page).toHaveURL('/details/4B1606H-.25');
  await expect(page.getByText('This page shows it.')).toBeVisible();
  await expect(journal(page)).toHaveValue('47.518');
});

test(
  'inches are worked with exactly, and the strip that reads the clearance is named',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await openHelper(page, '4B1606H-STD');
    await page.getByText('inch', { exact: true }).click();
    await measure(page, '1.9924', '1.8806');
    await expect(page.getByText('Size STD gives 0.0022 in')).toBeVisible();
    await expect(page.getByRole('img', { name: /strip AG-1, green/ })).toBeVisible();
  },
);

test('a wrong unit is noticed and mended by one press', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  await openHelper(page, '4B1606H-STD');
  await measure(page, '1.9924', '1.8806');
  await expect(page.getByRole('alert')).toContainText('this looks like inch');
  await page.getByRole('button', { name: 'Read it as inch' }).click();
  await expect(page.getByText('Size STD gives 0.0022 in')).toBeVisible();
});

test(
  'where H is too tight, the HX set with 0.025 mm more is named and linked',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await openHelper(page, '4B1606H-STD');
    await measure(page, '50.600', '47.785');
    await expect(page.getByText('4B1606HX, +0.025 mm')).toBeVisible();
    await page.getByRole('link', { name: 'Open 4B1606HX-STD' }).click();
    await expect(page).toHaveURL('/details/4B1606HX-STD');
    await page.getByRole('link', { name: 'Which size do I need?' }).click();
    await expect(journal(page)).toHaveValue('47.785');
  },
);

test('where no size fits, it says so and what would', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  await openHelper(page, '4B1606H-STD');
  await measure(page, '50.608', '47.700');
  await expect(page.getByText('No size is in range')).toBeVisible();
  await expect(page.getByText(/ground to 47\.513–47\.523 mm, 4B1606H-\.25 is in range/)).toBeVisible();
});

test('the end float of thrust washers is judged', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  await page.goto('/details/1T1957-STD');
  await page.getByRole('link', { name: 'Is the end float right?' }).click();
  await page.getByLabel('End float').fill('0.18');
  await expect(page.getByText('0.180 mm is 0.030 mm too large')).toBeVisible();
});

test('gauges, pumps and joined kits have nothing to choose', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  for (const slug of ['AG-1', 'OPHD1040HP', '4B1946H+5M1959H+1T1957']) {
    await page.goto(`/details/${encodeURIComponent(slug)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByText('Which size do I need?')).toHaveCount(0);
  }
});

test('the opened helper passes axe, with an answer and with a mistake', { tag: '@deep' }, async ({ page }) => {
  await openHelper(page, '4B1606H-STD');
  for (const diameter of ['47.518', '4.7']) {
    await measure(page, '50.608', diameter);
    expect(await findFaults(page, '#which-size')).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the data of the helper reads as text, without dead fields', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/details/4B1606H-STD');
    await page.getByRole('heading', { name: 'Which size do I need?' }).click();
    await expect(page.getByText('0.051–0.061 mm').last()).toBeVisible();
    await expect(page.getByText('AG-1, green')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Journal diameter' })).toHaveCount(0);
  });
});
