import { existsSync } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { setTitleSchema } from '#api/set-facts.ts';
import { lookUp } from '#domain/look-up-own-key.ts';
import type { SetTitle } from '#domain/part/set-title.ts';
import type { Log } from '../log.ts';
import { createPageIndex, type PageIndex } from './canonical-path.ts';
import { type ClientFile, type ClientFiles, listClientFiles, listOlderPieces } from './client-files.ts';
import { createFileMemory, type FileMemory } from './file-memory.ts';

/** What the release step writes beside the files it made. */
const releaseFileSchema = z.object({
  id: z.string(),
  builtAt: z.iso.datetime(),
  inlineHashes: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
});

const picturesSchema = z.record(z.string(), z.object({ base: z.string(), widths: z.array(z.number()).min(1) }));

const titlesSchema = z.record(z.string(), setTitleSchema);

const termsSchema = z.record(z.string(), z.string());

const redirectsSchema = z.record(z.string(), z.string());

const notFoundPath = '/404';

/** Bytes of files that are held in memory: the thousand pages that are asked for most, with their scripts and photos. */
const memoryBytes = 32 * 2 ** 20;

type Next = () => void;
type AstroHandler = (request: IncomingMessage, response: ServerResponse, next: Next, locals: object) => unknown;

/** One built shop, loaded and ready to answer. */
export type Release = z.infer<typeof releaseFileSchema> & {
  folder: string;
  /** false where somebody has removed its folder from the disk: then it has what is in memory, and no more */
  isThere(): boolean;
  pages: PageIndex;
  /** the lists for programs, files without an ending (rule request.reading-interface) */
  lists: PageIndex;
  handle: AstroHandler;
  /** a file by its path, also a piece of an older page that is not in this release; or null. The page of unknown addresses has none */
  findFile: (path: string) => ClientFile | null;
  /** what an unknown address shows; null where pages are made when they are asked for */
  notFound: ClientFile | null;
  memory: FileMemory;
  pictureFor: (photoUrl: string) => string | null;
  /** the spoken name of a set; null for one that the release does not know */
  findTitle: (set: string) => SetTitle | null;
  /** the terms as text, by the country of the seller; null where the release has none */
  findTerms: (seller: string) => string | null;
};

async function readPictures(folder: string): Promise<Release['pictureFor']> {
  const pictures = picturesSchema.parse(JSON.parse(await readFile(join(folder, 'pictures.json'), 'utf8')));
  return (photoUrl) => {
    const picture = pictures[photoUrl];
    return picture ? `${picture.base}-${picture.widths[0]}.webp` : null;
  };
}

/** The names of sets of a release. Throws where there is none at `folder`. */
export async function readTitles(folder: string): Promise<Release['findTitle']> {
  const titles = titlesSchema.parse(JSON.parse(await readFile(join(folder, 'titles.json'), 'utf8')));
  return (set) => lookUp(titles, set) ?? null;
}

/** The terms of a release as they are mailed; a release of before has none. */
async function readTerms(folder: string): Promise<Release['findTerms']> {
  const text = await readFile(join(folder, 'terms.json'), 'utf8').catch(() => '{}');
  const terms = termsSchema.parse(JSON.parse(text));
  return (seller) => lookUp(terms, seller) ?? null;
}

/** Addresses that lead elsewhere; a release of before has none. */
async function readRedirects(folder: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(join(folder, 'redirects.json'), 'utf8').catch(() => '{}');
  return redirectsSchema.parse(JSON.parse(text));
}

/** Of the files of a release, those that are pages and lists by their addresses. */
function indexFiles(
  files: ClientFiles,
  older: ClientFiles,
  redirects: Readonly<Record<string, string>>,
): Pick<Release, 'pages' | 'lists' | 'findFile' | 'notFound'> {
  const notFound = files.get(notFoundPath);
  if (!notFound) throw new Error('the release has no page for unknown addresses');
  const paths = [...files.keys()].filter((path) => path !== notFoundPath);
  return {
    notFound,
    pages: createPageIndex(
      paths.filter((path) => files.get(path)?.isPage === true),
      redirects,
    ),
    lists: createPageIndex(paths.filter((path) => path.startsWith('/api/'))),
    findFile: (path) => (path === notFoundPath ? null : (files.get(path) ?? older.get(path) ?? null)),
  };
}

/**
 * Loads the program of a release. The adapter in it listens for rejected promises and would print the address of the request,
 * with the ids in it, and go on listening when the release is gone: `uncaught.ts` does it instead.
 */
async function importEntry(folder: string): Promise<{ handler: AstroHandler }> {
  const before = process.listeners('unhandledRejection');
  const entry = (await importFile(join(folder, 'entry.mjs'))) as { handler: AstroHandler };
  for (const listener of process.listeners('unhandledRejection')) {
    if (!before.includes(listener)) process.off('unhandledRejection', listener);
  }
  return entry;
}

const importFile = (file: string): Promise<unknown> => import(pathToFileURL(file).href);

/**
 * Loads what the program loads only when a page is first asked for. The first buyer after a start would wait for it, on a busy
 * machine for seconds; and a release of which a part cannot be loaded is found out before it is served.
 */
async function importPages(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => file.endsWith('.mjs')).map((file) => importFile(join(folder, file))));
}

/** Loads the release that `link` names. Throws with the path that is missing or broken; the caller keeps what it has. */
async function loadRelease(link: string): Promise<Release> {
  const folder = await realpath(link);
  const client = join(folder, 'client');
  const [file, files, pictureFor, findTitle, findTerms, redirects] = await Promise.all([
    readFile(join(folder, 'release.json'), 'utf8').then((text) => releaseFileSchema.parse(JSON.parse(text))),
    listClientFiles(client),
    readPictures(folder),
    readTitles(folder),
    readTerms(folder),
    readRedirects(folder),
  ]);
  const entry = await importEntry(join(folder, 'server'));
  await importPages(join(folder, 'server'));
  return {
    ...file,
    folder,
    isThere: () => existsSync(join(folder, 'release.json')),
    ...indexFiles(files, await listOlderPieces(folder, files), redirects),
    memory: createFileMemory(memoryBytes),
    handle: entry.handler,
    pictureFor,
    findTitle,
    findTerms,
  };
}

/** Milliseconds between two looks at the link. */
const lookEveryMs = 2_000;

export type ReleaseHolder = { current(): Release; look(): Promise<void>; stop(): void };

/**
 * Holds the release being served and follows the link to the next one without a restart: requests under way keep the
 * release they began with. A release that cannot be loaded is reported and the old one stays.
 */
export async function holdRelease(link: string, log: Log): Promise<ReleaseHolder> {
  let release = await loadRelease(link);
  let broken = '';
  const lookNow = async () => {
    const folder = await realpath(link).catch(() => '');
    if (folder === '' || folder === release.folder || folder === broken) return;
    try {
      release = await loadRelease(link);
      log.info('release-switched', { release: release.id });
    } catch (error) {
      broken = folder;
      log.error('release-broken', { release: folder.split('/').at(-1) ?? '' }, error);
    }
  };
  const look = () => log.job('look-for-release', lookNow);
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return { current: () => release, look, stop: () => clearInterval(timer) };
}
