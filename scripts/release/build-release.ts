import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalogue } from '#collections/catalogue.ts';
import type { Pictures } from '../pictures/prepare.ts';
import { findReleaseFaults } from '../checks/find-samples.ts';
import { digestSources, nameCode } from './build-stamp.ts';
import { runChild } from './children.ts';
import { fillRelease } from './fill-release.ts';
import { releaseFile, type ReleaseFile } from './release-file.ts';
import { readSiteAddress, type ReleaseSettings } from './settings.ts';
import { listFiles } from './list-files.ts';
import { servedRelease } from './switch.ts';

/** Settings that decide whether placeholders may be in pages. */
const ofPlaceholders = ['RELEASE', 'ALLOW_SAMPLE'] as const;

/** Digest of sources, snapshot and settings: with an equal stamp a build would neither make nor check anything new. */
export const stampOf = (snapshotDigest: string, environment: NodeJS.ProcessEnv = process.env): string =>
  [
    ...[digestSources(), snapshotDigest, readSiteAddress(environment)],
    ...ofPlaceholders.map((name) => environment[name] ?? ''),
  ].join(' ');

const countFiles = (files: readonly string[]) => ({
  files: files.length,
  pages: files.filter((file) => file.endsWith('index.html.br')).length,
});
type Counts = ReturnType<typeof countFiles>;

/** `notes`: what the release had to go without, a line each. */
export type Built = { ok: true; folder: string; notes: string[]; counts: Counts } | { ok: false; faults: string[] };

/** Gives the finished build its name, and looks whether all of it came along. */
async function giveName(
  dist: string,
  folder: string,
  file: Omit<ReleaseFile, 'counts'>,
): Promise<{ ok: true; counts: Counts } | { ok: false; faults: string[] }> {
  const counts = countFiles([...(await listFiles(dist)), releaseFile]);
  await writeFile(join(dist, releaseFile), JSON.stringify({ ...file, counts }, null, 2));
  await rename(dist, folder);
  const there = countFiles(await listFiles(folder));
  if (there.files === counts.files && there.pages === counts.pages) return { ok: true, counts };
  const lost = `${folder} has ${there.files} files with ${there.pages} pages, not ${counts.files} with ${counts.pages}`;
  return { ok: false, faults: [lost] };
}

/**
 * Makes a release folder out of the current snapshot: pictures, documents, pages, compression, checks. Gives its path, or the
 * faults; nothing that is served is touched. With RELEASE=1 placeholders are faults. The link is `switchTo`'s business.
 */
export async function buildRelease(settings: ReleaseSettings): Promise<Built> {
  const placeholders = findReleaseFaults(process.env);
  if (placeholders.length > 0) return { ok: false, faults: placeholders };
  const catalogue = readCatalogue();
  const builtAt = new Date().toISOString();
  const stamp = stampOf(catalogue.manifest.digest);
  const { ok, result } = await runChild(['scripts/pictures/prepare.ts']);
  const pictures = result as Pictures | null;
  if (!ok) return { ok: false, faults: ['the pictures could not be prepared', ...(pictures?.lines.slice(-1) ?? [])] };
  if (!(await runChild(['scripts/documents/make.ts'])).ok)
    return { ok: false, faults: ['the documents could not be made'] };
  // one name for all: the server's program holds it, and would be another one every night
  const dist = join(settings.folder, '.building-next');
  await mkdir(settings.folder, { recursive: true });
  const served = await servedRelease(settings);
  const filled = await fillRelease(dist, catalogue, served === null ? null : join(settings.folder, served));
  if (!filled.ok) return filled;
  const id = builtAt.replaceAll(/[-:]|\.\d+/g, '');
  const folder = join(settings.folder, id);
  const { inlineHashes, notes } = filled;
  const named = await giveName(dist, folder, { id, builtAt, code: nameCode(), stamp, inlineHashes });
  if (!named.ok) return named;
  return { ok: true, folder, notes: [...(pictures?.missing ?? []), ...notes], counts: named.counts };
}
