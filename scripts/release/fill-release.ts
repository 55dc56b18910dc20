import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueReader } from '#collections/catalogue.ts';
import { pictureManifestPath } from '#collections/pictures.ts';
import { buildPages } from './build-pages.ts';
import { bundlePages } from './bundle-pages.ts';
import { bundleServer } from './bundle-server.ts';
import { findPageFaults } from './check-pages.ts';
import { type Base, finishClient, NeedsAllPages } from './compress-and-hash.ts';
import { copySetPages } from './copy-set-pages.ts';
import { readProgram } from './kept-program.ts';
import { choosePlan, type Way } from './laid-over.ts';
import { describeProgram, type Laid, layOver } from './lay-over.ts';
import { writeLedger } from './page-ledger.ts';
import { readPageList } from './page-list.ts';
import { releaseFile } from './release-file.ts';
import { sortAssetsOf } from './sort-assets.ts';
import { compareFacts } from './tree-hash.ts';

type Compared = Extract<Way, { base: Base }>;
type Made = { faults: string[]; notes: string[]; made: number; kept: number };

/** A file as it is, or compressed where only that is kept. */
const readEither = (path: string): Promise<Buffer | null> =>
  readFile(path)
    .catch(() => readFile(`${path}.br`))
    .catch(() => null);

/** Pages that were made again although nothing of them changed must be what they were. */
async function requireSameSample(client: string, base: Base, sample: readonly string[]): Promise<void> {
  for (const file of sample) {
    const [now, before] = await Promise.all([client, base.client].map((folder) => readEither(join(folder, file))));
    if (now && before && !now.equals(before)) throw new NeedsAllPages(`${file} changed and its facts did not`);
  }
}

/** All pages, by a build; null when that failed. */
async function makeAll(dist: string): Promise<Laid | null> {
  const listFile = `${dist}.list.json`;
  if (!(await buildPages(dist, { PAGE_LIST: listFile }))) return null;
  const pages = await readPageList(listFile);
  await rm(listFile, { force: true });
  await sortAssetsOf(dist);
  await bundleServer(dist);
  await bundlePages(dist);
  const program = await readProgram(dist);
  if (typeof program === 'string') throw new Error(`${dist}: ${program}`);
  return { pages, program, linked: new Set() };
}

/** Pages, compression and checks into `dist`, all or over a base. Throws `NeedsAllPages` where the base does not do. */
async function fill(dist: string, catalogue: CatalogueReader, base: Base | null): Promise<Made> {
  const client = join(dist, 'client');
  const { plan, sample } = choosePlan(base?.ledger ?? null);
  const laid = base ? await layOver(dist, base, plan) : await makeAll(dist);
  if (!laid) return { faults: ['the pages could not be built'], notes: [], made: 0, kept: 0 };
  const { pages, program, linked } = laid;
  const { scripts, styles, ledger, kept } = await finishClient(client, { pages, base, linked });
  const isSame = (file: string) => ledger.pages[file]?.key === base?.ledger.pages[file]?.key;
  if (base) await requireSameSample(client, base, sample.filter(isSame));
  const fileOf = new Map(pages.all.map(({ path, file }) => [path, file]));
  const made = base ? new Set(pages.made.map((path) => fileOf.get(path) ?? '')) : null;
  const checked = findPageFaults(client, catalogue, made);
  await copySetPages(client, catalogue);
  await cp(pictureManifestPath(), join(dist, 'pictures.json'));
  await writeFile(join(dist, 'titles.json'), JSON.stringify(Object.fromEntries(catalogue.titles)));
  await writeLedger(dist, ledger);
  await describeProgram(dist, program, ledger);
  await writeFile(join(dist, releaseFile), JSON.stringify({ inlineHashes: { scripts, styles } }));
  return { ...checked, made: pages.made.length, kept };
}

const clear = (folder: string) => rm(folder, { recursive: true, force: true });

/** `unlike`: what a release laid over would have had otherwise, where that was looked at. */
export type Filled = Made & { way: 'all' | 'changed'; why: string; unlike?: string[] };

/**
 * All pages, and beside them the same laid over the base, to be compared (rule operation.night-compared): the sample of a night is twelve
 * pages, this is all.
 */
async function fillAndCompare(dist: string, catalogue: CatalogueReader, { base, why }: Compared): Promise<Filled> {
  const laid = `${dist}-laid`;
  await clear(laid);
  const over = await fill(laid, catalogue, base).catch((error: unknown) => {
    if (error instanceof NeedsAllPages) return error;
    throw error;
  });
  const all = await fill(dist, catalogue, null);
  const isComparable = !(over instanceof NeedsAllPages) && over.faults.length === 0 && all.faults.length === 0;
  const unlike = isComparable ? await compareFacts(laid, dist) : undefined;
  await clear(laid);
  const notCompared = over instanceof NeedsAllPages ? [`Nothing could be compared: ${over.message}.`] : [];
  return { ...all, notes: [...all.notes, ...notCompared], way: 'all', why, unlike };
}

/** A release into `dist` by the way chosen; with all pages where the base does not do: `why` says so then. */
export async function fillRelease(dist: string, catalogue: CatalogueReader, way: Way): Promise<Filled> {
  await clear(dist);
  if (way.kind === 'compared') return fillAndCompare(dist, catalogue, way);
  if (way.kind === 'all') return { ...(await fill(dist, catalogue, null)), way: 'all', why: way.why };
  try {
    return { ...(await fill(dist, catalogue, way.base)), way: 'changed', why: way.why };
  } catch (error) {
    if (!(error instanceof NeedsAllPages)) throw error;
    console.log(`All pages are made: ${error.message}.`);
    await clear(dist);
    return { ...(await fill(dist, catalogue, null)), way: 'all', why: error.message };
  }
}
