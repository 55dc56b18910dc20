/**
 * `npm test`: house rules, texts, format, lint with rooms, types, unit, build, links, HTML, what pages state, byte budgets, journeys;
 * every step runs, and the last line says `N passed, N failed`. `--quick` leaves out everything from the build on.
 */
import { readCatalogue } from '#collections/catalogue.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../content/check.ts';
import { writeFault } from '../content/fault.ts';
import { findHouseFaults } from './house.ts';
import { findHtmlFaults } from './html/find-html-faults.ts';
import { findDeadLinks } from './links.ts';
import { findPageFaults } from './pages/find-page-faults.ts';
import { listSandboxItems } from './pages/sandbox-items.ts';
import { runTool, runToolBeside } from './run.ts';
import { findSizeFaults } from './sizes.ts';
import { type Tally, addTallies, tallyJourneys, tallyUnit } from './tally.ts';
import { type BuiltShop, startBuiltShop } from './built-shop.ts';

const reports = '.cache/reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** A step that counts as one; what it found is told as it goes, the first of it again at the end. */
const one = (content: boolean, failures: string[] = []): Tally => ({
  passed: content ? 1 : 0,
  failed: content ? 0 : 1,
  failures: failures.slice(0, 10),
});

const readReport = <T>(name: string, count: (report: T) => Tally): Tally => {
  try {
    return count(JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8')) as T);
  } catch {
    return one(false, [`no report of ${name} to read`]);
  }
};

const complainOf = (faults: string[]): Tally => {
  if (faults.length > 0) console.error(faults.join('\n'));
  return one(faults.length === 0, faults);
};

/** Each topic counts as one; a fault that all pages share is not told a thousand times. */
function complainOfTopics(topics: Record<string, string[]>): Tally {
  const told = 40;
  for (const [topic, faults] of Object.entries(topics)) {
    console.log(`${topic}: ${faults.length === 0 ? 'good' : `${faults.length} faults`}`);
    if (faults.length > 0) console.error(faults.slice(0, told).join('\n'));
  }
  return addTallies(Object.values(topics).map((faults) => one(faults.length === 0, faults)));
}

const unit = (): Tally => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`];
  // hundreds of small folders: none of them stays with the machine
  const scratch = mkdtempSync(join(tmpdir(), 'unit-'));
  const content = runTool('vitest/vitest.mjs', ['run', ...reporters], { TMPDIR: scratch });
  rmSync(scratch, { recursive: true, force: true });
  const tally = readReport('unit', tallyUnit);
  if (content || tally.failed > 0) return tally;
  return { ...tally, failed: 1, failures: ['vitest: an error outside any test, told above'] };
};

const journeys = (shop: BuiltShop): Tally => {
  runTool('@playwright/test/cli.js', ['test'], {
    SHOP_URL: shop.url,
    SANDBOX_URL: shop.sandboxUrl,
    JOURNEY_REPORT: `${reports}/journeys.json`,
  });
  return readReport('journeys', tallyJourneys);
};

/** Twenty purchases while something goes wrong, on ports and data of their own. */
const faults = ({ env }: BuiltShop): Tally => {
  const report = `${reports}/faults.json`;
  const options = ['--fixed', '--lanes', '2', '--report', report, '--release', `${env['RELEASE_LINK']}`];
  spawnSync(process.execPath, ['scripts/faults/main.ts', ...options], { stdio: 'inherit' });
  return readReport<Tally>('faults', (counts) => counts);
};

const tallies: Tally[] = [];
const failures: string[] = [];
async function step(name: string, work: () => Tally | Promise<Tally>): Promise<void> {
  const begun = performance.now();
  console.log(`\n— ${name}`);
  const tally = await work();
  tallies.push(tally);
  if (tally.failed > 0) failures.push(`${name}: ${tally.failed} failed`, ...tally.failures.map((text) => `  ${text}`));
  console.log(
    `— ${name}: ${tally.failed === 0 ? 'good' : 'FAILED'} (${Math.round((performance.now() - begun) / 1000)} s)`,
  );
}

async function built(): Promise<void> {
  let shop: BuiltShop | null = null;
  await step('build', async () => {
    shop = await startBuiltShop().catch((error: unknown) => (console.error(String(error)), null));
    return one(shop !== null);
  });
  if (shop === null) return;
  const running: BuiltShop = shop;
  const client = `${running.env.RELEASES_DIR}/current/client`;
  await step('links', () => complainOf(findDeadLinks(client)));
  await step('html', async () => complainOf(await findHtmlFaults(client)));
  await step('pages', () =>
    complainOfTopics(
      findPageFaults({ client, site: running.url, catalogue: readCatalogue(), items: listSandboxItems() }),
    ),
  );
  await step('byte budgets', () => complainOf(findSizeFaults(client)));
  await step('faults', () => faults(running));
  await step('journeys', () => journeys(running));
  await running.programs.end();
}

await step('house', () => complainOf(findHouseFaults()));
await step('content', async () => {
  const { faults } = await checkContent('.', new Date());
  return complainOf(faults.map(writeFault));
});
const beside = (name: string, tool: string, args: string[]) =>
  step(name, async () => one(await runToolBeside(tool, args)));
// each of them keeps one core busy
await Promise.all([
  beside('types', 'astro/bin/astro.mjs', ['check', '--minimumFailingSeverity', 'error']),
  beside('format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']).then(() =>
    beside('lint', 'eslint/bin/eslint.js', ['-c', '.ci/eslint.config.mjs', 'src', 'scripts']),
  ),
]);
await step('unit', unit);
if (!process.argv.includes('--quick')) await built();

const { passed, failed } = addTallies(tallies);
if (failures.length > 0) console.log(['', 'What failed:', ...failures].join('\n'));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
