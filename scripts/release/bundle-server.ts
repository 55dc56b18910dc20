import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { serverProgram } from '#server/release/server-program.ts';
import { listFiles } from './list-files.ts';

const pages = 'src/pages';

/** Packages of the older kind ask for Node's own modules by this name. */
const banner =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);";

/** A source map that begins behind the last line, and so says nothing of any. */
function emptyMap(code: string): string {
  const mappings = `${';'.repeat(code.split('\n').length + 1)}AAAA`;
  return Buffer.from(JSON.stringify({ version: 3, sources: [''], names: [], mappings })).toString('base64');
}

/**
 * Keeps packages out of the source map. Once anything is thrown Node takes the map apart and holds it: with the tables of holidays
 * in it 60 MB, for lines that nobody of this house looks up.
 */
export const mapOwnCode: Plugin = {
  name: 'map-own-code',
  setup: ({ onLoad }) =>
    onLoad({ filter: /node_modules\/.*\.[cm]?js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const map = `//# sourceMappingURL=data:application/json;base64,${emptyMap(code)}`;
      return { contents: `${code}\n${map}`, loader: 'js' };
    }),
};

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
  await build({
    entryPoints: ['src/server/start.ts'],
    outfile: join(folder, serverProgram),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    banner: { js: banner },
    sourcemap: true,
    sourcesContent: false,
    plugins: [mapOwnCode],
    // the text is held in memory as a whole
    minifyWhitespace: true,
    legalComments: 'linked',
    logLevel: 'error',
  });
  await copyPageNames(join(folder, 'program'));
}
