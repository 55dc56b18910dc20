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
import { formatKb, formatMs, formatTable, summarise } from './figures.ts';
import { type Front, makeCertificate, openFront, type Traffic } from './pages/front.ts';
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
type Pressed = { ms: number; bytes: number };
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
const pressFirst = (browser: Browser, front: Front, { path, press }: (typeof presses)[number]): Promise<Pressed> =>
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

/** Columns of a table: what stands above each, and what is written of the visits of one shop. */
type Columns<T> = Record<string, (rows: readonly T[]) => string>;
const ofPage: Columns<Figures> = {
  FCP: (rows) => formatMs(median(rows, ({ fcp }) => fcp)),
  LCP: (rows) => formatMs(median(rows, ({ lcp }) => lcp)),
  'main thread': (rows) => formatMs(median(rows, ({ busy }) => busy)),
  CLS: (rows) => median(rows, ({ shift }) => shift).toFixed(3),
  KB: (rows) => formatKb(median(rows, ({ bytes }) => bytes)),
  'script KB': (rows) => formatKb(median(rows, ({ scriptBytes }) => scriptBytes)),
  requests: (rows) => String(median(rows, ({ requests }) => requests)),
};

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '6' } },
  allowPositionals: true,
});
const built = positionals.length === 0 ? await startBuiltShop() : null;
const shops = built ? [built.url] : positionals;
const certificate = makeCertificate();
const fronts = await Promise.all(shops.map((shop) => openFront(shop, certificate.pem)));
const baseline = await openFront(shops[0] ?? '', certificate.pem, { isBaseline: true });
const browser = await launchBrowser(certificate);

/** One visit to each front in turn, so that what else this machine does meets all of them; printed as one table. */
async function compare<T>(
  title: string,
  on: readonly Front[],
  columns: Columns<T>,
  visitOne: (front: Front) => Promise<T>,
): Promise<void> {
  const rows: T[][] = on.map(() => []);
  for (let round = 0; round < Math.max(1, Number(values.rounds)); round += 1)
    for (const [place, front] of on.entries()) rows[place]?.push(await visitOne(front));
  const lines = rows.map((of, place) => [
    shops[place] ?? 'baseline',
    ...Object.values(columns).map((write) => write(of)),
  ]);
  console.log(`\n${title}\n${formatTable([['', ...Object.keys(columns)], ...lines])}`);
}

try {
  const all = [...fronts, baseline];
  for (const path of visit)
    await compare(`${path}, the first page`, all, ofPage, (front) => openFirst(browser, front, path));
  await compare(
    `${visit.at(-1)}, the sixth page`,
    all,
    {
      ...ofPage,
      'all six KB': (rows: readonly (Figures & { all: number })[]) => formatKb(median(rows, ({ all: kb }) => kb)),
    },
    (front) => openSix(browser, front),
  );
  for (const one of presses)
    await compare(
      `${one.name}, the first press`,
      fronts,
      {
        ms: (rows: readonly Pressed[]) => formatMs(median(rows, ({ ms }) => ms)),
        KB: (rows: readonly Pressed[]) => formatKb(median(rows, ({ bytes }) => bytes)),
      },
      (front) => pressFirst(browser, front, one),
    );
} finally {
  await browser.close();
  for (const { end } of [...fronts, baseline]) end();
  await built?.programs.end();
}
