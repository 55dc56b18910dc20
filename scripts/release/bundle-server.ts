import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { serverProgram } from '#server/release/server-program.ts';
import { keepOwnCalendars, withoutMap } from './keep-calendars.ts';
import { listFiles } from './list-files.ts';

const pages = 'src/pages';

/** Of both bundles. Packages of the older kind ask for Node's own modules by `require`. */
const options = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  banner: {
    js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
  },
  // the text is held in memory as a whole
  minifyWhitespace: true,
  legalComments: 'linked',
  logLevel: 'error',
} satisfies BuildOptions;

/**
 * Keeps packages out of the source map. Once anything is thrown Node takes the map apart and holds it: with the tables of holidays
 * in it 60 MB, for lines that nobody looks up.
 */
export const mapOwnCode: Plugin = {
  name: 'map-own-code',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules\/.*\.[cm]?js$/ }, async ({ path }) => {
      return { contents: withoutMap(await readFile(path, 'utf8')), loader: 'js' };
    }),
};

/**
 * Throws where a letter of the program is none of ASCII: one is enough for all of it to be held with two bytes a letter. The bundler
 * writes those of texts as codes; in a pattern they stay as they are in the source.
 */
export function requireAscii(program: string): void {
  const at = program.search(/[^\0-\x7f]/);
  if (at === -1) return;
  const around = program.slice(Math.max(0, at - 40), at + 20);
  throw new Error(
    `the server's program is held twice as large for one letter, write it as a code (\\u2013): ${around}`,
  );
}

/** The log names routes by the files of `src/pages`: their names stand beside the program as they do in the repository. */
async function copyPageNames(root: string): Promise<void> {
  for (const name of await listFiles(pages)) {
    const file = join(root, pages, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '');
  }
}

/**
 * Puts the server's program, with the packages that it uses, into the release in `folder`: a release is served by the code it
 * was built with, also when the repository has moved on (decision 0068).
 */
export async function bundleServer(folder: string): Promise<void> {
  const outfile = join(folder, serverProgram);
  await build({
    ...options,
    entryPoints: ['src/server/start.ts'],
    outfile,
    sourcemap: true,
    sourcesContent: false,
    plugins: [keepOwnCalendars, mapOwnCode],
  });
  requireAscii(await readFile(outfile, 'utf8'));
  await copyPageNames(join(folder, 'program'));
}

/**
 * Puts the packages that pages made on demand import (React, Astro's own, the schemas' library) into the release in `folder`: it goes
 * on as it was built when the repository has other packages by then, or none (decision 0068). Each file keeps its place and name.
 */
export async function bundlePages(folder: string): Promise<void> {
  const server = join(folder, 'server');
  const files = await readdir(server, { recursive: true });
  await build({
    ...options,
    entryPoints: files.filter((file) => file.endsWith('.mjs')).map((file) => join(server, file)),
    outdir: server,
    outbase: server,
    // also where releases lie elsewhere
    nodePaths: [resolve('node_modules')],
    allowOverwrite: true,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    splitting: true,
    // reads and makes pictures, which no page does when it is asked for; its library is of the machine
    external: ['sharp'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}
