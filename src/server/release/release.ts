import { existsSync } from 'node:fs';
import { readFile, readdir, realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { z } from 'zod';
import { productFeeds } from '#config/product-feeds.ts';
import type { SetTitle } from '#domain/part/set-title.ts';
import { speculationRulesPath } from '#config/read-ahead.ts';
import { lookUp } from '#domain/look-up-own-key.ts';
import { createPageIndex, type PageIndex } from '../http/canonical-path.ts';
import { readPackedPage } from '../http/marquee-page.ts';

/** What the release step writes beside the files it made. */
const releaseFileSchema = z.object({
  id: z.string(),
  builtAt: z.iso.datetime(),
  inlineHashes: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
});

const picturesSchema = z.record(z.string(), z.object({ base: z.string(), widths: z.array(z.number()).min(1) }));

const titlesSchema = z.record(
  z.string(),
  z.strictObject({ what: z.string(), engines: z.string(), traits: z.string(), pieces: z.string() }),
);

type Next = () => void;
type AstroHandler = (request: IncomingMessage, response: ServerResponse, next: Next, locals: object) => unknown;

/** One built shop, loaded and ready to answer. */
export type Release = z.infer<typeof releaseFileSchema> & {
  folder: string;
  pages: PageIndex;
  /** the lists for programs, files without an ending (rule request.reading-interface) */
  lists: PageIndex;
  serveFile: (request: IncomingMessage, response: ServerResponse, next: Next) => void;
  handle: AstroHandler;
  notFoundHtml: string;
  /** file of a page by its path in an address, or null */
  pageFile: (path: string) => string | null;
  /** file of a product feed, in brotli, or null */
  feedFile: (path: string) => string | null;
  pictureFor: (photoUrl: string) => string | null;
  /** the spoken name of a set; null for one that the release does not know */
  findTitle: (set: string) => SetTitle | null;
};

/** Pages are kept in brotli alone (decision 0048). */
const pageName = 'index.html.br';

/** Page paths of the release: every folder with a page. */
async function listPages(client: string): Promise<string[]> {
  const entries = await readdir(client, { recursive: true });
  const pages = entries.filter((entry) => entry === pageName || entry.endsWith(`/${pageName}`));
  return pages.map((entry) => `/${entry.slice(0, -pageName.length).replace(/\/$/, '')}`);
}

/** Addresses of the lists: every file below /api, without those compressed beside them. */
async function listLists(client: string): Promise<string[]> {
  const entries = await readdir(join(client, 'api'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(client.length));
}

/** Files whose address changes with their content; of the search index that is all but its root. */
const isHashed = (path: string) => /^\/(?:_astro|photos|search\/[0-9a-f]{12})\//.test(path);

/** Seconds. */
const [fiveMinutes, day, year] = [300, 86_400, 31_536_000];

function howLong(path: string): string {
  if (isHashed(path)) return `public, max-age=${year}, immutable`;
  // long enough that a CDN answers the many who ask at once, short enough that a release is read soon
  if (isList(path)) return `public, max-age=${fiveMinutes}`;
  return path === speculationRulesPath ? `public, max-age=${day}` : 'public, max-age=0, must-revalidate';
}

const isList = (path: string): boolean => path.startsWith('/api/');

/** Lists may be read from any page: they are the same for everybody, and no cookie goes with the question. */
const listHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Of a product feed. */
export const feedType = 'application/xml; charset=utf-8';

/** What sirv has no name for, or another one. */
const types: Record<string, string> = {
  ...Object.fromEntries(productFeeds.map(({ name }) => [`/feeds/${name}.xml`, feedType])),
  '/favicon.ico': 'image/x-icon',
  '/llms.txt': 'text/plain; charset=utf-8',
  [speculationRulesPath]: 'application/speculationrules+json',
};

const serveFiles = (client: string): Release['serveFile'] =>
  sirv(client, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      // the front may have said already how long it may be kept
      if (!response.hasHeader('cache-control')) response.setHeader('cache-control', howLong(path));
      response.setHeader('vary', 'Accept-Encoding');
      const type = types[path];
      if (type) response.setHeader('content-type', type);
      if (isList(path)) for (const [name, value] of Object.entries(listHeaders)) response.setHeader(name, value);
    },
  });

async function readPictures(folder: string): Promise<Release['pictureFor']> {
  const pictures = picturesSchema.parse(JSON.parse(await readFile(join(folder, 'pictures.json'), 'utf8')));
  return (photoUrl) => {
    const picture = pictures[photoUrl];
    return picture ? `${picture.base}-${picture.widths[0]}.webp` : null;
  };
}

/** Product feeds are kept like pages, in brotli alone. */
const findFeedFile =
  (client: string): Release['feedFile'] =>
  (path) => {
    const name = productFeeds.find((feed) => path === `/feeds/${feed.name}.xml`)?.name;
    const file = join(client, 'feeds', `${name}.xml.br`);
    return name !== undefined && existsSync(file) ? file : null;
  };

/** The names of sets of a release. Throws where there is none at `folder`. */
export async function readTitles(folder: string): Promise<Release['findTitle']> {
  const titles = titlesSchema.parse(JSON.parse(await readFile(join(folder, 'titles.json'), 'utf8')));
  return (set) => lookUp(titles, set) ?? null;
}

const findPageFile =
  (client: string, pages: PageIndex): Release['pageFile'] =>
  (path) => {
    const name = tryDecode(path);
    return name !== null && pages.has(name) ? join(client, name, pageName) : null;
  };

function tryDecode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
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
export async function loadRelease(link: string): Promise<Release> {
  const folder = await realpath(link);
  const client = join(folder, 'client');
  const [file, paths, lists, notFoundHtml, pictureFor, findTitle] = await Promise.all([
    readFile(join(folder, 'release.json'), 'utf8').then((text) => releaseFileSchema.parse(JSON.parse(text))),
    listPages(client),
    listLists(client),
    readPackedPage(join(client, '404.html.br')),
    readPictures(folder),
    readTitles(folder),
  ]);
  const entry = await importEntry(join(folder, 'server'));
  await importPages(join(folder, 'server'));
  const pages = createPageIndex(paths);
  return {
    ...file,
    folder,
    pages,
    lists: createPageIndex(lists),
    pageFile: findPageFile(client, pages),
    feedFile: findFeedFile(client),
    serveFile: serveFiles(client),
    handle: entry.handler,
    notFoundHtml,
    pictureFor,
    findTitle,
  };
}
