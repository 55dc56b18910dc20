import type { Browser } from 'playwright';
import { consentCookie, fullConsent, serialiseConsent } from '#domain/consent/consent.ts';
import { summarise } from '../browser/figures.ts';
import type { Act } from './acts.ts';
import type { Front, Traffic } from './front.ts';
import { open, openPhonePage } from './slow-phone.ts';
import type { Seen } from './watch-page.ts';

/** Of one visit to one page; ms and bytes. `live`: from the load to the price of now, null where there is none. */
export type Visit = Traffic & {
  fcp: number;
  lcp: number;
  tbt: number;
  shift: number;
  busy: number;
  live: number | null;
};

const longTask = 50;

/** Above 50 ms of each task after the first paint: for so long a touch would have waited. */
export const sumBlocking = ({ fcp, tasks }: Pick<Seen, 'fcp' | 'tasks'>): number =>
  tasks
    .map(([begin, length]) => begin + length - Math.max(begin, fcp) - longTask)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);

/** Opens a page and waits until it has done all that it does by itself. */
export async function visit(browser: Browser, front: Front, path: string): Promise<Visit> {
  front.takeTraffic();
  const { page, untilQuiet, seen, busyMs, close } = await openPhonePage(browser, front.url);
  await open(page, path);
  await untilQuiet();
  const { fcp, lcp, shift, tasks, live, loaded } = await seen();
  const busy = await busyMs();
  const traffic = front.takeTraffic();
  await close();
  return {
    ...traffic,
    fcp,
    lcp,
    shift,
    busy,
    tbt: sumBlocking({ fcp, tasks }),
    live: live === 0 ? null : live - loaded,
  };
}

/** Who puts something into a basket has been asked about cookies. */
const answered = { name: consentCookie, value: serialiseConsent(fullConsent) };

/** Ms from a touch to the next frame, the longest of those that the act makes. */
export async function act(browser: Browser, front: Front, { path, run }: Act): Promise<number> {
  const { page, untilQuiet, seen, close } = await openPhonePage(browser, front.url);
  await page.context().addCookies([{ ...answered, url: front.url }]);
  await open(page, path);
  await untilQuiet();
  await run(page);
  await untilQuiet();
  const { interaction } = await seen();
  await close();
  return interaction;
}

/** The median of each figure; there is a live price where each visit had one. */
export function toMedian(visits: readonly Visit[]): Visit {
  const median = (pick: (visit: Visit) => number) => summarise(visits.map(pick)).median;
  const prices = visits.flatMap(({ live }) => live ?? []);
  return {
    bytes: median(({ bytes }) => bytes),
    requests: median(({ requests }) => requests),
    scripts: median(({ scripts }) => scripts),
    scriptBytes: median(({ scriptBytes }) => scriptBytes),
    fcp: median(({ fcp }) => fcp),
    lcp: median(({ lcp }) => lcp),
    tbt: median(({ tbt }) => tbt),
    shift: median(({ shift }) => shift),
    busy: median(({ busy }) => busy),
    live: prices.length < visits.length ? null : summarise(prices).median,
  };
}
