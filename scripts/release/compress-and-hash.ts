import { existsSync } from 'node:fs';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { createHeldOnce } from './held-once.ts';
import { collectInlineHashes } from './inline-hashes.ts';
import { moveIslandStyle } from './island-style.ts';
import { listFiles } from './list-files.ts';
import { createLinker, linkFrom, type LinkSource } from './link-tree.ts';
import { createPageFiles, type PageFiles, type PageWords } from './page-files.ts';
import type { PageLedger, PageTraits } from './page-ledger.ts';
import type { PageList } from './page-list.ts';

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
const openBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/**
 * Brotli's quality for a file of the build: assets and the search index are compressed once for a long life (11); pages
 * change every night (5).
 */
export const brotliQuality = (file: string): number => (/_astro\/|(?:^|\/)search\/.*\.json$/.test(file) ? 11 : 5);

/** A release that the new one is laid over: files of it are linked where they are still right. */
export type Base = LinkSource & { release: string; ledger: PageLedger };

/** That a page which was not made anew would be another one now: all have to be made. */
export class NeedsAllPages extends Error {
  override readonly name = 'NeedsAllPages';
}

/** Whether the last release held the same, as it is or in brotli. */
async function isAsBefore(former: string, bytes: Buffer): Promise<boolean> {
  const before = packed.test(former)
    ? await readFile(`${former}.br`)
        .then((brotli) => openBrotli(brotli))
        .catch(() => null)
    : await readFile(former).catch(() => null);
  return before !== null && before.equals(bytes);
}

/** A shard of the search index below the folder that is named by the digest of all shards. */
const shard = /^search\/[0-9a-f]+\/(?=[^/]*$)/;

