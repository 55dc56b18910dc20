/**
 * `npm test`: house rules, format, lint with rooms, types, unit, build, links, byte budgets, journeys; every step runs, and the last line
 * says `N passed, N failed`. `--quick` leaves out everything from the build on.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findHouseFaults } from './house.ts';
import { findDeadLinks } from './links.ts';
import { runTool } from './run.ts';
import { findSizeFaults } from './sizes.ts';
import { type Tally, addTallies, tallyJourneys, tallyUnit } from './tally.ts';
import { type TestShop, startTestShop } from './test-shop.ts';

const reports = '.cache/reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const one = (content: boolean): Tally => ({ passed: content ? 1 : 0, failed: content ? 0 : 1 });

const readReport = <T>(name: string, count: (report: T) => Tally): Tally => {
  try {
    return count(JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8')) as T);
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const complainOf = (faults: string[]): Tally => {
  if (faults.length > 0) console.error(faults.join('\n'));
  return one(faults.length === 0);
};

const unit = (): Tally => {
  const content = runTool('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/unit.json`,
  ]);
  const tally = readReport('unit', tallyUnit);
  return content || tally.failed > 0 ? tally : { ...tally, failed: 1 };
};

const journeys = (shop: TestShop): Tally => {
  runTool('@playwright/test/cli.js', ['test'], {
    SHOP_URL: shop.url,
    SANDBOX_URL: shop.sandboxUrl,
    JOURNEY_REPORT: `${reports}/journeys.json`,
  });
  return readReport('journeys', tallyJourneys);
};

const tallies: Tally[] = [];
async function step(name: string, work: () => Tally | Promise<Tally>): Promise<void> {
  const begun = performance.now();
  console.log(`\n— ${name}`);
  const tally = await work();
  tallies.push(tally);
  console.log(
    `— ${name}: ${tally.failed === 0 ? 'good' : 'FAILED'} (${Math.round((performance.now() - begun) / 1000)} s)`,
  );
}

async function built(): Promise<void> {
  let shop: TestShop | null = null;
  await step('build', async () => {
    shop = await startTestShop().catch((error: unknown) => (console.error(String(error)), null));
    return one(shop !== null);
  });
  if (shop === null) return;
  const running: TestShop = shop;
  const client = `${running.env.RELEASES_DIR}/current/client`;
  await step('links', () => complainOf(findDeadLinks(client)));
  await step('byte budgets', () => complainOf(findSizeFaults(client)));
  await step('journeys', () => journeys(running));
  await running.programs.end();
}

await step('house', () => complainOf(findHouseFaults()));
await step('format', () => one(runTool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])));
await step('lint', () => one(runTool('eslint/bin/eslint.js', ['-c', '.ci/eslint.config.mjs', 'src', 'scripts'])));
await step('types', () => one(runTool('astro/bin/astro.mjs', ['check', '--minimumFailingSeverity', 'error'])));
await step('unit', unit);
if (!process.argv.includes('--quick')) await built();

const { passed, failed } = addTallies(tallies);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
