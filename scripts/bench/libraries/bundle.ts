import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Adaptor, SearchDocument } from './library.ts';
import { libraryFolder } from './packages.ts';

export type LibraryName = 'minisearch' | 'flexsearch' | 'orama' | 'ufuzzy';
const packageOf: Record<LibraryName, string> = {
  minisearch: 'minisearch',
  flexsearch: 'flexsearch',
  orama: '@orama/orama',
  ufuzzy: '@leeoniya/ufuzzy',
};

async function bundle(contents: string, options: object): Promise<string> {
  const done = await build({
    stdin: { contents, resolveDir: resolve(libraryFolder), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'error',
    ...options,
  });
  return done.outputFiles?.[0]?.text ?? '';
}

const head = (name: LibraryName): string =>
  `import * as library from '${packageOf[name]}';
   import { adaptor } from '${resolve(`scripts/bench/libraries/${name}.ts`)}';`;

/** The script of the page: fetches the index, opens it, sets `ask` and `ready`. Without what only a build needs. */
export const bundleForBrowser = (name: LibraryName): Promise<string> =>
  bundle(
    `${head(name)}
     const text = await (await fetch('/index')).text();
     const begun = performance.now();
     globalThis.ask = await adaptor.open(library, text);
     globalThis.ready = performance.now() - begun;`,
    { platform: 'browser' },
  );

/** Builds the index in Node; gives its text and how long that took. */
export async function buildIndex(
  name: LibraryName,
  documents: readonly SearchDocument[],
): Promise<{ index: string; ms: number }> {
  const file = resolve(libraryFolder, `${name}.bundle.mjs`);
  await bundle(`${head(name)} export const build = (documents) => adaptor.build(library, documents);`, {
    platform: 'node',
    write: true,
    outfile: file,
  });
  const { build: run } = (await import(pathToFileURL(file).href)) as {
    build: (documents: readonly SearchDocument[]) => ReturnType<Adaptor<unknown>['build']>;
  };
  const begun = performance.now();
  const index = await run(documents);
  return { index, ms: performance.now() - begun };
}
