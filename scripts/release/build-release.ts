import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalogue } from '#collections/catalogue.ts';
import { findReleaseFaults } from '../checks/sample/find-samples.ts';
import type { Pictures } from '../pictures/prepare.ts';
import { findPageFaults } from './check-pages.ts';
import { buildPages } from './build-pages.ts';
import { runChild } from './children.ts';
import { bundleServer } from './bundle-server.ts';
import { finishClient } from './compress-and-hash.ts';
import { copySetPages } from './copy-set-pages.ts';
import type { ReleaseSettings } from './settings.ts';
import { digestSources, nameCode } from './build-stamp.ts';

export type ReleaseFile = {
  id: string;
  builtAt: string;
  code: string;
  /** what the pages were made from; equal stamps need no new build */
  stamp: string;
  inlineHashes: { scripts: string[]; styles: string[] };
};

/** Settings that pages hold, and those that decide whether placeholders may be in them. */
const stamped = ['SITE_URL', 'PORT', 'RELEASE', 'ALLOW_SAMPLE'] as const;

/** Digest of sources, snapshot and settings: with an equal stamp a build would neither make nor check anything new. */
export const stampOf = (snapshotDigest: string, environment: NodeJS.ProcessEnv = process.env): string =>
  [digestSources(), snapshotDigest, ...stamped.map((name) => environment[name] ?? '')].join(' ');

/** `notes`: what the release had to go without, a line each. */
export type Built = { ok: true; folder: string; notes: string[] } | { ok: false; faults: string[] };

/**
 * Makes a release folder out of the current snapshot: pictures, documents, pages, compression, checks. Gives its path, or the faults;
 * nothing that is served is touched. With RELEASE=1 placeholders are faults. The link is `switchTo`'s business.
 */
export async function buildRelease(settings: ReleaseSettings): Promise<Built> {
  const placeholders = findReleaseFaults(process.env);
  if (placeholders.length > 0) return { ok: false, faults: placeholders };
  const catalogue = readCatalogue();
  const builtAt = new Date().toISOString();
  const id = builtAt.replaceAll(/[-:]|\.\d+/g, '');
  const { ok, told } = await runChild(['scripts/pictures/prepare.ts']);
  const pictures = told as Pictures | null;
  if (!ok) return { ok: false, faults: ['the pictures could not be prepared', ...(pictures?.lines.slice(-1) ?? [])] };
  if (!(await runChild(['scripts/documents/make.ts'])).ok)
    return { ok: false, faults: ['the documents could not be made'] };
  const dist = join(settings.folder, `.building-${process.pid}`);
  await rm(dist, { recursive: true, force: true });
  await mkdir(settings.folder, { recursive: true });
  if (!(await buildPages(dist))) return { ok: false, faults: ['the pages could not be built'] };
  const client = join(dist, 'client');
  const faults = await findPageFaults(client, catalogue);
  if (faults.length > 0) return { ok: false, faults };
  const inlineHashes = await finishClient(client);
  await copySetPages(client, catalogue);
  await bundleServer(dist);
  await cp('.cache/pictures/manifest.json', join(dist, 'pictures.json'));
  await writeFile(join(dist, 'titles.json'), JSON.stringify(Object.fromEntries(catalogue.titles)));
  const file: ReleaseFile = { id, builtAt, code: nameCode(), stamp: stampOf(catalogue.manifest.digest), inlineHashes };
  await writeFile(join(dist, 'release.json'), JSON.stringify(file, null, 2));
  const folder = join(settings.folder, id);
  await rename(dist, folder);
  return { ok: true, folder, notes: pictures?.missing ?? [] };
}

/** The release file of the served release, or null when there is none. */
export async function readServed(settings: ReleaseSettings): Promise<ReleaseFile | null> {
  const text = await readFile(join(settings.link, 'release.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ReleaseFile);
}
