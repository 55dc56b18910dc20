/**
 * `npm run bench:pages [-- --rounds 5] [-- --only part,faq] [-- --built] [-- --write]`: what pages cost a first visitor on a slow
 * phone (4x slower, slow 4G, over TLS and HTTP/2), beside the same pages without scripts and with their styles in them; and
 * how long touches wait for the next frame (`--only acts`: these alone, or one by its name) and how soon a page is there that the
 * browser had made ready before the press (`--only next`; wants a Chromium with all its parts, and no slow phone). `--write` puts the tables into the README, all of them, each row with that of before below it; with
 * SHOP_URL the shop that runs there is taken. Exits 1 when a limit does not hold.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBuiltShop } from '../checks/built-shop.ts';
import { summarise } from './browser/figures.ts';
import { type Act, acts } from './pages/acts.ts';
import { makeCertificate } from './pages/certificate.ts';
import { openFront } from './pages/front.ts';
import { act, toMedian, visit } from './pages/measure.ts';
import { type NextTime, timeNext } from './pages/next.ts';
import {
  type ActTime,
  type Compared,
  listFaults,
  putTables,
  readFigures,
  writeTimed,
  writeTables,
} from './pages/report.ts';
import { launchBrowser } from './pages/slow-phone.ts';
import { type Template, templates } from './pages/templates.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    built: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const { WHOLE_CHROMIUM_PATH: whole } = process.env;
if (values.write && (values.only !== '' || !whole))
  throw new Error('--write wants all tables: no --only, and a whole Chromium (WHOLE_CHROMIUM_PATH)');
const rounds = Math.max(1, Number(values.rounds));
const only = values.only.split(',').filter(Boolean);
const isWanted = (name: string) => only.length === 0 || only.includes(name);
const wantedActs = acts.filter(({ name }) => isWanted('acts') || only.includes(name));

async function openShop() {
  const { SHOP_URL: url } = process.env;
  if (url) return { url, close: () => Promise.resolve() };
  const { url: built, programs } = await startBuiltShop({ isBuilt: values.built });
  return { url: built, close: programs.end };
}

const certificate = makeCertificate();
const shop = await openShop();
const front = await openFront(shop.url, certificate.pem);
const light = await openFront(shop.url, certificate.pem, { limit: true });
const browser = await launchBrowser(certificate);

const tell = (one: Parameters<typeof writeTimed>[0]): void => console.log(`${rounds} rounds: ${writeTimed(one)}`);

/** One after the other in turn, so that what else this machine does meets both. */
async function compare(template: Template): Promise<Compared> {
  const pages = [];
  const limits = [];
  // what is asked for the first time is not yet in the memory of the shop
  await visit(browser, light, template.path);
  for (let round = 0; round < rounds; round += 1) {
    pages.push(await visit(browser, front, template.path));
    limits.push(await visit(browser, light, template.path));
  }
  const compared = { template, page: toMedian(pages), limit: toMedian(limits) };
  tell(compared);
  return compared;
}

async function time(one: Act): Promise<ActTime> {
  const ms = [];
  for (let round = 0; round < rounds; round += 1) ms.push(await act(browser, front, one));
  const timed = { name: one.name, ms: summarise(ms).median };
  tell(timed);
  return timed;
}

const compared: Compared[] = [];
const timed: ActTime[] = [];
const next: NextTime[] = [];
try {
  for (const template of templates.filter(({ name }) => isWanted(name))) compared.push(await compare(template));
  for (const one of wantedActs) timed.push(await time(one));
  if (isWanted('next') && whole) next.push(...(await timeNext(shop.url, certificate, whole, rounds, tell)));
} finally {
  await browser.close();
  for (const { end } of [front, light]) end();
  await shop.close();
}

const paper = readFileSync('README.md', 'utf8');
const tables = writeTables(compared, timed, next, readFigures(paper));
console.log(`\nIn brackets: against the limit page, or of it. ms; kB of 1,000 bytes.\n\n${tables}\n`);
if (values.write) writeFileSync('README.md', putTables(paper, tables));
const faults = listFaults(compared, timed, next);
if (!whole) console.log('pages made ready before the press: not measured, there is no Chromium with all its parts');
console.log(faults.length === 0 ? 'every limit holds' : faults.map((fault) => `DOES NOT HOLD: ${fault}`).join('\n'));
process.exit(faults.length === 0 ? 0 : 1);
