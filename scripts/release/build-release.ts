import { readFileSync } from 'node:fs';
import { cp, readFile, readdir, rename, rm, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CatalogueReader, readCatalogue } from '#collections/catalogue.ts';
import type { Pictures } from '../pictures/prepare.ts';
import { findReleaseFaults } from '../checks/sample/find-samples.ts';
import { findPageFaults } from './check-pages.ts';
import { buildPages } from './build-pages.ts';
import type { PageList } from './changed-pages.ts';
import { runChild } from './children.ts';
import { bundlePages } from './bundle-pages.ts';
import { bundleServer } from './bundle-server.ts';
import { type Base, finishClient, NeedsAllPages } from './compress-and-hash.ts';
import { copySetPages } from './copy-set-pages.ts';
import { choosePlan, chooseWay, type Way } from './laid-over.ts';
import { writeLedger } from './page-ledger.ts';
import type { ReleaseSettings } from './settings.ts';
import { digestSources, nameCode } from './build-stamp.ts';
import { sortAssetsOf } from './sort-assets.ts';
import { listTree } from './tree-hash.ts';

export type ReleaseFile = {
  id: string;
  builtAt: string;
  code: string;
  /** what the pages were made from; equal stamps need no new build */
  stamp: string;
  /** when all pages were last made, and not only those that changed; ISO 8601 UTC */
  allMadeAt?: string;
  /** files of the release, this one too, and its pages */
  counts?: { files: number; pages: number };
  inlineHashes: { scripts: string[]; styles: string[] };
};

/** Settings that pages hold, and those that decide whether placeholders may be in them. */
const stamped = ['SITE_URL', 'PORT', 'RELEASE', 'ALLOW_SAMPLE'] as const;

/** Digest of sources, snapshot and settings: with an equal stamp a build would neither make nor check anything new. */
export const stampOf = (snapshotDigest: string, environment: NodeJS.ProcessEnv = process.env): string =>
  [digestSources(), snapshotDigest, ...stamped.map((name) => environment[name] ?? '')].join(' ');

/** `notes`: what the release had to go without, a line each. */
export type Built =
  | { ok: true; folder: string; notes: string[]; pages: { way: Way['kind']; why: string; made: number; kept: number } }
  | { ok: false; faults: string[] };

type Made = { faults: string[]; notes: string[]; made: number; kept: number };

/** Vite's scripts and styles are named by what they hold: with the same code the pages of the base ask for the same. */
async function requireSameAssets(client: string, base: Base): Promise<void> {
  const [own, former] = [join(client, '_astro'), join(base.client, '_astro')];
  for (const name of await readdir(own)) {
    const before = await readFile(join(former, name)).catch(() => null);
    if (before === null || !before.equals(await readFile(join(own, name))))
      throw new NeedsAllPages('scripts or styles are others');
  }
}

/** Pages that were made again although nothing of them changed must be what they were. */
async function requireSameSample(client: string, base: Base, sample: readonly string[]): Promise<void> {
  for (const file of sample) {
    const [now, before] = await Promise.all(
      [client, base.client].map((folder) => readFile(join(folder, `${file}.br`)).catch(() => null)),
    );
    if (now && before && !now.equals(before)) throw new NeedsAllPages(`${file} changed and its facts did not`);
  }
}

/** Pages, compression and checks into `dist`, all or over a base. Throws `NeedsAllPages` where the base does not do. */
async function fill(dist: string, catalogue: CatalogueReader, base: Base | null): Promise<Made> {
  const [client, planFile, listFile] = [join(dist, 'client'), `${dist}.plan.json`, `${dist}.list.json`];
  const { plan, sample } = choosePlan(base?.ledger ?? null);
  await writeFile(planFile, JSON.stringify(plan));
  if (!(await buildPages(dist, { PAGE_PLAN: planFile, PAGE_LIST: listFile })))
    return { faults: ['the pages could not be built'], notes: [], made: 0, kept: 0 };
  await sortAssetsOf(dist);
  const pages = JSON.parse(readFileSync(listFile, 'utf8')) as PageList;
  await Promise.all([planFile, listFile].map((file) => rm(file, { force: true })));
  if (base) await requireSameAssets(client, base);
  const { scripts, styles, ledger, kept } = await finishClient(client, { pages, base });
  const isSame = (file: string) => ledger.pages[file]?.key === base?.ledger.pages[file]?.key;
  if (base) await requireSameSample(client, base, sample.filter(isSame));
  const fileOf = new Map(pages.all.map(({ path, file }) => [path, file]));
  const made = base ? new Set(pages.made.map((path) => fileOf.get(path) ?? '')) : null;
  const checked = findPageFaults(client, catalogue, made);
  await copySetPages(client, catalogue);
  await bundleServer(dist);
  await bundlePages(dist);
  await cp('.cache/pictures/manifest.json', join(dist, 'pictures.json'));
  await writeFile(join(dist, 'titles.json'), JSON.stringify(Object.fromEntries(catalogue.titles)));
  await writeLedger(dist, ledger);
  await writeFile(join(dist, 'release.json'), JSON.stringify({ inlineHashes: { scripts, styles } }));
  return { ...checked, made: pages.made.length, kept };
}

