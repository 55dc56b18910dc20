import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerCookies } from './screens/visitor.ts';

const url = process.env.SHOP_URL ?? 'http://localhost:4321';

/**
 * Tells scripts what they see in a page that is made ready and not shown, draws no frame for them and notes which clocks they start:
 * tests drive no browser that makes pages ready. Answers how to show it.
 */
async function prerender(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let isPrerendering = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => isPrerendering });
    const askFrame = requestAnimationFrame;
    const frames: FrameRequestCallback[] = [];
    globalThis.requestAnimationFrame = (run) => (isPrerendering ? frames.push(run) : askFrame(run));
    const clocks: string[] = [];
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start = globalThis[name] as (...handed: unknown[]) => unknown;
      Reflect.set(globalThis, name, (...handed: unknown[]) => {
        if (isPrerendering) clocks.push(`${name} ${String(handed[0])}`);
        return start(...handed);
      });
    }
    /** how many frames had been begun at each question to the shop */
    const asksAfter: number[] = [];
    let drawn = 0;
    const draw = () => void ((drawn += 1), askFrame(draw));
    const ask = globalThis.fetch;
    globalThis.fetch = (...handed) => (asksAfter.push(drawn), ask(...handed));
    Object.assign(globalThis, { askFrame, clocks, asksAfter });
    addEventListener('test:activate', () => {
      isPrerendering = false;
      askFrame(draw);
      document.dispatchEvent(new Event('prerenderingchange'));
      for (const run of frames) askFrame(run);
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('test:activate')));
}

type PreparedWindow = typeof globalThis & {
  askFrame: typeof requestAnimationFrame;
  clocks: string[];
  asksAfter: number[];
};

const listClocks = (page: Page) => page.evaluate(() => (globalThis as PreparedWindow).clocks);

/** Everything that asks our code, in the order it is asked. */
function listRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:api|details\/box|catalogue\/offers)\//.test(pathname)) requests.push(pathname);
  });
  return requests;
}

/** What follows a change of the page at once has been asked by then. */
const untilPainted = (page: Page) =>
  page.evaluate(() => {
    const { askFrame } = globalThis as PreparedWindow;
    return new Promise((done) => askFrame(() => askFrame(done)));
  });

const keepBasket = (page: Page, count: number) =>
  page.context().addCookies([{ name: 'basketCount', value: String(count), url }]);
const basketOf = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

// rules page.activation, basket.badge and availability.live
test('a part got ready asks nothing until it is seen, and then shows what is true', async ({ page }) => {
  await answerCookies(page);
  await keepBasket(page, 1);
  const requests = listRequests(page);
  const activate = await prerender(page);
  await page.goto('/details/AG-1');
  await expect(basketOf(page, 'Basket, 1 item')).toBeVisible();
  await untilPainted(page);
  // meanwhile, in another tab
  await keepBasket(page, 3);
  await page.evaluate(() => localStorage.setItem('net_prices', '1'));
  expect(requests).toEqual([]);
  expect(await listClocks(page)).toEqual([]);
  await activate();
  await expect(basketOf(page, 'Basket, 3 items')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-net-prices');
  await expect(
    page.getByRole('region', { name: 'Price and availability of AG-1' }).getByText('In stock'),
  ).toBeVisible();
  expect(requests).toContain('/details/box/AG-1');
  // a frame that is being drawn has been counted, and is not to be seen yet
  const asksAfter = await page.evaluate(() => (globalThis as PreparedWindow).asksAfter);
  expect(Math.min(...asksAfter)).toBeGreaterThan(1);
});

// rules page.activation and consent.banner
test('the cookie question waits for whoever sees the page', { tag: ['@desktop', '@deep'] }, async ({ page }) => {
  await page.clock.install();
  const activate = await prerender(page);
  await page.goto('/faq');
  const banner = page.getByRole('region', { name: /cookies/i });
  const touch = () => page.evaluate(() => dispatchEvent(new Event('scroll')));
  await touch();
  await page.clock.runFor(3000);
  await expect(banner).toBeHidden();
  await activate();
  await touch();
  await page.clock.runFor(3000);
  await expect(banner).toBeVisible();
});

// rule page.activation
test(
  'pages of a visitor’s own ask nothing either before they are seen',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    const requests = listRequests(page);
    const activate = await prerender(page);
    await page.goto('/basket');
    await expect(page.locator('astro-island[client=start][ssr]')).toHaveCount(0);
    await untilPainted(page);
    expect(requests).toEqual([]);
    await activate();
    await expect(page.getByText('Your shopping cart is empty')).toBeVisible();
    expect(requests).toContain('/api/basket');
  },
);

// rule page.activation
test.describe('where a browser knows no rules for it', () => {
  test.use({ extraHTTPHeaders: {} });

  test(
    'the file of the next page is fetched by the pointer, never one of a visitor’s own',
    { tag: ['@desktop', '@deep'] },
    async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(HTMLScriptElement, 'supports', { value: () => false }));
      await page.goto('/catalogue/Honda');
      const fetched: string[] = [];
      page.on(
        'request',
        (request) => request.headers()['purpose'] === 'prefetch' && fetched.push(new URL(request.url()).pathname),
      );
      const engine = page.getByRole('link', { name: 'K20A', exact: true });
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Basket/ })
        .hover();
      await engine.hover();
      await expect.poll(() => fetched).toContain('/catalogue/Honda/K20A');
      expect(fetched).not.toContain('/basket');
    },
  );
});
