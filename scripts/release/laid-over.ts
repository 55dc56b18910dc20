import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from './build-release.ts';
import type { PagePlan } from './changed-pages.ts';
import type { Base } from './compress-and-hash.ts';
import { type PageLedger, readLedger } from './page-ledger.ts';
import type { ReleaseSettings } from './settings.ts';

/** Whether all pages are made or only those that changed, laid over what is served; and why, for the report. */
export type Way = { kind: 'all'; why: string } | { kind: 'changed'; why: string; base: Base };

/** Once in so long all pages are made, whatever changed. */
const weekMs = 7 * 24 * 60 * 60 * 1000;
/** Pages of each night that are made although nothing of them changed, to see that they come out the same. */
const sampleSize = 12;

/** Sources and settings of a stamp, without the digest of the snapshot in its second place. */
const codeOf = (stamp: string): string => stamp.split(' ').toSpliced(1, 1).join(' ');

type Asked = { stamp: string; isAll: boolean; now: number };

/** Why all pages have to be made over what is served; null when those that changed will do. */
export function findReason(
  served: Pick<ReleaseFile, 'stamp' | 'allMadeAt'> | null,
  { stamp, isAll, now }: Asked,
): string | null {
  if (isAll) return 'all were asked for';
  if (served === null) return 'there was no release';
  if (codeOf(served.stamp) !== codeOf(stamp)) return 'code, texts or settings changed';
  if (served.allMadeAt === undefined) return 'the last release does not say when all were made';
  return now - Date.parse(served.allMadeAt) >= weekMs ? 'all are made once a week' : null;
}

/** Which way a release is made after what is served now. */
export async function chooseWay(settings: ReleaseSettings, served: ReleaseFile | null, asked: Asked): Promise<Way> {
  const why = findReason(served, asked);
  if (why !== null) return { kind: 'all', why };
  const release = await realpath(settings.link);
  const ledger = await readLedger(release);
  if (ledger === null) return { kind: 'all', why: 'the last release does not say what its pages were made from' };
  return {
    kind: 'changed',
    why: 'only what changed, and a sample',
    base: { client: join(release, 'client'), ledger },
  };
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
