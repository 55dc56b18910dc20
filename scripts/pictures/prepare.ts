/**
 * `npm run make -- pictures [--describe]`: fetches the photos that parts and articles of the snapshot name, each once, and makes
 * them into files of ours (`public/photos`) with a manifest that the build reads. What exists is kept; with nothing new it
 * ends at once.
 * `--describe` writes the manifest alone: the dev server makes a file when a page asks for it.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { readCatalogue } from '#collections/catalogue.ts';
import { type PictureManifest, pictureManifestSchema, type PreparedPicture } from '#collections/pictures.ts';
import { succeed } from '#domain/failure.ts';
import { listPhotoUrls } from '#domain/news/article.ts';
import { inParallel } from '../catalogue/in-parallel.ts';
import { takeLock } from '../catalogue/lock.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { describePhoto, type MadeFiles, makeFiles } from './make-files.ts';
import { readPictureSettings, type PictureSettings } from './settings.ts';

/** Only files that this step has made, or was making when it was ended, are ever removed. */
const ownFile = /^([0-9a-f]{12})-(\d+\.avif|\d+\.webp|social\.jpg)(\.[0-9a-f-]{36}\.part)?$/;

/** Removes the files of photos that no part uses any more; gives how many went. */
async function sweepPhotos(folder: string, manifest: PictureManifest): Promise<number> {
  const used = new Set(Object.values(manifest).map(({ base }) => basename(base)));
  const isOrphan = (name: string): boolean => {
    const [, hash, , part] = ownFile.exec(name) ?? [];
    return hash !== undefined && (part !== undefined || !used.has(hash));
  };
  const orphans = (await readdir(folder)).filter(isOrphan);
  for (const name of orphans) await rm(join(folder, name), { force: true });
  return orphans.length;
}

/** Share of photos that may be missing before the shop is not built with the rest; one always may. */
const missingLimit = 0.02;
/** Photos at a time; each keeps one processor busy. */
const atOnce = 2;

/** `missing`: a line for each photo that could not be had; its pages are made without it. */
export type Pictures = { ok: boolean; lines: string[]; missing?: string[] };

type Prepared = { url: string } & ({ picture: PreparedPicture; made: number } | { why: string });

type Make = (bytes: Buffer, folder: string, former: PreparedPicture | null) => Promise<MadeFiles>;

const describeOnly: Make = async (bytes) => ({ picture: await describePhoto(bytes), made: 0 });

type Work = { settings: PictureSettings; now: number; make: Make; former: PictureManifest };

async function prepareOne(url: string, { settings, now, make, former }: Work): Promise<Prepared> {
  const fetched = await fetchPhoto(url, settings, now);
  if (!fetched.ok) return { url, why: fetched.why };
  try {
    return { url, ...(await make(fetched.bytes, settings.photoFolder, former[url] ?? null)) };
  } catch (error) {
    return { url, why: error instanceof Error ? error.message : String(error) };
  }
}

async function writeManifest(path: string, manifest: PictureManifest): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, `${JSON.stringify(manifest, null, 1)}\n`);
  await rename(`${path}.part`, path);
}

/** What was prepared the last time; nothing where that is not there or cannot be read. */
async function readFormer(path: string): Promise<PictureManifest> {
  try {
    return pictureManifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return {};
  }
}

const summarise = (done: Prepared[], removed: number): string => {
  const made = done.reduce((sum, one) => sum + ('made' in one ? one.made : 0), 0);
  return made + removed === 0
    ? `Pictures are up to date (${done.length} photos).`
    : `Pictures: ${made} files made from ${done.length} photos, ${removed} removed.`;
};

/**
 * Prepares `urls` (as the commerce API writes them) and writes the manifest. `ok` is false when more than 2 % are missing;
 * files and manifest then stay as they were. Those of `extras` (the news) are prepared too, and none of them need be there.
 * With `isDescribing` only the manifest is written.
 */
export async function preparePictures(
  urls: string[],
  settings: PictureSettings,
  now: number,
  extras: readonly string[] = [],
  isDescribing = false,
): Promise<Pictures> {
  sharp.concurrency(1);
  const make = isDescribing ? describeOnly : makeFiles;
  await mkdir(settings.photoFolder, { recursive: true });
  const needed = new Set(urls);
  const distinct = [...needed.union(new Set(extras))].toSorted();
  const work: Work = { settings, now, make, former: await readFormer(settings.manifestPath) };
  const worked = await inParallel(distinct, atOnce, async (url) => succeed(await prepareOne(url, work)));
  const done = worked.ok ? worked.value : [];
  const lost = done.filter((one) => 'why' in one);
  const missing = lost.map(({ url, why }) => `Missing photo ${url}: ${why}`);
  const neededAndLost = lost.filter(({ url }) => needed.has(url)).length;
  const isTooMany = neededAndLost > Math.max(1, needed.size * missingLimit);
  if (isTooMany || (neededAndLost > 0 && neededAndLost === needed.size)) {
    return {
      ok: false,
      lines: [...missing.slice(0, 20), `${neededAndLost} of ${needed.size} photos are missing. Nothing was changed.`],
    };
  }
  const manifest = Object.fromEntries(done.flatMap((one) => ('picture' in one ? [[one.url, one.picture]] : [])));
  await writeManifest(settings.manifestPath, manifest);
  if (isDescribing) return { ok: true, lines: missing };
  const removed = await sweepPhotos(settings.photoFolder, manifest);
  return { ok: true, lines: [...missing, summarise(done, removed)], missing };
}

/** Alone on the cache, because what one run is making another would sweep away. */
async function prepareAlone(
  urls: string[],
  extras: readonly string[],
  settings: PictureSettings,
  isDescribing: boolean,
): Promise<Pictures> {
  const lock = await takeLock(dirname(settings.manifestPath));
  if (lock === null) return { ok: false, lines: ['Pictures are being prepared already, by another program.'] };
  try {
    return await preparePictures(urls, settings, Date.now(), extras, isDescribing);
  } finally {
    lock.release();
  }
}

async function main(args: string[]): Promise<number> {
  const read = readPictureSettings(process.env);
  if (!read.ok) {
    console.error(read.faults.join('\n'));
    return 1;
  }
  const { parts, news = [] } = readCatalogue();
  const urls = parts.flatMap((part) => part.photos.map(({ url }) => url));
  const extras = news.flatMap(listPhotoUrls);
  const pictures = await prepareAlone(urls, extras, read.settings, args.includes('--describe'));
  const { ok, lines } = pictures;
  // who started this may want it as data
  process.send?.(pictures);
  if (ok) for (const line of lines) console.log(line);
  else console.error(lines.join('\n'));
  return ok ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