/** Where the last release has a file: a shard lies in another folder as soon as any other is another. */
async function createFormerOf(base: Base | null): Promise<(file: string) => string | null> {
  if (base === null) return () => null;
  const folders = await readdir(join(base.client, 'search'), { withFileTypes: true }).catch(() => []);
  const { name: digest } = folders.find((entry) => entry.isDirectory() && shard.test(`search/${entry.name}/`)) ?? {};
  return (file) => join(base.client, digest ? file.replace(shard, `search/${digest}/`) : file);
}

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
async function forEach<T>(items: Iterable<T>, atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Puts what pages share into files; gives the page as it is to be and what it brings. */
async function finishPage(
  path: string,
  files: PageFiles,
  words: PageWords,
): Promise<{ bytes: Buffer; traits: PageTraits }> {
  const whole = moveIslandStyle(await readFile(path, 'utf8'));
  const html = files.thin(whole);
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  // pages made on demand have it all inline, as it was
  for (const page of [whole, html]) collectInlineHashes(page, hashes);
  const [scripts, inlineStyles] = [[...hashes.scripts].toSorted(), [...hashes.styles].toSorted()];
  return { bytes: Buffer.from(html), traits: { ...words, files: files.namedBy(html), scripts, inlineStyles } };
}

/** Files that are text, by their path below `client`. */
const listTexts = async (client: string): Promise<string[]> =>
  (await listFiles(client)).filter((file) => text.test(file));

type Listed = PageList['all'][number];

/** Pages and files of the shop that were not made anew. Throws where the last release has no such page. */
function listKept(pages: PageList | null, base: Base | null): Listed[] {
  if (pages === null) return [];
  const made = new Set(pages.made);
  const kept = pages.all.filter(({ path }) => !made.has(path));
  const lost = kept.find(({ file }) => base?.ledger.pages[file] === undefined);
  if (lost) throw new NeedsAllPages(`the last release has no ${lost.file}`);
  return kept;
}

/** Pages of a kind have their first rules in them: when those of one are others, those of all are (decision 0069). */
function requireSameRules(kept: readonly Listed[], shared: PageFiles, { ledger }: Base): void {
  const styles = new Set(kept.flatMap(({ file }) => ledger.pages[file]?.traits?.styles ?? []));
  const other = [...styles].find((key) => shared.digestFirst(key) !== (ledger.first[key] ?? ''));
  if (other !== undefined) throw new NeedsAllPages('the rules of the first paint are others');
}

/** What the release has of all pages, made anew or kept. */
function writeDown(pages: PageList | null, traits: ReadonlyMap<string, PageTraits>, shared: PageFiles): PageLedger {
  const listed = new Map((pages?.all ?? []).map((one) => [one.file, one]));
  const files = new Set([...listed.keys(), ...traits.keys()]);
  const rows = [...files].map((file) => {
    const { path = '', key = null } = listed.get(file) ?? {};
    return [file, { path, key, traits: traits.get(file) ?? null }] as const;
  });
  const styles = new Set([...traits.values()].map((one) => one.styles));
  return {
    pages: Object.fromEntries(rows),
    first: Object.fromEntries([...styles].map((key) => [key, shared.digestFirst(key)])),
  };
}

type Finished = { scripts: string[]; styles: string[]; ledger: PageLedger; kept: number };

/** `linked`: files that are those of the base on the disk, and finished. */
type Finishing = { pages?: PageList | null; base?: Base | null; linked?: ReadonlySet<string> };

/**
 * Compresses the text files beside themselves, has the pages that were not made anew be those of the `base`, and gives the
 * inline hashes of all pages. Throws `NeedsAllPages` when those of the base would not be right any more.
 */
export async function finishClient(
  client: string,
  { pages = null, base = null, linked = new Set() }: Finishing = {},
): Promise<Finished> {
  const shared = createPageFiles(client);
  const files = (await listTexts(client)).filter((file) => !linked.has(file));
  const words = new Map<string, PageWords>();
  const traits = new Map<string, PageTraits>();
  const holdOnce = createHeldOnce<PageTraits>();
  const kept = listKept(pages, base);
  await forEach(
    files.filter((file) => file.endsWith('.html')),
    8,
    async (file) => {
      words.set(file, shared.notice(await readFile(join(client, file), 'utf8')));
    },
  );
  for (const { file } of kept) {
    const own = base?.ledger.pages[file]?.traits;
    if (!own) continue;
    shared.remember(own);
    traits.set(file, own);
  }
  if (base) requireSameRules(kept, shared, base);
  const formerOf = await createFormerOf(base);
  const pack = async (file: string, bytes: Buffer) => {
    const [path, former] = [join(client, file), formerOf(file)];
    if (former !== null && (await isAsBefore(former, bytes)) && (await linkFrom(former, path))) {
      if (packed.test(path)) await rm(path, { force: true });
      return;
    }
    await compress(path, bytes, list.test(file) ? smallestList : smallest);
  };
  await forEach(files, 8, async (file) => {
    const path = join(client, file);
    const own = words.get(file);
    if (own === undefined) return pack(file, await readFile(path));
    const finished = await finishPage(path, shared, own);
    traits.set(file, holdOnce(finished.traits));
    return pack(file, finished.bytes);
  });
  await forEach(shared.paths(), 8, async (file) => pack(file, await readFile(join(client, file))));
  if (base) linkKept(client, base, kept, traits);
  const union = (pick: (one: PageTraits) => string[]) => [...new Set([...traits.values()].flatMap(pick))].toSorted();
  return {
    scripts: union((one) => one.scripts),
    styles: union((one) => one.inlineStyles),
    ledger: writeDown(pages, traits, shared),
    kept: kept.length,
  };
}

/** The kept pages and files, and what pages ask for that the build made for them: pictures, shared files. */
function linkKept(client: string, base: Base, kept: readonly Listed[], traits: ReadonlyMap<string, PageTraits>): void {
  const link = createLinker(base, client);
  const asked = new Set([...traits.values()].flatMap(({ files }) => files));
  const lacking = [...asked].filter((file) => !existsSync(join(client, file)));
  for (const file of [...kept.map((one) => one.file), ...lacking])
    if (!link(file)) throw new NeedsAllPages(`the last release has lost ${file}`);
}
