/**
 * `npm run bench:back [-- --built] [-- /faq /basket]`: leaves each kind of page and goes back, in a browser with all its parts, and
 * prints which of them it had kept as they were; where it had not, its reasons. With SHOP_URL the shop that runs there is taken.
 */
import { chromium, type Page } from 'playwright';
import { startBuiltShop } from '../checks/built-shop.ts';

const kinds = [
  ...['/', '/catalogue', '/catalogue/Ford', '/catalogue/Honda/K20A', '/details/4B1606H-STD', '/details/AG-1', '/faq'],
  ...['/news', '/distributors', '/contact', '/products/engine-bearings', '/terms', '/search?q=K20A', '/build-list'],
  ...['/quick-order', '/basket', '/checkout', '/summary', '/withdraw', '/stock-alert/confirm', '/details/NOT-A-PART'],
];
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

const { SHOP_URL: given } = process.env;
const paths = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const shop = given ? null : await startBuiltShop({ isBuilt: process.argv.includes('--built') });
const browser = await chromium.launch({
  executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium',
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
// a page that is made ready is another one, and would stand in the way of the one that is looked for
const page = await browser.newPage({ baseURL: given ?? shop?.url ?? '', extraHTTPHeaders: { 'save-data': 'on' } });
for (const path of paths.length > 0 ? paths : kinds) {
  const reasons = await leaveAndReturn(page, path);
  const said = reasons === null ? 'kept' : `NOT KEPT: ${reasons.join(', ') || 'the browser gives no reason'}`;
  console.log(`${path.padEnd(32)} ${said}`);
}
await browser.close();
await shop?.programs.end();
process.exit(0);
