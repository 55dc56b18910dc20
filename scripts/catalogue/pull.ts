/**
 * `npm run catalogue:pull [-- --accept-drop] [--accept-prices]`: asks the commerce API for the whole catalogue and makes it the snapshot that
 * the shop is built from. What cannot be trusted leaves the last good snapshot as it is and ends with exit code 1.
 */
import { readSnapshot, type Snapshot } from '#collections/snapshot.ts';
import { createCatalogueSource, type CatalogueSource } from '#commerce/index.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { join } from 'node:path';
import { askCatalogue, setAsideUnpriced } from './ask.ts';
import { assembleAvailability, assembleCatalogue, assembleHistory } from './assemble.ts';
import { findFaults } from './check.ts';
import { datePages } from './date-pages.ts';
import { describeFullDisk, describeNoRight } from './full-disk.ts';
import { takeLock } from './lock.ts';
import { findPartChanges, type PartChanges, reportBroken, reportChanges, section } from './report-changes.ts';
import { describeFailure, reportMissing } from './report-missing.ts';
import { readSettings, type CatalogueSettings } from './settings.ts';
import { toTexts, writeSnapshot } from './write-snapshot.ts';

export type PullOutcome = {
  ok: boolean;
  lines: string[];
  /** of a refused one, as the lines say them */
  faults?: string[];
  /** of a good pull that made a new snapshot */
  changes?: PartChanges;
  /** items that were left out, and why */
  aside?: { slug: string; at: string }[];
  /** where free shipping is not as promised; null where that could not be asked */
  shippingGaps?: string[] | null;
};

/** What a person has said beforehand: that the range has become smaller, that prices have moved far. `command`: how to say it. */
type Accepted = { acceptDrop: boolean; acceptPrices: boolean; command: string };

const refuse = (faults: string[]): PullOutcome => ({
  ok: false,
  lines: [...faults.map((fault) => `Fault: ${fault}`), 'The catalogue was not changed.'],
  faults,
});

const tellGaps = (gaps: string[] | null): string[] => section('Free shipping is not as promised', gaps ?? []);

function openSource({ deadlineMs, ...settings }: CatalogueSettings): CatalogueSource {
  const { apiUrl } = settings;
  const tell = (code: string, fields: object) => console.error(`${code} ${JSON.stringify(fields)}`);
  const log = { warn: tell, error: () => {} };
  const deadlines = deadlineMs === null ? {} : { read: deadlineMs, list: deadlineMs };
  return createCatalogueSource({ ...settings, countryServiceUrl: apiUrl, marqueeUrl: apiUrl, log, deadlines });
}

/** The snapshot that is live; a broken one counts as none, so that a pull can mend it. */
function readLast(folder: string): Snapshot | null {
  try {
    return readSnapshot(join(folder, 'current'));
  } catch {
    return null;
  }
}

async function pullInto(settings: CatalogueSettings, accepted: Accepted): Promise<PullOutcome> {
  const fetched = await askCatalogue(openSource(settings));
  if (!fetched.ok) return refuse([describeFailure(fetched.failure)]);
  const answers = setAsideUnpriced(fetched.value);
  const aside = answers.listed.broken;
  const shippingGaps = answers.shippingGaps.ok ? answers.shippingGaps.value : null;
  const last = readLast(settings.folder);
  const assembled = assembleCatalogue(answers, last?.catalogue ?? null);
  const grounds = { ...accepted, last: last?.catalogue ?? null, sentinels: settings.sentinels };
  const faults = findFaults(answers, assembled, grounds);
  if (faults.length > 0) return { ...refuse(faults), shippingGaps };
  const pulledAt = new Date().toISOString();
  const history = assembleHistory(assembled, last?.catalogue ?? null, pulledAt, aside);
  const catalogue: Catalogue = {
    ...assembled,
    availability: assembleAvailability(
      assembled,
      answers.listed.stock,
      pulledAt,
      last && { availability: last.catalogue.availability, pulledAt: last.manifest.pulledAt },
    ),
    ...(history && { history }),
    changed: datePages(assembled, last && { ...last, pulledAt: last.manifest.pulledAt }, pulledAt),
  };
  const notes = [...reportBroken(aside), ...reportMissing(answers)];
  if (last?.manifest.digest === toTexts(catalogue).digest)
    return {
      ok: true,
      lines: ['The catalogue is unchanged.', ...notes, ...tellGaps(shippingGaps)],
      aside,
      shippingGaps,
    };
  const report = reportChanges(last?.catalogue ?? null, catalogue, notes);
  const { counts } = await writeSnapshot(settings.folder, catalogue, {
    pulledAt,
    source: settings.source,
    report,
  });
  const pulled = `Pulled ${counts.parts} parts in ${counts.sets} sets, ${counts.engines} engines, ${counts.makes} makes.`;
  const changes = findPartChanges(last?.catalogue ?? null, catalogue);
  return { ok: true, lines: [...report, ...tellGaps(shippingGaps), pulled], changes, aside, shippingGaps };
}

/** One pull, alone on its folder. Never throws for what the API or another pull does. */
async function runPull(settings: CatalogueSettings, accepted: Accepted): Promise<PullOutcome> {
  let lock: Awaited<ReturnType<typeof takeLock>> = null;
  try {
    lock = await takeLock(settings.folder);
    return lock === null ? refuse(['another pull is at work']) : await pullInto(settings, accepted);
  } catch (error) {
    const told = describeFullDisk(error, settings.folder) ?? describeNoRight(error);
    if (told === null) throw error;
    return refuse([told]);
  } finally {
    lock?.release();
  }
}

const options = ['--accept-drop', '--accept-prices'];

/**
 * The command with these arguments in this environment. Never throws for what the API, another pull or a person does. `command`: what a
 * person begins again to take what was refused.
 */
export async function runCommand(
  args: string[],
  env: Record<string, string | undefined>,
  command = 'npm run catalogue:pull',
): Promise<PullOutcome> {
  const read = readSettings(env);
  const unknown = args.filter((arg) => !options.includes(arg));
  const faults = [
    ...(read.ok ? [] : read.faults),
    ...unknown.map((arg) => `${arg} is not known here; there is ${options.join(' and ')}`),
  ];
  if (!read.ok || faults.length > 0) return refuse(faults);
  return runPull(read.settings, {
    acceptDrop: args.includes('--accept-drop'),
    acceptPrices: args.includes('--accept-prices'),
    command,
  });
}

if (import.meta.main) {
  // a night wants the outcome as data, and is what publishes
  const outcome = await runCommand(process.argv.slice(2), process.env, process.send && 'npm run nightly');
  const { ok, lines } = outcome;
  process.send?.(outcome);
  if (ok) console.log(lines.join('\n'));
  else console.error(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}
