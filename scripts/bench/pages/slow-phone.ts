import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page, type Request } from 'playwright';
import type { Certificate } from './certificate.ts';
import { type Seen, type Watched, watchPage } from './watch-page.ts';

const slowdown = 4;
/** "Slow 4G" of Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, in bytes, and ms there and back. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A page of a visitor who comes for the first time, on a slow phone. */
type PhonePage = {
  page: Page;
  seen(): Promise<Seen>;
  /** resolves when it has done all that it does by itself */
  untilQuiet(): Promise<void>;
  /** ms that its main thread was busy since it was asked for */
  busyMs(): Promise<number>;
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

/** A new visitor each time: nothing is kept of the one before, connections neither. */
export async function openPhonePage(browser: Browser, baseURL: string): Promise<PhonePage> {
  const context = await browser.newContext({ ...phone, baseURL });
  const page = await context.newPage();
  const untilQuiet = watchQuiet(page);
  page.setDefaultTimeout(120_000);
  await page.addInitScript(watchPage);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    page,
    untilQuiet,
    seen: () => page.evaluate(() => (globalThis as Watched).seen),
    busyMs: async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    },
    close: () => context.close(),
  };
}

/** What a page does by itself is over when nothing was asked for and answered for so long; and when it never ends. */
const [quietMs, mostMs] = [1_500, 20_000];

function watchQuiet(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  let last = Date.now();
  const begin = (request: Request) => {
    asked.add(request);
    last = Date.now();
  };
  const end = (request: Request) => {
    asked.delete(request);
    last = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    last = Date.now();
    for (const most = last + mostMs; Date.now() < most; await pause(100))
      if (asked.size === 0 && Date.now() - last > quietMs) return;
  };
}

/** Opens a page. Throws where there is no such page. */
export async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'load' });
  if (!answer?.ok()) throw new Error(`${path}: ${answer?.status()}`);
}
