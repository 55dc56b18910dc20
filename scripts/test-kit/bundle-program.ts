import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const folder = resolve('.cache/programs');

/** In the bundle too a file finds what lies beside it in the repository. */
const ownAddresses: Plugin = {
  name: 'own addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\/(?:src|scripts)\/.*\.ts$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      return { loader: 'ts', contents: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)) };
    });
  },
};

/** Packages of the older kind ask for Node's own modules by this name. */
const banner =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);";

/**
 * Puts a program (path of its first file) and all that it imports into one file, whose path it gives: tests that kill a
 * shop start it again and again, and reading its files is most of a start. With `NODE_COMPILE_CACHE` the next start
 * compiles nothing either.
 */
export async function bundleProgram(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    banner: { js: banner },
    plugins: [ownAddresses],
    logLevel: 'error',
  });
  const bundle = join(folder, `${basename(entry, '.ts')}.mjs`);
  // whole or not at all: another run may be starting it
  const written = `${bundle}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await writeFile(written, outputFiles[0]?.contents ?? '');
  await rename(written, bundle);
  return bundle;
}
