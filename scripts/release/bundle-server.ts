import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { serverProgram } from '#server/release/server-program.ts';
import { keepOwnCalendars } from './keep-calendars.ts';
import { listFiles } from './list-files.ts';
import { withoutMap } from './without-map.ts';

const pages = 'src/pages';

/** Packages of the older kind ask for Node's own modules by this name. */
const banner =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);";

/**
 * Keeps packages out of the source map. Once anything is thrown Node takes the map apart and holds it: with the tables of holidays
 * in it 60 MB, for lines that nobody of this house looks up.
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

/** The log names routes by the files of `src/pages`: their names stand beside the program as they do in the house. */
async function copyPageNames(root: string): Promise<void> {
  for (const name of await listFiles(pages)) {
    const file = join(root, pages, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '');
  }
}

/**
 * Puts the server's program, with the packages that it uses, into the release in `folder`: a release is served by the code it
 * was built with, also when the house has moved on (decision 0068).
 */
export async function bundleServer(folder: string): Promise<void> {
  const outfile = join(folder, serverProgram);
  await build({
    entryPoints: ['src/server/start.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    banner: { js: banner },
    sourcemap: true,
    sourcesContent: false,
    plugins: [keepOwnCalendars, mapOwnCode],
    // the text is held in memory as a whole
    minifyWhitespace: true,
    legalComments: 'linked',
    logLevel: 'error',
  });
  requireAscii(await readFile(outfile, 'utf8'));
  await copyPageNames(join(folder, 'program'));
}
