import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './list-files.ts';
import type { ReleaseFile } from './release-file.ts';

/** The lists for programs have no ending: their addresses are those of the seller's own calls. */
const list = /^api\//;
/** What is kept in brotli alone. */
const packed = /\.html$|\/feeds\/[^/]+\.xml$/;
const text = /\.(html|css|js|mjs|json|xml|txt|svg|webmanifest)$|^api\//;
/** Bytes: what is less travels in one packet with its headers either way. */
const smallest = 128;
/** The same of the lists, of which most are of one engine: two more files for each of those would fill blocks of the disk. */
const smallestList = 4096;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Brotli's quality for a file of the build: assets and the search index are compressed once for a long life (11); pages
 * change every night (5).
 */
export const brotliQuality = (file: string): number => (/_astro\/|(?:^|\/)search\/.*\.json$/.test(file) ? 11 : 5);

/**
 * Writes the compressed file beside its own: brotli, which every browser of today reads over https, and gzip. Pages and
 * product feeds are kept in brotli alone: as they are they would be two thirds of a release on the disk that nobody asks for
 * (decision 0048).
 */
async function compress(path: string, bytes: Buffer, least = smallest): Promise<void> {
  const isPacked = packed.test(path);
  if (bytes.length < least && !isPacked) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(path),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${path}.br`, await compressBrotli(bytes, { params }));
  if (isPacked) await rm(path);
  else await writeFile(`${path}.gz`, await compressGzip(bytes, { level: 6 }));
}

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="(?:application\/(?:ld\+)?json|speculationrules)")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Pages have a few scripts and styles between them: each is digested once. */
const known = new Map<string, string>();
/** Scripts that hold something of one page are not kept. */
const mostKnown = 500;

function hashOf(text: string): string {
  const hash = known.get(text) ?? `sha256-${createHash('sha256').update(text).digest('base64')}`;
  // in letters of its own: what is cut out of a page holds on to all of it
  if (known.size < mostKnown && !known.has(text)) known.set(Buffer.from(text).toString(), hash);
  return hash;
}

/** Adds the content-security-policy hashes of a page's inline scripts and styles to the sets. */
function collectInlineHashes(html: string, into: { scripts: Set<string>; styles: Set<string> }): void {
  for (const [, text = ''] of html.matchAll(inlineScript)) if (text.trim()) into.scripts.add(hashOf(text));
  for (const [, text = ''] of html.matchAll(inlineStyle)) if (text.trim()) into.styles.add(hashOf(text));
}

/** Runs `work` over the items, a few at a time. */
async function forEach<T>(items: Iterable<T>, atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * Compresses the text files of a client folder beside themselves, and gives the hashes of all inline scripts and styles of pages;
 * `onDemand`: styles of those that are made for one request.
 */
export async function finishClient(
  client: string,
  onDemand: readonly string[] = [],
): Promise<ReleaseFile['inlineHashes']> {
  const files = (await listFiles(client)).filter((file) => text.test(file));
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const style of onDemand) collectInlineHashes(`<style>${style}</style>`, hashes);
  await forEach(files, 8, async (file) => {
    const bytes = await readFile(join(client, file));
    if (file.endsWith('.html')) collectInlineHashes(bytes.toString(), hashes);
    await compress(join(client, file), bytes, list.test(file) ? smallestList : smallest);
  });
  return { scripts: [...hashes.scripts].toSorted(), styles: [...hashes.styles].toSorted() };
}
