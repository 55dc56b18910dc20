/**
 * `npm run catalogue:pull [-- --accept-drop]`: asks the commerce API for the whole catalogue and makes it the snapshot that
 * the shop is built from. What cannot be trusted leaves the last good snapshot as it is and ends with exit code 1.
 */
import { readSnapshot, type Snapshot } from '#collections/snapshot.ts';
import { createCatalogueSource, type CatalogueSource } from '#commerce/index.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { join } from 'node:path';
import { askCatalogue } from './ask.ts';
import { assembleAvailability, assembleCatalogue, assembleHistory } from './assemble.ts';
import { findFaults } from './check.ts';
import { datePages } from './date-pages.ts';
import { describeFailure } from './describe-failure.ts';
import { takeLock } from './lock.ts';
import { reportBroken, reportChanges } from './report-changes.ts';
import {
  reportMissingDistributors,
  reportMissingNews,
  reportMissingPopular,
  reportMissingShipping,
  reportMissingZloty,
} from './report-missing.ts';
import { readSettings, type CatalogueSettings } from './settings.ts';
import { toTexts, writeSnapshot } from './write-snapshot.ts';

export type PullOutcome = { ok: boolean; lines: string[] };

const refuse = (faults: string[]): PullOutcome => ({
  ok: false,
  lines: [...faults.map((fault) => `Fault: ${fault}`), 'The catalogue was not changed.'],
});

function openSource({
  apiUrl,
  newsServiceUrl,
  source,
  priceGroup,
  manufacturerGroup,
  location,
  deadlineMs,
}: CatalogueSettings): CatalogueSource {
  const tell = (code: string, fields: object) => console.error(`${code} ${JSON.stringify(fields)}`);
  const log = { warn: tell, error: () => {} };
  const deadlines = deadlineMs === null ? {} : { read: deadlineMs, list: deadlineMs };
  return createCatalogueSource({
    apiUrl,
    countryServiceUrl: apiUrl,
    newsServiceUrl,
    marqueeUrl: apiUrl,
    source,
    priceGroup,
    manufacturerGroup,
    location,
    log,
    deadlines,
  });
}

/** The snapshot that is live; a broken one counts as none, so that a pull can mend it. */
function readLast(folder: string): Snapshot | null {
  try {
    return readSnapshot(join(folder, 'current'));
  } catch {
    return null;
  }
}

async function pullInto(settings: CatalogueSettings, acceptDrop: boolean): Promise<PullOutcome> {
  const answers = await askCatalogue(openSource(settings));
  if (!answers.ok) return refuse([describeFailure(answers.failure)]);
  const last = readLast(settings.folder);
  const assembled = assembleCatalogue(answers.value, last?.catalogue ?? null);
  const faults = findFaults(answers.value, assembled, { last: last?.catalogue ?? null, acceptDrop });
  if (faults.length > 0) return refuse(faults);
  const pulledAt = new Date().toISOString();
  const history = assembleHistory(assembled, last?.catalogue ?? null, pulledAt);
  const catalogue: Catalogue = {
    ...assembled,
    availability: assembleAvailability(assembled, answers.value.listed.stock, pulledAt),
    ...(history && { history }),
    changed: datePages(assembled, last && { ...last, pulledAt: last.manifest.pulledAt }, pulledAt),
  };
  const notes = [
    ...reportBroken(answers.value.listed.broken),
    ...reportMissingDistributors(answers.value.distributors),
    ...reportMissingPopular(answers.value.popular),
    ...reportMissingZloty(answers.value.zloty),
    ...reportMissingShipping(answers.value.shipping),
    ...reportMissingNews(answers.value.news),
  ];
  if (last?.manifest.digest === toTexts(catalogue).digest)
    return { ok: true, lines: ['The catalogue is unchanged.', ...notes] };
  const report = reportChanges(last?.catalogue ?? null, catalogue, notes);
  const { counts } = await writeSnapshot(settings.folder, catalogue, {
    pulledAt,
    source: settings.source,
    report,
  });
  return {
    ok: true,
    lines: [
      ...report,
      `Pulled ${counts.parts} parts in ${counts.sets} sets, ${counts.engines} engines, ${counts.makes} makes.`,
    ],
  };
}

/** One pull, alone on its folder. Never throws for what the API or another pull does; a full disk throws. */
export async function runPull(settings: CatalogueSettings, { acceptDrop = false } = {}): Promise<PullOutcome> {
  const lock = await takeLock(settings.folder);
  if (lock === null) return refuse(['another pull is at work']);
  try {
    return await pullInto(settings, acceptDrop);
  } finally {
    lock.release();
  }
}

/** The command with these arguments in this environment. Never throws for what the API, another pull or a person does. */
export async function runCommand(args: string[], env: Record<string, string | undefined>): Promise<PullOutcome> {
  const read = readSettings(env);
  const unknown = args.filter((arg) => arg !== '--accept-drop');
  const faults = [
    ...(read.ok ? [] : read.faults),
    ...unknown.map((arg) => `${arg} is not known here; there is --accept-drop`),
  ];
  if (!read.ok || faults.length > 0) return { ok: false, lines: faults.map((fault) => `Fault: ${fault}`) };
  return runPull(read.settings, { acceptDrop: args.includes('--accept-drop') });
}

if (import.meta.main) {
  const { ok, lines } = await runCommand(process.argv.slice(2), process.env);
  if (ok) console.log(lines.join('\n'));
  else console.error(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}
