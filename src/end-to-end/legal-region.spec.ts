import type { Page } from '@playwright/test';
import { cookiesManagerLabel } from '#config/navigation.ts';
import { sellers } from '#config/sellers.ts';
import { readNounFile } from '#editors/noun-file.ts';
import { expect, test } from './fixtures.ts';
import { withOwnShop } from './own-shop.ts';
import { answerCookies } from './screens/visitor.ts';

const clause = (page: Page) => page.getByRole('region', { name: 'Seller', exact: true });
const named = (page: Page, seller: keyof typeof sellers) =>
  clause(page).getByText(sellers[seller].name, { exact: true });

test.beforeEach(({ page }) => answerCookies(page));

// rule seller.legal-region
test(
  'the terms show the seller of the visitor’s region, and all sellers on a press',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByText('This is the text for the Netherlands')).toBeVisible();
    await expect(named(page, 'dutch')).toBeVisible();
    await expect(named(page, 'polish')).toBeHidden();
    await page.getByRole('button', { name: 'Show the text for all regions' }).click();
    await expect(named(page, 'dutch')).toBeVisible();
    await expect(named(page, 'polish')).toBeVisible();
  },
);

// rule page.clauses
test.describe('the way to the exceptions of free shipping', () => {
  const top = (page: Page) => page.locator('#exceptions').evaluate((clause) => clause.getBoundingClientRect().top);

  test('begins at the top of the terms, and ends 150 px above them', { tag: '@deep' }, async ({ page }) => {
    // where the page stands before it moves: a machine at work may be late to look
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => (document.documentElement.dataset['stoodAt'] = String(scrollY))),
    );
    await page.goto('/terms#exceptions');
    await expect(page.locator('html')).toHaveAttribute('data-stood-at', '0');
    await expect.poll(() => top(page)).toBeCloseTo(150, -1);
    await expect(page).toHaveURL('/terms#exceptions');
    // at once where movement is unwanted
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/faq');
    await page.goto('/terms#exceptions');
    expect(await top(page)).toBeCloseTo(150, -1);
  });
});

test('a document of the guides opens as a PDF', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/products/guides-and-bulletins');
  const link = page.getByRole('link', { name: /^Deutsch/ });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

/** The groups of links, and the last line under them. */
const groups = (page: Page) => page.getByRole('navigation', { name: 'Footer' });
const lastLine = (page: Page) => page.getByRole('list', { name: 'Legal' });
const footer = readNounFile('footer');
const warranties = {
  name: footer.groups.flatMap(({ links }) => links).find(({ supportedOnly }) => supportedOnly)?.label,
};

// on a phone the groups of links are folded
test('the legal links stand among the others of the footer', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  await page.goto('/faq');
  const response = page.waitForResponse('**/api/visitor');
  await groups(page).scrollIntoViewIfNeeded();
  await (await response).finished();
  await expect(groups(page).getByRole('link', warranties)).toBeVisible();
  await expect(lastLine(page).getByRole('link', warranties)).toBeVisible();
});

// rule seller.legal-links
test(
  'a visitor from elsewhere has them in the last line only, and reads the terms of the rest',
  { tag: '@deep' },
  async ({ page }) => {
    await withOwnShop({ visitorCountry: 'US' }, async (url) => {
      // the first page does not wait long for the country service
      await expect(async () => {
        await page.goto(`${url}/terms`);
        await expect(named(page, 'polish')).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(named(page, 'dutch')).toBeHidden();
      await groups(page).scrollIntoViewIfNeeded();
      await expect(groups(page).getByRole('link', warranties)).toBeHidden();
      for (const name of [...footer.legal.map(({ label }) => label), cookiesManagerLabel])
        await expect(lastLine(page).getByText(name, { exact: true })).toBeVisible();
    });
  },
);
