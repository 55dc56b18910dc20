/**
 * `npm run bench -- pages [--rounds 6] [URL …]`: what a visit costs on a slow phone (4x slower, slow 4G, over TLS and HTTP/2), as
 * medians of visits in turn. Each page as the first of a visit, then the six as one visit, whose last page is told too, then the
 * first press on each of three buttons. Beside the shop stands the baseline: the same pages without scripts, with their styles in
 * them. Further shops that run elsewhere (the commit before) are named by their addresses; without any the built one is taken.
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { consentCookie, fullConsent, serialiseConsent } from '#domain/consent/consent.ts';
import { startBuiltShop } from '../checks/built-shop.ts';
import { formatKb, formatMs, formatTable, summarise } from './browser/figures.ts';
import { makeCertificate } from './pages/certificate.ts';
import { type Front, openFront, type Traffic } from './pages/front.ts';
import { launchBrowser, openPhone, type Phone } from './pages/phone.ts';

const part = '/details/4B1606H-STD';
const visit = ['/', '/catalogue', '/catalogue/Ford', '/catalogue/Honda/K20A', part, '/faq'];

/** The first press on a page; resolves when what was asked for is there. */
const presses: { name: string; path: string; press: (page: Page) => Promise<void> }[] = [
  {
    name: 'open the basket',
    path: '/faq',
    press: async (page) => {
      await page.locator('a[data-basket]:visible').first().tap();
      await page
        .getByRole('dialog', { name: /^Basket/ })
        .getByText('Your shopping cart is empty')
        .waitFor();
    },
  },
  {
    name: 'put a part into it',
    path: part,
    press: async (page) => {
      await page.getByRole('button', { name: 'Add to Cart' }).first().tap();
      await page.getByText('Item added').waitFor();
    },
  },
  {
    name: 'choose another size',
    path: part,
    press: async (page) => {
      await page.locator('[data-sizes] a[href="/details/4B1606H-.50"]').tap();
      await page.getByRole('heading', { level: 1, name: /4B1606H-\.50/ }).waitFor();
    },
  },
];

type Figures = Traffic & Awaited<ReturnType<Phone['read']>>;
const answered = { name: consentCookie, value: serialiseConsent(fullConsent) };

async function onNewPhone<T>(browser: Browser, front: Front, run: (phone: Phone) => Promise<T>): Promise<T> {
  front.takeTraffic();
  const phone = await openPhone(browser, front.url);
  const result = await run(phone);
  await phone.close();
  return result;
}

const openFirst = (browser: Browser, front: Front, path: string): Promise<Figures> =>
  onNewPhone(browser, front, async (phone) => {
    await phone.open(path);
    return { ...(await phone.read()), ...front.takeTraffic() };
  });

/** The last page of a visit of six, with its own figures, and what all six have loaded. */
const openSix = (browser: Browser, front: Front): Promise<Figures & { all: number }> =>
  onNewPhone(browser, front, async (phone) => {
    for (const path of visit.slice(0, -1)) await phone.open(path);
    const { bytes } = front.takeTraffic();
    await phone.open(visit.at(-1) ?? '');
    const last = front.takeTraffic();
    return { ...(await phone.read()), ...last, all: bytes + last.bytes };
  });

/** `ms` until what was asked for is there, and the bytes that came meanwhile. */
const pressFirst = (browser: Browser, front: Front, { path, press }: (typeof presses)[number]) =>
  onNewPhone(browser, front, async (phone) => {
    await phone.page.context().addCookies([{ ...answered, url: front.url }]);
    await phone.open(path);
    front.takeTraffic();
    const begun = performance.now();
    await press(phone.page);
    const ms = performance.now() - begun;
    await phone.untilQuiet();
    return { ms, bytes: front.takeTraffic().bytes };
  });

const median = <T>(rows: readonly T[], pick: (row: T) => number): number => summarise(rows.map(pick)).median;
const head = ['', 'FCP', 'LCP', 'main thread', 'CLS', 'KB', 'script KB', 'requests'];

const writeFigures = (name: string, rows: readonly Figures[]): string[] => [
  name,
  ...[median(rows, ({ fcp }) => fcp), median(rows, ({ lcp }) => lcp), median(rows, ({ busy }) => busy)].map(formatMs),
  median(rows, ({ shift }) => shift).toFixed(3),
  ...[median(rows, ({ bytes }) => bytes), median(rows, ({ scriptBytes }) => scriptBytes)].map(formatKb),
  String(median(rows, ({ requests }) => requests)),
];

/** One visit to each front in turn, so that what else this machine does meets all of them. */
async function inTurn<T>(rounds: number, fronts: readonly Front[], run: (front: Front) => Promise<T>): Promise<T[][]> {
  const rows: T[][] = fronts.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [place, front] of fronts.entries()) rows[place]?.push(await run(front));
  return rows;
}

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '6' } },
  allowPositionals: true,
});
const rounds = Math.max(1, Number(values.rounds));
const built = positionals.length === 0 ? await startBuiltShop() : null;
const shops = built ? [built.url] : positionals;
const certificate = makeCertificate();
const fronts = await Promise.all(shops.map((shop) => openFront(shop, certificate.pem)));
const baseline = await openFront(shops[0] ?? '', certificate.pem, { isBaseline: true });
const names = [...shops, 'baseline'];
const browser = await launchBrowser(certificate);
try {
  for (const path of visit) {
    const rows = await inTurn(rounds, [...fronts, baseline], (front) => openFirst(browser, front, path));
    const table = [head, ...rows.map((figures, place) => writeFigures(names[place] ?? '', figures))];
    console.log(`\n${path}, the first page\n${formatTable(table)}`);
  }
  const last = await inTurn(rounds, [...fronts, baseline], (front) => openSix(browser, front));
  const table = last.map((rows, place) => [
    ...writeFigures(names[place] ?? '', rows),
    formatKb(median(rows, ({ all }) => all)),
  ]);
  console.log(`\n${visit.at(-1)}, the sixth page\n${formatTable([[...head, 'all six KB'], ...table])}`);
  for (const one of presses) {
    const rows = await inTurn(rounds, fronts, (front) => pressFirst(browser, front, one));
    const lines = rows.map((row, place) => [
      names[place] ?? '',
      formatMs(median(row, ({ ms }) => ms)),
      formatKb(median(row, ({ bytes }) => bytes)),
    ]);
    console.log(`\n${one.name}, the first press\n${formatTable([['', 'ms', 'KB'], ...lines])}`);
  }
} finally {
  await browser.close();
  for (const { end } of [...fronts, baseline]) end();
  await built?.programs.end();
}
