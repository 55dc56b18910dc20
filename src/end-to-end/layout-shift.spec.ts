import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillBasket } from './screens/basket.ts';
import { placeByRequest, standAtSummary } from './screens/order.ts';
import { buyerFrom } from './screens/shop.ts';
import { starting } from './screens/visitor.ts';

/** What is told by the shop comes later than the page, as on a slow line. Milliseconds. */
const lateMs = 250;
const late = /\/(?:api|facts|details\/box|catalogue\/offers|search)\/./;

/** Pages that fill by themselves: `with` what the visitor has; the others are whole as they come. */
const screens: readonly { path: string; with?: 'basket' | 'list' | 'details' | 'order' }[] = [
  { path: '/' },
  { path: '/catalogue' },
  { path: '/catalogue/Ford' },
  { path: '/catalogue/Honda/K20A' },
  { path: '/distributors' },
  { path: '/news' },
  { path: '/contact' },
  { path: '/products/oil-pumps' },
  { path: '/withdraw' },
  { path: '/return' },
  { path: '/details/4B1946H-STD' },
  { path: '/details/4B1606H-STD', with: 'list' },
  // of another store, in transit, at the manufacturer, out of stock
  { path: '/details/1T9501-STD' },
  { path: '/details/1T9344-STD' },
  { path: '/details/4B9086H-STD' },
  { path: '/details/5M9299H-.25' },
  { path: '/search' },
  { path: '/search?q=4B1606H' },
  { path: '/basket' },
  { path: '/checkout' },
  { path: '/build-list' },
  { path: '/build-list', with: 'list' },
  { path: '/quick-order' },
  { path: '/basket', with: 'basket' },
  { path: '/checkout', with: 'basket' },
  { path: '/summary', with: 'details' },
  { path: '/order', with: 'order' },
];

/** Adds up how far things have moved without anybody's doing. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(globalThis, { shifted: Number(Reflect.get(globalThis, 'shifted') ?? 0) + entry.value });
    });
    watch.observe({ type: 'layout-shift', buffered: true });
  });
const readShifts = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'shifted') ?? 0));

/** Answers of the shop come late. Answers how many of them are on their way. */
async function slowDown(page: Page): Promise<() => number> {
  let waiting = 0;
  await page.route(late, async (route) => {
    waiting += 1;
    await new Promise((done) => setTimeout(done, lateMs));
    await route.continue();
  });
  const end = (request: Request) => (waiting -= late.test(request.url()) ? 1 : 0);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => waiting;
}

/** Nothing is waited for any more. */
async function untilFilled(page: Page, countWaiting: () => number): Promise<void> {
  await expect(page.locator(`main .sk:visible, ${starting}`)).toHaveCount(0);
  await expect.poll(countWaiting).toBeLessThanOrEqual(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const keepList = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('build_list', 'v1=/4B1606H-STD:2/AG-1');
    const engine = { makeSlug: 'Honda', engineSlug: 'K20A', make: 'Honda', engine: 'K20A', sets: ['4B1946H'] };
    localStorage.setItem('my_engine', JSON.stringify(engine));
  });

const choice = { part: 'AG-1', provider: 'Revolut', quantity: 1 } as const;

/** Brings the visitor to where the screen has something to show; the address that it then has. */
async function reach(page: Page, { path, with: has }: (typeof screens)[number]): Promise<string> {
  // a checkout that is still open would send its own details in between
  if (has === 'details' || has === 'order') await page.goto('/faq');
  if (has === 'list') await keepList(page);
  else if (has !== undefined) await fillBasket(page, [['AG-1', 1]]);
  if (has === 'details') await standAtSummary(page, buyerFrom('DE', 'still'), choice);
  return has === 'order' ? `/order/${await placeByRequest(page, buyerFrom('DE', 'still'), choice)}` : path;
}

// rule page.still
/** Where most comes late: a part with its price, stock and the kept engine, and a search. */
const fullest = screens.filter(({ path }) => path.startsWith('/details') || path.includes('?'));

for (const [name, width, filled, isDeep] of [
  ['phone', 390, fullest, false],
  ['phone, every screen', 390, screens, true],
  ['desk', 1440, screens, true],
] as const) {
  test(
    `nothing moves while pages fill, on a ${name}`,
    { tag: isDeep ? ['@desktop', '@deep'] : '@desktop' },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      const countWaiting = await slowDown(page);
      const moved: Record<string, number> = {};
      for (const screen of filled) {
        const { path, with: has } = screen;
        await page.goto(await reach(page, screen));
        await test.step(`${path} ${has ?? ''}`, () => untilFilled(page, countWaiting));
        moved[`${path} ${has ?? ''}`] = Math.round((await readShifts(page)) * 100) / 100;
        if (has === 'list') await page.evaluate(() => localStorage.clear());
      }
      expect(moved).toEqual(Object.fromEntries(Object.keys(moved).map((screen) => [screen, 0])));
    },
  );
}
