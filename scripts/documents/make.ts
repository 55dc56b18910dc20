/**
 * `npm run make -- documents`: makes the PDF files of `content/downloads.yml` out of `content/documents`, or takes the original
 * from `content/documents/originals`, and puts them under /files. A file whose text, figures and data are as they were is
 * taken from the cache.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type CatalogueReader, readCatalogue } from '#collections/catalogue.ts';
import type { Download } from '#domain/document/document.ts';
import { listEditions } from '#domain/document/document-link.ts';
import { readNounFile } from '#editors/noun-file.ts';
import { fillPieces } from './pieces.ts';
import { DocumentError, readDocument } from './source.ts';
import { toSheet, type Edition } from './sheet.ts';
import { digestTypesetting, typeset } from './typeset.ts';

/** Where the texts are, where finished files are kept between runs, and the folder that is served under /files. */
export type DocumentSettings = { sources: string; originals: string; cache: string; folder: string };

/** Settings out of the environment: DOCUMENT_CACHE and DOCUMENT_DIR. */
const readDocumentSettings = (environment: Record<string, string | undefined>): DocumentSettings => ({
  sources: join('content', 'documents'),
  originals: join('content', 'documents', 'originals'),
  cache: environment.DOCUMENT_CACHE || join('.cache', 'documents'),
  folder: environment.DOCUMENT_DIR || join('public', 'files'),
});

/** One file to be there in the end. `name` without its ending. */
export type WantedFile = Edition & { name: string };

/** Every edition of every listed document. */
const listWantedFiles = (list: readonly Download[] = readNounFile('downloads').documents): WantedFile[] =>
  list.flatMap((document) =>
    listEditions(document).map(({ title, file }) => ({
      name: basename(file, '.pdf'),
      number: document.number,
      title,
      kind: document.kind,
    })),
  );

type Work = { settings: DocumentSettings; typesetting: string; catalogue: () => CatalogueReader };
type Made = { name: string; way: 'drawn' | 'kept' | 'original' };

async function put(bytes: Buffer, path: string): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
}

async function drawOrKeep(wanted: WantedFile, file: string, work: Work): Promise<Made> {
  const { settings, typesetting, catalogue } = work;
  const source = readDocument(file);
  const sheet = JSON.stringify(toSheet(wanted, source, fillPieces(source.blocks, catalogue)));
  const digest = createHash('sha256').update(typesetting).update(sheet).digest('hex');
  const path = join(settings.cache, `${digest}.pdf`);
  const kept = await readFile(path).catch(() => null);
  const bytes = kept ?? (await typeset(sheet));
  if (kept === null) await put(bytes, path);
  await put(bytes, join(settings.folder, `${wanted.name}.pdf`));
  return { name: wanted.name, way: kept === null ? 'drawn' : 'kept' };
}

async function makeOne(wanted: WantedFile, work: Work): Promise<Made> {
  const [file, original] = [
    join(work.settings.sources, `${wanted.name}.md`),
    join(work.settings.originals, `${wanted.name}.pdf`),
  ];
  if (existsSync(original)) {
    await copyFile(original, join(work.settings.folder, `${wanted.name}.pdf`));
    return { name: wanted.name, way: 'original' };
  }
  if (!existsSync(file))
    throw new DocumentError(
      `${wanted.name}.pdf is listed in content/downloads.yml: write ${file}, or put the original into ${work.settings.originals}`,
    );
  try {
    return await drawOrKeep(wanted, file, work);
  } catch (error) {
    if (!(error instanceof DocumentError) || error.message.startsWith(file)) throw error;
    throw new DocumentError(`${file}: ${error.message}`);
  }
}

/** Cached files that were drawn long ago; one that is still wanted is drawn again, which costs a second. */
async function sweepCache({ cache }: DocumentSettings, now: number): Promise<void> {
  const keptDays = 14;
  for (const file of await readdir(cache)) {
    const { mtimeMs } = await stat(join(cache, file));
    if (now - mtimeMs > keptDays * 24 * 60 * 60 * 1000) await rm(join(cache, file), { force: true });
  }
}

async function sweep(folder: string, wanted: readonly WantedFile[]): Promise<void> {
  const names = new Set(wanted.map(({ name }) => `${name}.pdf`));
  for (const file of await readdir(folder)) if (/\.pdf$/.test(file) && !names.has(file)) await rm(join(folder, file));
}

/** Texts that no listed file asks for; each is a mistake in one of the two. */
const findUnlisted = (settings: DocumentSettings, wanted: readonly WantedFile[]): string[] =>
  readdirSync(settings.sources)
    .filter((file) => file.endsWith('.md') && !wanted.some(({ name }) => `${name}.md` === file))
    .map((file) => `${join(settings.sources, file)}: no entry of content/downloads.yml asks for it`);

/**
 * Makes the wanted files; gives what was done for each. Throws DocumentError for a text that is missing, not listed or not
 * understood; files that are there already then stay.
 */
export async function makeDocuments(
  settings: DocumentSettings,
  wanted: readonly WantedFile[] = listWantedFiles(),
  catalogue: () => CatalogueReader = readCatalogue,
): Promise<Made[]> {
  await mkdir(settings.cache, { recursive: true });
  await mkdir(settings.folder, { recursive: true });
  const unlisted = findUnlisted(settings, wanted);
  if (unlisted.length > 0) throw new DocumentError(unlisted.join('\n'));
  const work: Work = { settings, typesetting: digestTypesetting(), catalogue };
  const made: Made[] = [];
  for (const one of wanted) made.push(await makeOne(one, work));
  await sweep(settings.folder, wanted);
  return made;
}

async function main(): Promise<number> {
  try {
    const settings = readDocumentSettings(process.env);
    const made = await makeDocuments(settings);
    await sweepCache(settings, Date.now());
    const drawn = made.filter(({ way }) => way === 'drawn').length;
    console.log(
      drawn === 0 ? `Documents are up to date (${made.length}).` : `Documents: ${drawn} of ${made.length} drawn.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error.message);
    return 1;
  }
}

if (import.meta.main) process.exitCode = await main();
