/**
 * `npm run bench -- pages [--rounds 6] [URL …]`: what a visit costs on a slow phone (4x slower, slow 4G, over TLS and HTTP/2), as
 * medians of visits in turn. Each page as the first of a visit, then the six as one visit, whose last page is told too, then the
 * first press on each of three buttons. Beside the shop stands the baseline: the same pages without scripts, with their styles in
 * them. Further shops that run elsewhere (the commit before) are named by their addresses; without any the built one is taken.
 */
import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { consentCookie, fullConsent, serialiseConsent } from '#domain/consent/consent.ts';
import { startBuiltShop } from '../checks/built-shop.ts';
import { roundAll, summarise } from './figures.ts';
import { type Front, openFront } from './pages/front.ts';
import { openPhone, type Phone } from './pages/phone.ts';

const part = '/details/4B1606H-STD';
const visit = ['/', '/catalogue', '/catalogue/Ford', '/catalogue/Honda/K20A', part, '/faq'];
/** What is tapped on a page, and what was asked for is there then. */
const presses = [
  {
    name: 'open the basket',
    path: '/faq',
    tap: 'a[data-basket]:visible >> nth=0',
    wanted: 'role=dialog[name=/^Basket/] >> text=Your shopping cart is empty',
  },
  {
    name: 'put a part into it',
    path: part,
    tap: 'role=button[name="Add to Cart"] >> nth=0',
    wanted: 'text=Item added',
  },
  {
    name: 'choose another size',
    path: part,
    tap: '[data-sizes] a[href="/details/4B1606H-.50"]',
    wanted: 'h1:has-text("4B1606H-.50")',
  },
];
const answered = { name: consentCookie, value: serialiseConsent(fullConsent) };

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '6' } },
  allowPositionals: true,
});

/** A key and its certificate for two days: browsers speak HTTP/2 over TLS alone. */
function makeCertificate(): string {
  const made =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout - -out -';
  const { stdout } = spawnSync('openssl', made.split(' '), { encoding: 'utf8' });
  if (!stdout?.includes('CERTIFICATE')) throw new Error('openssl is needed to make a certificate for this run');
  return stdout;
}

const pem = makeCertificate();
const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
// trusted, not ignored: what comes with a faulty certificate is not cached
const trusted = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  // letters as wide as on a screen, in a Chromium without windows too
  args: ['--disable-gpu', '--disable-quic', '--font-render-hinting=none', trusted],
});
const built = positionals.length === 0 ? await startBuiltShop() : null;
const shops = built ? [built.url] : positionals;
const fronts = await Promise.all(shops.map((shop) => openFront(shop, pem)));
const all = [...fronts, await openFront(shops[0] ?? '', pem, { isBaseline: true })];

/** One visit to each in turn, so that what else this machine does meets all of them; the medians as a table. */
async function compare<T extends Record<string, number>>(
  title: string,
  on: Front[],
  run: (phone: Phone) => Promise<T>,
) {
  const rows = new Map<string, T[]>();
  for (let round = 0; round < Math.max(1, Number(values.rounds)); round += 1)
    for (const front of on) {
      const phone = await openPhone(browser, front);
      rows.set(front.name, [...(rows.get(front.name) ?? []), await run(phone)]);
      await phone.close();
    }
  const middle = (of: T[]) =>
    Object.keys(of[0] ?? {}).map((name) => [name, summarise(of.map((one) => one[name] ?? 0)).median]);
  console.log(title);
  console.table(Object.fromEntries([...rows].map(([name, of]) => [name, roundAll(Object.fromEntries(middle(of)))])));
}

try {
  for (const path of visit)
    await compare(`${path}, the first page`, all, async ({ open, read }) => {
      await open(path);
      return read();
    });
  await compare(`${visit.at(-1)}, the sixth page`, all, async ({ open, read, front }) => {
    for (const path of visit.slice(0, -1)) await open(path);
    const { KB } = front.takeTraffic();
    await open(visit.at(-1) ?? '');
    const sixth = await read();
    return { ...sixth, 'all six KB': KB + sixth.KB };
  });
  for (const { name, path, tap, wanted } of presses)
    await compare(`${name}, the first press`, fronts, async ({ page, front, open, settle }) => {
      await page.context().addCookies([{ ...answered, url: front.url }]);
      await open(path);
      front.takeTraffic();
      const begun = performance.now();
      await page.tap(tap);
      await page.waitForSelector(wanted);
      const ms = performance.now() - begun;
      await settle();
      return { ms, KB: front.takeTraffic().KB };
    });
} finally {
  await browser.close();
  await built?.programs.end();
}
process.exit();
