import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Front } from './front.ts';

const slowdown = 4;
/** "Slow 4G" of Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, in bytes, and ms there and back. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** so long a page is left alone, once nothing is under way any more: it may still ask for something by itself */
const settleMs = 2_000;

/** Runs in a page, of which the browser has kept this; it tells nothing where a list is empty. */
async function readTimes() {
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const read = (type: string): Promise<Entry[]> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const shifts = (await read('layout-shift')).map(({ value = 0, hadRecentInput }) => (hadRecentInput ? 0 : value));
  return {
    FCP: (await read('paint')).find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
    LCP: (await read('largest-contentful-paint')).at(-1)?.startTime ?? 0,
    CLS: shifts.reduce((sum, shift) => sum + shift, 0),
  };
}

export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** A slow phone of somebody who comes for the first time. */
export async function openPhone(browser: Browser, front: Front) {
  const context = await browser.newContext({ ...screen, baseURL: front.url });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  front.takeTraffic();
  return {
    page,
    front,
    settle: () => pause(settleMs),
    async open(path: string) {
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      if (!answer?.ok()) throw new Error(`${path}: ${answer?.status()}`);
      await pause(settleMs);
    },
    /** of the open page; `main thread`: ms of work since it was asked for */
    async read() {
      const { metrics } = await devtools.send('Performance.getMetrics');
      const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
      return { ...(await page.evaluate(readTimes)), 'main thread': 1000 * busy, ...front.takeTraffic() };
    },
    close: () => context.close(),
  };
}
