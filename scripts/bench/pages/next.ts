import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, launch } from 'puppeteer-core';
import { summarise } from '../browser/figures.ts';
import { emptyNames, emptyPath, nextEmptyPath } from './empty-page.ts';
import type { Certificate } from './certificate.ts';
import { type Front, openFront, toldTo } from './front.ts';
import { type NextSeen, watchNext } from './watch-next.ts';

/** A page and the link on it that is pressed. */
export type Way = { name: string; from: string; to: string };
/**
 * `ms` from the press to the largest paint, null where the page was not made ready; `limitMs`: that of its limit page, which runs
 * nothing, so that only the browser's painting is left; `early`: what the page did before that.
 */
export type NextTime = { name: string; ms: number | null; limitMs: number | null; early: string[] };

const part = '/details/4B1946H-STD';

/** Each kind of page that may be made ready. */
export const ways: readonly Way[] = [
  { name: 'home to catalogue', from: '/', to: '/catalogue' },
  { name: 'catalogue to make', from: '/catalogue', to: '/catalogue/Honda' },
  { name: 'make to engine', from: '/catalogue/Honda', to: '/catalogue/Honda/K20A' },
  { name: 'engine to part', from: '/catalogue/Honda/K20A', to: part },
  { name: 'part to text', from: part, to: '/faq' },
  { name: emptyNames.next, from: emptyPath, to: nextEmptyPath },
];

const settleMs = 1_200;
/** how long a pointer stays on a link before it is pressed, and how long a page is waited for at most */
const [restMs, mostMs] = [2_000, 20_000];

/** What pages have told and what was asked for since it was begun anew. */
type Heard = { seen: NextSeen[]; live: string[] };

/** What asks the commerce API or counts a visit. */
const live = /^\/(?:api|facts|details\/box|catalogue\/offers)\//;

/** A browser with all its parts: one without windows makes no page ready. Nor does Playwright's: it forbids that to every page. */
const launchWhole = ({ pin }: Certificate, path: string): Promise<Browser> =>
  launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--ignore-certificate-errors-spki-list=${pin}`],
    // with it nothing is made ready
    ignoreDefaultArgs: ['--disable-background-networking'],
    defaultViewport: { width: 1440, height: 900 },
  });

/** Runs in the page: the middle of the link to `to`; an entry of the head with a menu would open that. */
function findLink(to: string): { x: number; y: number } | null {
  const links = [...document.querySelectorAll<HTMLElement>(`a[href="${to}"]:not([data-menu-opener])`)];
  const link = links.find((one) => one.checkVisibility());
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = link?.firstChild && link.getClientRects()[0];
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

async function goOn(browser: Browser, front: Front, heard: Heard, { from, to }: Way): Promise<NextSeen & Heard> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(front.url + from, { waitUntil: 'load' });
  await pause(settleMs);
  const link = await page.evaluate(findLink, to);
  if (!link) throw new Error(`${from} has no link to ${to}`);
  heard.live = [];
  heard.seen = [];
  await page.mouse.move(link.x, link.y);
  await pause(restMs);
  const asked = [...heard.live];
  await page.mouse.click(link.x, link.y);
  // the page that was left may tell of itself meanwhile
  const find = () => heard.seen.find(({ path }) => path === to);
  for (const most = Date.now() + mostMs; Date.now() < most && !find();) await pause(50);
  await context.close();
  const seen = find();
  if (!seen) throw new Error(`the press on ${from} did not lead to ${to}`);
  return { ...seen, seen: [], live: asked };
}

/** A front whose pages tell what they do, and what they have told. */
async function openWatched(shop: string, { pem }: Certificate, limit: boolean) {
  const heard: Heard = { seen: [], live: [] };
  const front = await openFront(shop, pem, {
    limit,
    watch: {
      script: `(${watchNext.toString()})(${JSON.stringify({ toldTo, settleMs })})`,
      told: (text) => void heard.seen.push(JSON.parse(text) as NextSeen),
      asked: (path) => void (live.test(path) && heard.live.push(path)),
    },
  });
  return { front, visit: (browser: Browser, way: Way) => goOn(browser, front, heard, way) };
}

const medianOf = (visits: readonly NextSeen[]): number | null =>
  visits.length > 0 && visits.every(({ isReady }) => isReady) ? summarise(visits.map(({ lcp }) => lcp)).median : null;

/** Medians, of a page and its limit page in turn; a page that was not ready once counts as not made ready. `onTimed` hears of each way at once. */
export async function timeNext(
  shop: string,
  certificate: Certificate,
  wholeBrowser: string,
  rounds: number,
  onTimed: (timed: NextTime) => void,
): Promise<NextTime[]> {
  const own = await openWatched(shop, certificate, false);
  const light = await openWatched(shop, certificate, true);
  const browser = await launchWhole(certificate, wholeBrowser);
  const times: NextTime[] = [];
  try {
    for (const way of ways) {
      const visits = [];
      const limits = [];
      for (let round = 0; round < rounds; round += 1) {
        visits.push(await own.visit(browser, way));
        limits.push(await light.visit(browser, way));
      }
      const early = new Set(visits.flatMap((visit) => [...visit.early, ...visit.live]));
      const timed = { name: way.name, ms: medianOf(visits), limitMs: medianOf(limits), early: [...early] };
      times.push(timed);
      onTimed(timed);
    }
  } finally {
    await browser.close();
    for (const { front } of [own, light]) front.end();
  }
  return times;
}
