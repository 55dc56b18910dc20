/**
 * `npm run bench:back [-- --built] [-- /faq /basket]`: leaves each kind of page and goes back, in a browser with all its parts, and
 * prints which of them it had kept as they were; where it had not, its reasons. First as somebody new, then as one with a basket
 * and all details given, then on the page of the order. Exits 1 when a page was not kept of which that is not known. With SHOP_URL
 * the shop that runs there is taken.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { localKeys } from '#config/storage-keys.ts';
import { startBuiltShop } from '../checks/built-shop.ts';
import { createTestVisitor, newKey, reachSummary, type TestVisitor } from '../test-kit/visitor.ts';

/** Browsers keep no page that was answered with an error. */
const notFound = '/details/NOT-A-PART';
const kinds = [
  ...['/', '/catalogue', '/catalogue/Ford', '/catalogue/Honda/K20A', '/details/4B1606H-STD', '/details/AG-1', '/faq'],
  ...['/news', '/distributors', '/contact', '/products/engine-bearings', '/products/flexigauge', '/terms'],
  ...['/cookies-policy', '/about', '/catalogue-data', '/search', '/search?q=K20A', '/build-list', '/quick-order'],
  ...['/basket', '/checkout', '/summary', '/withdraw', '/stock-alert/confirm', notFound],
];
const ofBuyer = ['/basket', '/checkout', '/summary', '/details/4B1606H-STD', '/build-list'];
const away = '/accessibility';
/** A page that a browser has kept is shown at once; ms in which it says so, after its scripts have run. */
const settleMs = 1_500;

type Reasons = { reasons: { reason: string }[] | null; children: Reasons[] | null } | null;
const listReasons = (found: Reasons): string[] => [
  ...(found?.reasons ?? []).map(({ reason }) => reason),
  ...(found?.children ?? []).flatMap(listReasons),
];

/** null: kept as it was. */
async function leaveAndReturn(page: Page, path: string): Promise<string[] | null> {
  await page.goto(path);
  await page.waitForTimeout(settleMs);
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await page.goto(away);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForTimeout(settleMs);
  const { isKept, why } = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    const { notRestoredReasons = null } = (entry ?? {}) as { notRestoredReasons?: unknown };
    return { isKept: document.documentElement.hasAttribute('data-left'), why: JSON.stringify(notRestoredReasons) };
  });
  return isKept ? null : listReasons(JSON.parse(why) as Reasons);
}

/** Someone who asks the shop as a page of its own would. */
const createVisitor = (url: string): TestVisitor =>
  createTestVisitor((request) => {
    const headers = new Headers(request.headers);
    headers.set('origin', url);
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${url}${pathname}${search}`, new Request(request, { headers })));
  });

async function placeOrder(visitor: TestVisitor): Promise<string> {
  const { agreed } = await reachSummary(visitor);
  const { status, body } = await visitor.ask('POST', '/api/order', { key: newKey(), ...agreed });
  const { orderId } = (body ?? {}) as { orderId?: string };
  if (orderId === undefined) throw new Error(`the order was not placed: ${status} ${JSON.stringify(body)}`);
  return `/order/${orderId}`;
}

/** Pages as they are for who has these cookies and this build list. Answers those that were not kept. */
async function tryPages(browser: Browser, url: string, paths: readonly string[], who?: TestVisitor): Promise<string[]> {
  // a page that is made ready is another one, and would stand in the way of the one that is looked for
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { 'save-data': 'on' } });
  await context.addCookies([...(who?.cookies ?? [])].map(([name, value]) => ({ name, value, url })));
  if (who)
    await context.addInitScript((key) => localStorage.setItem(key, 'v1=/4B1606H-STD:2/AG-1'), localKeys.buildList);
  const page = await context.newPage();
  const lost: string[] = [];
  for (const path of paths) {
    const reasons = await leaveAndReturn(page, path);
    const said = reasons === null ? 'kept' : `NOT KEPT: ${reasons.join(', ') || 'the browser gives no reason'}`;
    console.log(`${path.padEnd(32)} ${said}`);
    if (reasons !== null && path !== notFound) lost.push(path);
  }
  await context.close();
  return lost;
}

const executablePath = process.env.WHOLE_CHROMIUM_PATH;
if (executablePath === undefined) {
  console.error(
    'No Chromium with all its parts was found. Install one, or name it: WHOLE_CHROMIUM_PATH=/path/to/chrome',
  );
  process.exit(1);
}
const { SHOP_URL: given } = process.env;
const paths = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const shop = given ? null : await startBuiltShop({ isBuilt: process.argv.includes('--built') });
const url = given ?? shop?.url ?? '';
const browser = await chromium.launch({ executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
const lost: string[] = [];
try {
  lost.push(...(await tryPages(browser, url, paths.length > 0 ? paths : kinds)));
  if (paths.length === 0) {
    console.log('\nwith a basket, a build list and all details given');
    const buyer = createVisitor(url);
    await reachSummary(buyer);
    lost.push(...(await tryPages(browser, url, ofBuyer, buyer)));
    console.log('\nof an order');
    const placed = createVisitor(url);
    const order = await placeOrder(placed);
    lost.push(...(await tryPages(browser, url, [order], placed)));
  }
} finally {
  await browser.close();
  await shop?.programs.end();
}
process.exit(lost.length === 0 ? 0 : 1);
