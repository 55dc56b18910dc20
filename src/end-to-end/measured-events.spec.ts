import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { withOwnShop } from './own-shop.ts';
import { fillBasket } from './screens/basket.ts';
import { buyerFrom, fillCheckout } from './screens/shop.ts';
import { openThirdParties } from './screens/third-parties.ts';

type ThirdParties = Awaited<ReturnType<typeof openThirdParties>>;

/** What the tag manager was told under this name, once each. */
const eventsOf = ({ tags }: ThirdParties, name: string) =>
  tags.sent.filter((entry) => (entry as { event?: string }).event === name);

/** A shop with a tag manager of another origin, and a visitor with fingers who has granted Analytics. */
async function withTags(browser: Browser, work: (page: Page, others: ThirdParties, url: string) => Promise<void>) {
  const others = await openThirdParties();
  try {
    await withOwnShop(
      {},
      async (url) => {
        const context = await browser.newContext({ baseURL: url, hasTouch: true });
        await context.addCookies([{ name: 'consent', value: 'v1.1.Mandatory.Analytics', url }]);
        await work(await context.newPage(), others, url);
        await context.close();
      },
      { given: others.given },
    );
  } finally {
    await others.stop();
  }
}

/** What brings the tag manager into a page. */
const touch = (page: Page) => page.touchscreen.tap(2, 200);

// rule consent.popular-event
test(
  'a popular part pressed before the tag manager is there is told once, on the next page',
  { tag: ['@desktop', '@deep'] },
  async ({ browser }) => {
    await withTags(browser, async (page, others) => {
      let isOnItsWay = true;
      await page.route('**/gtm.js*', (route) => (isOnItsWay ? undefined : route.continue()));
      await page.goto('/products/engine-bearings');
      const card = page.locator('[data-popular-item]').first();
      const name = await card.getAttribute('data-popular-item');
      await card.tap();
      await page.waitForURL(`**/details/${name}`);
      isOnItsWay = false;
      await touch(page);
      await expect.poll(() => eventsOf(others, 'popular_item')).toEqual([{ event: 'popular_item', item_name: name }]);
      await page.goto('/faq');
      await touch(page);
      await expect.poll(() => eventsOf(others, 'gtm.js')).toHaveLength(2);
      expect(eventsOf(others, 'popular_item')).toHaveLength(1);
    });
  },
);

// rule order.purchase-event
test(
  'a purchase arrives at the tag manager once, and without its buyer',
  { tag: ['@desktop', '@deep'] },
  async ({ browser }) => {
    await withTags(browser, async (page, others, url) => {
      const buyer = buyerFrom('DE', 'measured');
      await fillBasket(page, [['AG-1', 1]], url);
      await page.context().addCookies([{ name: 'consent', value: 'v1.1.Mandatory.Analytics', url }]);
      await page.goto('/checkout');
      await fillCheckout(page, buyer, { shipping: /UPS Standard/, payment: /^PayPal/ });
      await page.getByRole('button', { name: 'Place order and pay' }).click();
      await expect(page.getByRole('heading', { name: '4. Finalise your payment' })).toBeVisible();
      // drawn by the script that keeps the purchase for a page that may be measured
      await expect(page.getByRole('button', { name: /PayPal/ }).first()).toBeVisible();
      const number = await page
        .getByText(/^Order .*placed/)
        .locator('.pn')
        .first()
        .innerText();
      expect(others.tags.sent, 'between checkout and payment').toEqual([]);
      for (const [at, path] of ['/faq', '/about'].entries()) {
        await page.goto(path);
        await touch(page);
        await expect.poll(() => eventsOf(others, 'gtm.js')).toHaveLength(at + 1);
        await expect.poll(() => eventsOf(others, 'purchase')).toHaveLength(1);
      }
      expect(eventsOf(others, 'purchase')).toMatchObject([
        { ecommerce: { transaction_id: number, currency: 'EUR', items: [{ item_id: 'AG-1' }] } },
      ]);
      expect(JSON.stringify(others.tags.sent)).not.toMatch(/@|Keller|Berlin/);
    });
  },
);
