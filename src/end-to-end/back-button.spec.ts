import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { badge, fillBasket, openDrawer } from './screens/basket.ts';
import { addOwnPart, placeByRequest } from './screens/order.ts';
import { buyerFrom } from './screens/shop.ts';
import { answerCookies, starting } from './screens/visitor.ts';

const lists = ['/search?q=K20A', '/basket', '/checkout', '/build-list', '/quick-order', '/withdraw', '/return'];
const kinds = ['/', '/catalogue/Honda', '/details/4B1946H-STD', '/contact', ...lists];

/** What the browser tells a page that it takes out of its memory. */
const comeBack = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

// rules page.activation, basket.badge and availability.live
test('a part that is there again says what is true now', { tag: '@desktop' }, async ({ page, sandbox }) => {
  const slug = await addOwnPart(sandbox);
  await page.goto(`/details/${slug}`);
  const box = page.getByRole('region', { name: /^Price and availability/ });
  await expect(box.getByText('In stock', { exact: true })).toBeVisible();
  await fillBasket(page, [['AG-1', 3]]);
  await sandbox.changePart(slug, { stock: 0 });
  // what the shop was told before the change counts for three seconds more (rule availability.shared)
  await expect(async () => {
    await comeBack(page);
    await expect(box.getByText('In stock', { exact: true })).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, 3 items' })).toBeVisible();
});

/** What is laid over a page, and how it is opened. */
const layers: { name: RegExp; tag: string; open: (page: Page) => Promise<unknown> }[] = [
  { name: /^Basket/, tag: '@devices', open: (page) => badge(page).click() },
  {
    ...{ name: /^Cookie settings/, tag: '@desktop' },
    open: (page) => page.getByRole('button', { name: 'Cookies Manager' }).click(),
  },
  {
    ...{ name: /^Menu/, tag: '@phone' },
    open: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
];

// rule page.laid-over
for (const { name, tag, open } of layers)
  test(
    `Back closes what is laid over the page, and then leaves it: ${name}`,
    { tag: [tag, '@deep'] },
    async ({ page }) => {
      await answerCookies(page);
      await page.goto('/faq');
      await page.goto('/about');
      const layer = page.getByRole('dialog', { name }).filter({ visible: true });
      for (let time = 0; time < 2; time += 1) {
        await open(page);
        await expect(layer).toBeVisible();
        await page.goBack();
        await expect(layer).toBeHidden();
        await expect(page).toHaveURL('/about');
      }
      await open(page);
      await expect(layer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(layer).toBeHidden();
      await open(page);
      await page.goBack();
      await expect(layer).toBeHidden();
      await expect(page).toHaveURL('/about');
      await page.goBack();
      await expect(page).toHaveURL('/faq');
      await page.goForward();
      await expect(page).toHaveURL('/about');
    },
  );

// rule page.laid-over
test(
  'a link in the drawer leads on, and Back returns to the page',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await page.goto('/faq');
    await page.goto('/about');
    await fillBasket(page, [['AG-1', 1]]);
    await page.reload();
    await (await openDrawer(page)).getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL('/checkout');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

/** The browser without a window, in which end-to-end tests run, keeps no pages; one with a window does. */
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

// rule page.activation
if (whole !== undefined)
  test(
    'every kind of page is there again as it was left',
    { tag: ['@desktop', '@deep'] },
    async ({ playwright, sandbox, baseURL, extraHTTPHeaders }) => {
      // a whole browser, and each page twice
      test.slow();
      const launched = await playwright.chromium.launch({
        ...test.info().project.use.launchOptions,
        executablePath: whole,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      const page = await launched.newPage({
        baseURL: baseURL ?? '',
        extraHTTPHeaders: { ...extraHTTPHeaders, 'save-data': 'on' },
      });
      const id = await placeByRequest(page, buyerFrom('DE', 'back'), {
        part: await addOwnPart(sandbox),
        provider: 'PayPal',
      });
      await fillBasket(page, [['AG-1', 1]]);
      for (const path of [...kinds, `/order/${id}`]) {
        const answered = path.startsWith('/order/') ? page.waitForResponse(/\/payment$/) : null;
        await page.goto(path);
        // what an order can be paid with is asked for by the page itself, and its answer may be why it is not kept
        await answered;
        await expect(page.locator(starting)).toHaveCount(0);
        await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
        await page.goto('/accessibility');
        await page.goBack({ waitUntil: 'commit' });
        await expect(page.locator('html'), path).toHaveAttribute('data-left');
      }
      await launched.close();
    },
  );
