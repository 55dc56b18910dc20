import type { Page } from '@playwright/test';
import { readNounFile } from '#editors/noun-file.ts';
import { expect, test } from './fixtures.ts';
import { withOwnShop } from './own-shop.ts';
import { findFaults } from './screens/axe.ts';
import { answerCookies } from './screens/visitor.ts';

const ribbon = (page: Page) => page.getByRole('complementary', { name: 'Notice' });

/** A page is never held up for the notice: it has the last answer, and an old one is asked anew for the pages after it. */
const visitUntil = (page: Page, address: string, text: string | null) =>
  expect(async () => {
    await page.goto(address);
    if (text === null) await expect(ribbon(page)).toBeHidden({ timeout: 1_000 });
    else await expect(ribbon(page)).toHaveText(text, { timeout: 1_000 });
  }).toPass({ timeout: 40_000, intervals: [100, 500, 2_000] });

test.beforeEach(({ page }) => answerCookies(page));

// a notice is on every page, where it would move what other end-to-end tests measure
test.describe('a notice', { tag: '@desktop' }, () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is part of every page, and nothing moves for it', { tag: '@deep' }, async ({ page }) => {
      const words = 'Closed on <26> December';
      await withOwnShop({ marquee: { show: true, text_en: words } }, async (url) => {
        await visitUntil(page, `${url}/catalogue`, words);
        for (const path of ['/', '/details/4B1606H-STD', '/basket', '/terms']) {
          await page.goto(url + path);
          await expect(ribbon(page)).toHaveText(words);
        }
        const [over, head] = await Promise.all([ribbon(page).boundingBox(), page.getByRole('banner').boundingBox()]);
        expect(over?.y).toBe(0);
        expect(head?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0) - 1);
      });
    });
  });

  test(
    'is not asked for by the page, shifts nothing, fits a phone, and axe finds no fault',
    { tag: '@deep' },
    async ({ page }) => {
      await withOwnShop({ marquee: { show: true, text_en: 'Closed on 26 December' } }, async (url) => {
        await visitUntil(page, `${url}/catalogue`, 'Closed on 26 December');
        const hosts: string[] = [];
        page.on('request', (request) => hosts.push(new URL(request.url()).host));
        await page.goto(`${url}/catalogue`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(new Set(hosts).size).toBe(1);
        expect(await findFaults(page)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(ribbon(page)).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      });
    },
  );

  test('of an error comes first, and goes when the service takes it back', { tag: '@deep' }, async ({ page }) => {
    const both = { show: true, show_error: true, error_msg_en: 'Payments are down', text_en: 'Closed' };
    await withOwnShop({ marquee: both }, async (url, change) => {
      await visitUntil(page, `${url}/news`, 'Payments are down');
      await change({ marquee: { show: false, show_error: false } });
      await visitUntil(page, `${url}/news`, null);
    });
  });
});

// rule page.social
test(
  '/facebook leads to the page of the brand, and the link to it opens a new window',
  { tag: ['@desktop', '@deep'] },
  async ({ page, request }) => {
    const answer = await request.get('/facebook', { maxRedirects: 0 });
    const brand = readNounFile('menu').social.find(({ route }) => route === '/facebook');
    expect([answer.status(), answer.headers()['location']]).toEqual([302, brand?.href]);
    await page.goto('/');
    await expect(page.locator('a[href="/facebook"]')).toHaveAttribute('target', '_blank');
    expect((await request.get('/products')).url()).toMatch(/\/products\/engine-bearings$/);
  },
);
