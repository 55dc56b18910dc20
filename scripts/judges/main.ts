/**
 * `npm run test:deep -- judges`: programs of others judge the built shop, its interface, its mails and its code. What they find and is
 * no fault stands in `false-findings.ts` with the reason. `-- knip pa11y` runs these alone. Ends with 1 where a fault is left.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBuiltShop } from '../checks/built-shop.ts';
import { judgeOpenApi, judgeWithClient } from './api.ts';
import { judgeImports, judgeUnused } from './code.ts';
import { falseFindings } from './false-findings.ts';
import type { Finding, Judge } from './judge.ts';
import { judgeMails } from './mails.ts';
import { judgeHtml, judgeWithLighthouse, judgeWithPa11y } from './pages.ts';
import { folder, installTools } from './tools.ts';

const judges: readonly Judge[] = [
  { name: 'vnu', judge: judgeHtml },
  { name: 'lighthouse', judge: judgeWithLighthouse },
  { name: 'pa11y', judge: judgeWithPa11y },
  { name: 'redocly', judge: judgeOpenApi },
  { name: 'hey-api', judge: judgeWithClient },
  { name: 'knip', judge: judgeUnused },
  { name: 'dependency-cruiser', judge: judgeImports },
  { name: 'spamassassin', judge: judgeMails },
];

const { positionals } = parseArgs({ allowPositionals: true, options: {} });
const unknown = positionals.filter((name) => !judges.some((judge) => judge.name === name));
if (unknown.length > 0) {
  console.error(`No judge is called ${unknown.join(', ')}. There are ${judges.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const report = process.env['STEP_REPORT'];
mkdirSync(folder, { recursive: true });
installTools();
const { url, env, programs } = await startBuiltShop({ isBuilt: true });
const shop = { url, client: `${env['RELEASE_LINK']}/client` };

const used = new Set<object>();
const looked = new Set<string>();
const nameFalse = (judge: string, { rule, what }: Finding): boolean => {
  const named = falseFindings.find((one) => one.judge === judge && one.finding.test(`${rule} ${what}`));
  if (named) used.add(named);
  return named !== undefined;
};

const rows: Record<string, object> = {};
const failures: string[] = [];
for (const { name, judge } of judges) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const judged = await judge(shop).catch((error: unknown) => ({ broken: String(error) }));
  if ('broken' in judged) failures.push(`${name}: ${judged.broken}`);
  if (!('looked' in judged)) {
    rows[name] = judged;
    continue;
  }
  looked.add(name);
  const faults = judged.findings.filter((finding) => !nameFalse(name, finding));
  rows[name] = {
    'looked at': judged.looked,
    faults: faults.length,
    'named false': judged.findings.length - faults.length,
  };
  failures.push(...faults.map(({ where, rule, what }) => `${name}: ${where}: ${rule}: ${what}`));
}
await programs.end();

for (const failure of failures) console.error(failure);
for (const named of falseFindings.filter((one) => looked.has(one.judge) && !used.has(one)))
  console.log(`Not found any more, take it off the list: ${named.judge}: ${named.finding} (${named.reason})`);
console.table(rows);
if (report) writeFileSync(report, JSON.stringify({ passed: looked.size, failed: failures.length, failures }));
process.exit(failures.length === 0 ? 0 : 1);
