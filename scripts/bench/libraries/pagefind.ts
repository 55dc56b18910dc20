import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SearchDocument } from './library.ts';
import { libraryFolder } from './packages.ts';

type Index = {
  addCustomRecord(record: object): Promise<unknown>;
  getFiles(): Promise<{ files: { path: string; content: Uint8Array }[] }>;
};
type Pagefind = { createIndex(options: object): Promise<{ index: Index }>; close(): Promise<null> };

type PagefindFiles = { files: ReadonlyMap<string, Buffer>; ms: number };

/** Pagefind's own files, by path: each part is one of its records, with the number as title. */
export async function buildPagefind(documents: readonly SearchDocument[]): Promise<PagefindFiles> {
  const path = resolve(libraryFolder, 'node_modules/pagefind/lib/index.js');
  const { createIndex, close } = (await import(pathToFileURL(path).href)) as Pagefind;
  const begun = performance.now();
  const { index } = await createIndex({ includeCharacters: '.+' });
  for (const { slug, number, title, fits, replaces } of documents)
    await index.addCustomRecord({
      url: `/details/${slug}`,
      content: `${number} ${title} ${fits} ${replaces}`,
      language: 'en',
      meta: { title: number },
    });
  const { files } = await index.getFiles();
  const ms = performance.now() - begun;
  await close();
  return { files: new Map(files.map(({ path: name, content }) => [`/pagefind/${name}`, Buffer.from(content)])), ms };
}

/** The script of the page: an answer is a search and, because the search gives only keys, the first record behind it. */
export const pagefindScript = `
  import * as pagefind from '/pagefind/pagefind.js';
  const begun = performance.now();
  await pagefind.init();
  globalThis.ask = async (typed) => {
    const { results } = await pagefind.search(typed);
    const first = results[0] && (await results[0].data());
    return first ? [first.meta.title] : [];
  };
  globalThis.ready = performance.now() - begun;`;
