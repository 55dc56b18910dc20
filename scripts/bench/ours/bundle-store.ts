import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { SearchAnswer } from '#domain/search/search-answer.ts';

type Outcome = { ok: true; value: SearchAnswer } | { ok: false; failure: object };

/** The search as a page has it. */
export type InstantSearch = { ask(query: string, options: { limit: number }): Promise<Outcome> };

/** What the search fetches with, as in `api/call`: the file at a path, read by a schema. */
export type Call = (
  path: string,
  schema: { safeParse(json: unknown): { data?: unknown } },
) => Promise<{ ok: true; value: unknown }>;
export type SearchPaths = { searchRootPath: string; searchShardPath(digest: string, shard: string): string };
export type Shop = SearchPaths & { createInstantSearch(effects: { call: Call; myEngine: () => null }): InstantSearch };

const importShop = `
  export { createInstantSearch } from '${resolve('src/stores/search/instant.ts')}';
  export { searchRootPath, searchShardPath } from '${resolve('src/api/search-index.ts')}';`;

/** Texts that were fetched stay, so that a visitor who has just come can be measured without the network too. */
const importPage = `
  import { createInstantSearch } from '${resolve('src/stores/search/instant.ts')}';
  const texts = new Map();
  const fetchText = async (path) => (await fetch(path)).text();
  const call = async (path, schema) => {
    if (!texts.has(path)) texts.set(path, await fetchText(path));
    return { ok: true, value: schema.safeParse(JSON.parse(texts.get(path))).data };
  };
  let search;
  globalThis.forget = async () => {
    search = createInstantSearch({ call, myEngine: () => null });
    search.warm();
    await search.ask('', { limit: 8 });
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  globalThis.ask = async (typed) => {
    const answer = await search.ask(typed, { limit: 8 });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value.hits.map((hit) => (hit.kind === 'part' ? hit.slug : hit.engineSlug));
  };
  const slugs = (await fetchText('/slugs')).split('\\n');
  globalThis.scan = (typed) => slugs.filter((slug) => slug.includes(typed.toUpperCase()));
  await globalThis.forget();
  globalThis.ready = 1;`;

const bundle = (contents: string, options: { platform: 'node' | 'browser'; outfile: string; write: boolean }) =>
  build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    ...options,
  });

/** The search and its addresses. They are of the browser's rooms, which no command imports, and so are bundled first. */
export async function loadShop(): Promise<Shop> {
  const outfile = resolve('.cache/bench-search/shop.mjs');
  await bundle(importShop, { platform: 'node', outfile, write: true });
  return (await import(pathToFileURL(outfile).href)) as Shop;
}

/**
 * The script of the measured page: `ask`; `forget`, as a visitor who has just put the cursor into the field; `scan`, a linear
 * scan of all slugs.
 */
export async function bundlePage(): Promise<string> {
  const done = await bundle(importPage, { platform: 'browser', outfile: 'search.js', write: false });
  return done.outputFiles?.[0]?.text ?? '';
}

/** The script that a visitor of the shop fetches for the search, with all that it needs. */
export async function bundleSearch(): Promise<string> {
  const contents = `export { ask, warm } from '${resolve('src/stores/search/instant.ts')}';`;
  const done = await bundle(contents, { platform: 'browser', outfile: 'instant-search.js', write: false });
  return done.outputFiles?.[0]?.text ?? '';
}
