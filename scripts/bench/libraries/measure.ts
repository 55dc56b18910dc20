import { gzipSync } from 'node:zlib';
import { summarise } from '../browser/figures.ts';
import { compress, serveFiles, type ServedFile } from '../browser/serve.ts';
import { openSlowPage } from '../browser/slow-page.ts';
import { spellings } from '../spellings.ts';
import { buildIndex, bundleForBrowser, type LibraryName } from './bundle.ts';
import type { SearchDocument } from './library.ts';
import { buildPagefind, pagefindScript } from './pagefind.ts';

export const libraryNames = ['minisearch', 'flexsearch', 'orama', 'ufuzzy', 'pagefind'] as const;

export type Measured = {
  buildMs: number;
  /** until the index that was fetched can be asked */
  openMs: number;
  /** all that was fetched until the first answer, the script included, in bytes of brotli */
  firstBytes: number;
  /** of the script alone; null for Pagefind, whose script is one of many files */
  libraryBytes: number | null;
  gzipBytes: number | null;
  keys: { median: number; p95: number };
  /** what came first for each of the spellings */
  found: string[];
};
type Prepared = { buildMs: number; find: (path: string) => ServedFile | null };

const page: ServedFile = { type: 'text/html', body: '<!doctype html><script type="module" src="/search.js"></script>' };
/** The best of brotli for an index of moderate size; minutes of it would be spent on a big one. */
const qualityFor = (bytes: number): number => (bytes < 8_000_000 ? 11 : 9);

async function preparePagefind(documents: readonly SearchDocument[]): Promise<Prepared> {
  const { files, ms } = await buildPagefind(documents);
  const find = (path: string): ServedFile | null => {
    const body = path === '/search.js' ? pagefindScript : files.get(path);
    const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    return body === undefined ? null : { type, body };
  };
  return { buildMs: ms, find };
}

async function prepareIndex(name: LibraryName, documents: readonly SearchDocument[]): Promise<Prepared> {
  const { index, ms } = await buildIndex(name, documents);
  const files = new Map<string, ServedFile>([
    ['/search.js', { type: 'text/javascript', body: await bundleForBrowser(name) }],
    ['/index', { type: 'text/plain', body: index }],
  ]);
  return { buildMs: ms, find: (path) => files.get(path) ?? null };
}

/** Builds the index of one library, fetches it into a slow Chromium and types every spelling there. */
export async function measureLibrary(
  name: (typeof libraryNames)[number],
  documents: readonly SearchDocument[],
): Promise<Measured> {
  const isWhole = name !== 'pagefind';
  const { buildMs, find } = await (isWhole ? prepareIndex(name, documents) : preparePagefind(documents));
  const index = find('/index')?.body ?? '';
  const served = await serveFiles((path) => (path === '/' ? page : find(path)), qualityFor(index.length));
  const slow = await openSlowPage();
  try {
    const openMs = await slow.open(`${served.url}/`);
    await slow.findFirst([spellings[1]?.typed ?? '']);
    const firstBytes = served.takeBytes();
    const texts = spellings.map(({ typed }) => typed);
    return {
      buildMs,
      openMs,
      firstBytes,
      libraryBytes: isWhole ? compress(find('/search.js')?.body ?? '', 11).length : null,
      gzipBytes: isWhole ? gzipSync(index, { level: 9 }).length : null,
      keys: summarise(await slow.type(texts)),
      found: await slow.findFirst(texts),
    };
  } finally {
    await slow.end();
    served.end();
  }
}
