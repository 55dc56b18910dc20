import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page, type Request } from 'playwright';
import type { Certificate } from './front.ts';

/** What a page has noticed of itself, in ms since it was asked for. `interaction`: from a press to the next frame, the longest. */
type Noticed = { fcp: number; lcp: number; shift: number; interaction: number };
type Noticing = typeof globalThis & { noticed: Noticed };

const slowdown = 4;
/** "Slow 4G" of Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, in bytes, and ms there and back. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** A page has done what it does by itself when nothing was asked for and answered for so long; and when it never ends. */
const [quietMs, mostMs] = [1_500, 20_000];

/** Runs in a page before all that is its own. */
function noticePage(): void {
  const noticed: Noticed = { fcp: 0, lcp: 0, shift: 0, interaction: 0 };
  (globalThis as Noticing).noticed = noticed;
  const watch = (type: string, note: (entry: PerformanceEntry & Record<string, number>) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  watch('paint', ({ name, startTime }) => void (name === 'first-contentful-paint' && (noticed.fcp = startTime)));
  watch('largest-contentful-paint', ({ startTime }) => void (noticed.lcp = startTime));
  watch('layout-shift', ({ value = 0, hadRecentInput }) => void (hadRecentInput || (noticed.shift += value)));
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) noticed.interaction = Math.max(noticed.interaction, duration);
  });
}

/** A phone of somebody who comes for the first time. */
export type Phone = {
  page: Page;
  /** opens a page and waits until it has done all that it does by itself. Throws where there is none */
  open(path: string): Promise<void>;
  untilQuiet(): Promise<void>;
  /** `busy`: ms of work of the main thread since the page was asked for */
  read(): Promise<Noticed & { busy: number }>;
  close(): Promise<void>;
};

export const launchBrowser = ({ pin }: Certificate): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--disable-gpu',
      '--disable-quic',
      // letters as wide as on a screen, in a Chromium without windows too
      '--font-render-hinting=none',
      `--ignore-certificate-errors-spki-list=${pin}`,
    ],
  });

function watchQuiet(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let last = Date.now();
  const begin = (request: Request) => void (pending.add(request), (last = Date.now()));
  const end = (request: Request) => void (pending.delete(request), (last = Date.now()));
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    last = Date.now();
    for (const most = last + mostMs; Date.now() < most; await pause(100))
      if (pending.size === 0 && Date.now() - last > quietMs) return;
  };
}

export async function openPhone(browser: Browser, baseURL: string): Promise<Phone> {
  const context = await browser.newContext({ ...phone, baseURL });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const untilQuiet = watchQuiet(page);
  await page.addInitScript(noticePage);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    page,
    untilQuiet,
    async open(path) {
      const answer = await page.goto(path, { waitUntil: 'load' });
      if (!answer?.ok()) throw new Error(`${path}: ${answer?.status()}`);
      await untilQuiet();
    },
    async read() {
      const { metrics } = await devtools.send('Performance.getMetrics');
      const busy = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
      return { ...(await page.evaluate(() => (globalThis as Noticing).noticed)), busy };
    },
    close: () => context.close(),
  };
}
