import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Base } from './compress-and-hash.ts';
import { listFiles } from './list-files.ts';
import { type PageLedger, readLedger } from './page-ledger.ts';
import type { PagePlan } from './page-list.ts';
import type { ReleaseFile } from './release-file.ts';
import type { ReleaseSettings } from './settings.ts';

/**
 * Whether all pages are made, or only those that changed, laid over what is served, or both to be compared; and why, for the report.
 */
export type Way = { kind: 'all'; why: string } | { kind: 'changed' | 'compared'; why: string; base: Base };

/** Once in so long all pages are made, whatever changed, and compared with what a night would have made (rule operation.night-compared). */
const weekMs = 7 * 24 * 60 * 60 * 1000;
/** Pages of each night that are made although nothing of them changed, to see that they come out the same. */
const sampleSize = 12;

/** Sources and settings of a stamp, without the digest of the snapshot in its second place. */
export const codeOf = (stamp: string): string => stamp.split(' ').toSpliced(1, 1).join(' ');

export type Asked = { stamp: string; now: number; isAll?: boolean; isCompared?: boolean };

const weekly = 'all are made once a week, and compared';
const toCompare = 'all were asked for, to be compared';

/** Why all pages have to be made over what is served; null when those that changed will do. */
export function findReason(
  served: Pick<ReleaseFile, 'stamp' | 'allMadeAt' | 'isUnlike'> | null,
  { stamp, isAll = false, isCompared = false, now }: Asked,
): string | null {
  if (isAll) return 'all were asked for';
  if (served === null) return 'there was no release';
  if (codeOf(served.stamp) !== codeOf(stamp)) return 'code, texts or settings changed';
  if (served.allMadeAt === undefined) return 'the last release does not say when all were made';
  if (isCompared) return toCompare;
  if (served.isUnlike) return 'the last comparison found differences';
  const age = now - Date.parse(served.allMadeAt);
  // made at a time to come: the clock was set back since, and nobody knows how old it is
  return age >= weekMs || age < 0 ? weekly : null;
}

/** Which way a release is made after what is served now. */
export async function chooseWay(settings: ReleaseSettings, served: ReleaseFile | null, asked: Asked): Promise<Way> {
  const why = findReason(served, asked);
  const isCompared = why === weekly || why === toCompare;
  if (why !== null && !isCompared) return { kind: 'all', why };
  const release = await realpath(settings.link);
  const ledger = await readLedger(release);
  if (ledger === null) return { kind: 'all', why: 'the last release does not say what its pages were made from' };
  const client = join(release, 'client');
  const base = { release, client, files: new Set(await listFiles(client)), ledger };
  return isCompared
    ? { kind: 'compared', why, base }
    : { kind: 'changed', why: 'only what changed, and a sample', base };
}

/**
 * The pages that need not be made when their facts are as the ledger has them, without a sample that is made all the same: others
 * with every release, the same for the same ledger.
 */
export function choosePlan(ledger: PageLedger | null): { plan: PagePlan; sample: string[] } {
  const keyed = Object.entries(ledger?.pages ?? {}).filter(([, { key }]) => key !== null);
  const seed = createHash('sha256')
    .update(JSON.stringify(keyed.map(([, { key }]) => key)))
    .digest('hex');
  const draw = (file: string) => createHash('sha256').update(seed).update(file).digest('hex');
  const drawn = keyed.map(([file]) => [draw(file), file] as const).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const sample = new Set(drawn.slice(0, sampleSize).map(([, file]) => file));
  const kept = keyed.filter(([file]) => !sample.has(file));
  return {
    plan: { keys: Object.fromEntries(kept.map(([, { path, key }]) => [path, key ?? ''])) },
    sample: [...sample],
  };
}
