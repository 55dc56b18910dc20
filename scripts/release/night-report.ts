import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PartChanges } from '../catalogue/report-changes.ts';
import type { ReleaseSettings } from './settings.ts';

/** What one night did, for people's programs. Times ISO 8601 UTC. */
export type NightReport = {
  outcome: 'published' | 'unchanged' | 'held' | 'refused';
  begunAt: string;
  endedAt: string;
  seconds: number;
  /** that is served now; null before the first */
  release: string | null;
  parts: PartChanges | null;
  setAside: { slug: string; at: string }[];
  /** where free shipping is not as promised; null where that was not asked */
  shippingGaps: string[] | null;
  /** pages of what was built; null where nothing was */
  pages: number | null;
  notes: string[];
  faults: string[];
};

const kept = 60;
const namedMost = 10;

const outcomes = {
  published: 'Published',
  unchanged: 'Nothing has changed: nothing was built, nothing published',
  held: 'Held',
  refused: 'Nothing was published. The live site is unchanged',
};

const list = (title: string, lines: readonly string[]): string[] => {
  if (lines.length === 0) return [];
  const more = lines.length > namedMost ? [`  and ${lines.length - namedMost} more`] : [];
  return [`${title} (${lines.length})`, ...lines.slice(0, namedMost).map((line) => `  ${line}`), ...more];
};

/** The report as a person reads it. */
export function writeNight(report: NightReport): string[] {
  const { outcome, release, parts, setAside, shippingGaps, pages, notes, faults, seconds, begunAt } = report;
  return [
    `${outcomes[outcome]}${outcome === 'published' && release ? ` ${release}` : ''}.`,
    ...faults.map((fault) => `Fault: ${fault}`),
    ...list('Parts that came', parts?.came ?? []),
    ...list('Parts that went', parts?.went ?? []),
    ...list('Parts that changed', parts?.changed ?? []),
    ...list(
      'Set aside',
      setAside.map(({ slug, at }) => `${slug}: ${at}`),
    ),
    ...list('Free shipping is not as promised', shippingGaps ?? []),
    ...(pages === null ? [] : [`Pages: ${pages}.`]),
    ...notes,
    `Begun ${begunAt}, ${seconds} s.`,
  ];
}

async function put(path: string, text: string): Promise<void> {
  await writeFile(`${path}.${process.pid}`, text);
  await rename(`${path}.${process.pid}`, path);
}

/** Keeps the report beside the releases: `night.json` is always the last one, `nights` has those of about two months. */
export async function keepReport({ folder }: ReleaseSettings, report: NightReport): Promise<void> {
  const nights = join(folder, 'nights');
  await mkdir(nights, { recursive: true });
  const name = report.begunAt.replaceAll(/[-:]|\.\d+/g, '');
  const json = `${JSON.stringify(report, null, 2)}\n`;
  await put(join(nights, `${name}.txt`), `${writeNight(report).join('\n')}\n`);
  await put(join(nights, `${name}.json`), json);
  await put(join(folder, 'night.json'), json);
  const names = (await readdir(nights)).toSorted();
  for (const old of names.slice(0, -2 * kept)) await rm(join(nights, old), { force: true });
}