/** The same, with all pages where the base does not do; `why` says so then. */
async function fillSafely(
  dist: string,
  catalogue: CatalogueReader,
  way: Way,
): Promise<Made & { way: Way['kind']; why: string }> {
  const clear = () => rm(dist, { recursive: true, force: true });
  await clear();
  if (way.kind === 'all') return { ...(await fill(dist, catalogue, null)), way: 'all', why: way.why };
  try {
    return { ...(await fill(dist, catalogue, way.base)), way: 'changed', why: way.why };
  } catch (error) {
    if (!(error instanceof NeedsAllPages)) throw error;
    console.log(`All pages are made: ${error.message}.`);
    await clear();
    return { ...(await fill(dist, catalogue, null)), way: 'all', why: error.message };
  }
}

const countFiles = (files: readonly string[]) => ({
  files: files.length,
  pages: files.filter((file) => file.endsWith('index.html.br')).length,
});

/** Gives the finished build its name, and looks whether all of it came along. */
async function giveName(
  dist: string,
  folder: string,
  file: Omit<ReleaseFile, 'counts' | 'inlineHashes'>,
): Promise<string[]> {
  const { inlineHashes } = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as ReleaseFile;
  const counts = countFiles(await listTree(dist));
  await writeFile(join(dist, 'release.json'), JSON.stringify({ ...file, counts, inlineHashes }, null, 2));
  await rename(dist, folder);
  const there = countFiles(await listTree(folder));
  if (there.files === counts.files && there.pages === counts.pages) return [];
  return [`${folder} has ${there.files} files with ${there.pages} pages, not ${counts.files} with ${counts.pages}`];
}

/**
 * Makes a release folder out of the current snapshot: pictures, documents, pages, compression, checks. Gives its path, or the
 * faults; nothing that is served is touched. With RELEASE=1 placeholders are faults. Where only the catalogue changed since
 * what is served, only the pages whose facts did are made (decision 0069), unless `isAll`. The link is `switchTo`'s business.
 */
export async function buildRelease(settings: ReleaseSettings, { isAll = false } = {}): Promise<Built> {
  const placeholders = findReleaseFaults(process.env);
  if (placeholders.length > 0) return { ok: false, faults: placeholders };
  const catalogue = readCatalogue();
  const builtAt = new Date().toISOString();
  const stamp = stampOf(catalogue.manifest.digest);
  const { ok, told } = await runChild(['scripts/pictures/prepare.ts']);
  const pictures = told as Pictures | null;
  if (!ok) return { ok: false, faults: ['the pictures could not be prepared', ...(pictures?.lines.slice(-1) ?? [])] };
  if (!(await runChild(['scripts/documents/make.ts'])).ok)
    return { ok: false, faults: ['the documents could not be made'] };
  // one name for all: the server's program holds it, and would be another one every night
  const dist = join(settings.folder, '.building-next');
  await mkdir(settings.folder, { recursive: true });
  const served = await readServed(settings);
  const chosen = await chooseWay(settings, served, { stamp, isAll, now: Date.parse(builtAt) });
  const { faults, notes, made, kept, way, why } = await fillSafely(dist, catalogue, chosen);
  if (faults.length > 0) return { ok: false, faults };
  const id = builtAt.replaceAll(/[-:]|\.\d+/g, '');
  const allMadeAt = way === 'all' ? builtAt : (served?.allMadeAt ?? builtAt);
  const folder = join(settings.folder, id);
  const lost = await giveName(dist, folder, { id, builtAt, code: nameCode(), stamp, allMadeAt });
  if (lost.length > 0) return { ok: false, faults: lost };
  return { ok: true, folder, notes: [...(pictures?.missing ?? []), ...notes], pages: { way, why, made, kept } };
}

/** The release file of the served release, or null when there is none. */
export async function readServed(settings: ReleaseSettings): Promise<ReleaseFile | null> {
  const text = await readFile(join(settings.link, 'release.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ReleaseFile);
}
