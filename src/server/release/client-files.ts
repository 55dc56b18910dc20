import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { lookup } from 'mrmime';
import { productFeeds } from '#config/product-feeds.ts';
import { speculationRulesPath } from '#config/read-ahead.ts';
import type { Encoding } from '../encoding.ts';

/** What a browser does with an answer decides what it carries: shows it as a page, uses it in one, reads it as data. */
export type Use = 'document' | 'piece' | 'data' | 'list';

/** A file of the build by the address it answers, and how it lies on the disk. */
export type ClientFile = {
  /** true for what the frame's notice is written into */
  isPage: boolean;
  use: Use;
  type: string;
  cacheControl: string;
  /** file names by encoding; a page lies there in brotli alone (decision 0048) */
  stored: Partial<Record<Encoding | 'plain', string>>;
};

/** Files by their address, as it stands in links. */
export type ClientFiles = ReadonlyMap<string, ClientFile>;

/** Files whose address changes with their content. */
const isHashed = (path: string) => /^\/(?:_astro|photos)\//.test(path);

/** The lists for programs (rule request.reading-interface), files without an ending. */
const isList = (path: string): boolean => path.startsWith('/api/');

/** Seconds. */
const [fiveMinutes, day, year] = [300, 86_400, 31_536_000];

function howLong(path: string): string {
  if (isHashed(path)) return `public, max-age=${year}, immutable`;
  // long enough that a CDN answers the many who ask at once, short enough that a release is read soon
  if (isList(path)) return `public, max-age=${fiveMinutes}`;
  return path === speculationRulesPath ? `public, max-age=${day}` : 'public, max-age=0, must-revalidate';
}

const xml = 'application/xml; charset=utf-8';

/** What the list of types has no name for, or another one. */
const types: Record<string, string> = {
  ...Object.fromEntries(productFeeds.map(({ name }) => [`/feeds/${name}.xml`, xml])),
  '/favicon.ico': 'image/x-icon',
  [speculationRulesPath]: 'application/speculationrules+json',
};

const isText = (type: string): boolean => /^text\/|javascript|json|xml/.test(type);

function typeOf(path: string): string {
  const known = types[path];
  if (known !== undefined) return known;
  const type = isList(path) ? 'application/json' : (lookup(path) ?? 'application/octet-stream');
  return isText(type) ? `${type}; charset=utf-8` : type;
}

const pieces = /^\/(?:(?:_astro|photos|flags|og)\/.*\.(?:js|css|woff2|avif|webp|png|jpg)|[\w-]+\.(?:png|ico))$/;

/**
 * Pieces of a page, for which browsers ask by the dozen: the page's own headers hold for them. A worker is none, it goes by
 * the policy that comes with it; nor is a drawing, which can be opened by itself and hold scripts.
 */
export function useOf(path: string): Use {
  if (pieces.test(path) && !path.includes('worker')) return 'piece';
  if (isList(path)) return 'list';
  return /\.(?:json|xml|txt|pdf|webmanifest)$/.test(path) ? 'data' : 'document';
}

const endings: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };
const pageEnd = /(?:\/index)?\.html$/;

function toClientFile(path: string, isPage: boolean): ClientFile {
  const about = { stored: {}, cacheControl: howLong(path) };
  if (isPage) return { ...about, isPage, use: 'document', type: 'text/html; charset=utf-8' };
  return { ...about, isPage, use: useOf(path), type: typeOf(path) };
}

/** Of names that begin with a dot, those that have an agreed meaning are for everybody. */
const isHidden = (name: string): boolean => /(?:^|\/)\.(?!well-known\/)/.test(name);

/** Every file below `client` that may be asked for. */
export async function listClientFiles(client: string): Promise<Map<string, ClientFile>> {
  const files = new Map<string, ClientFile>();
  for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
    const stored = join(entry.parentPath, entry.name);
    const name = stored.slice(client.length + 1).replaceAll('\\', '/');
    if (entry.isDirectory() || isHidden(name)) continue;
    const encoding = endings[name.slice(-3)] ?? 'plain';
    const plainName = `/${encoding === 'plain' ? name : name.slice(0, -3)}`;
    const isPage = pageEnd.test(plainName);
    const path = isPage ? plainName.replace(pageEnd, '') || '/' : plainName;
    const file = files.get(path) ?? toClientFile(path, isPage);
    file.stored[encoding] = stored;
    files.set(path, file);
  }
  return files;
}

const hashedFolders = /^\/(?:_astro|photos|search|facts|drawings|flags|og|files)\//;

/** The folders of other releases beside this one, the oldest first; the link to the served one is none. */
async function listOtherReleases(folder: string): Promise<string[]> {
  const entries = await readdir(dirname(folder), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  return names
    .filter((name) => name !== basename(folder))
    .sort()
    .map((name) => join(dirname(folder), name));
}

/**
 * Pieces that pages of the other releases ask for and this one has not: who opened a page before a switch goes on with it.
 * Of two files the newest is taken; a release that is being removed has none.
 */
export async function listOlderPieces(folder: string, files: ClientFiles): Promise<ClientFiles> {
  const older = new Map<string, ClientFile>();
  for (const release of await listOtherReleases(folder)) {
    const found = await listClientFiles(join(release, 'client')).catch(() => new Map<string, ClientFile>());
    for (const [path, file] of found) if (hashedFolders.test(path) && !files.has(path)) older.set(path, file);
  }
  return older;
}
