import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { collectInlineHashes } from './inline-hashes.ts';
import { moveIslandStyle } from './island-style.ts';
import { createPageFiles, type PageFiles } from './page-files.ts';

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

/** Runs `work` over the items, a few at a time. */
async function forEach<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

type InlineHashes = { scripts: Set<string>; styles: Set<string> };

/** Puts what pages share into files and notes what is inline; gives the page as it now is on the disk. */
async function finishPage(path: string, files: PageFiles, hashes: InlineHashes): Promise<Buffer> {
  const built = await readFile(path, 'utf8');
  const whole = moveIslandStyle(built);
  const html = files.thin(whole);
  // pages made on demand have it all inline, as it was
  for (const page of [whole, html]) collectInlineHashes(page, hashes);
  return Buffer.from(html);
}

/** Files that are text, by their path below `client`. */
const listTexts = async (client: string): Promise<string[]> =>
  (await readdir(client, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(client, join(parentPath, name)))
    .filter((file) => text.test(file));

/** Compresses the text files beside themselves and gives the inline hashes of all pages. */
export async function finishClient(client: string): Promise<{ scripts: string[]; styles: string[] }> {
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  const shared = createPageFiles(client);
  const files = await listTexts(client);
  const pages = files.filter((file) => file.endsWith('.html'));
  await forEach(pages, 8, async (file) => shared.notice(await readFile(join(client, file), 'utf8')));
  await forEach(files, 8, async (file) => {
    const path = join(client, file);
    const bytes = file.endsWith('.html') ? await finishPage(path, shared, hashes) : await readFile(path);
    await compress(path, bytes, list.test(file) ? smallestList : smallest);
  });
  await forEach(shared.paths(), 8, async (file) => compress(join(client, file), await readFile(join(client, file))));
  return { scripts: [...hashes.scripts].sort(), styles: [...hashes.styles].sort() };
}
