import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/** As in the server's program: packages of the older kind ask for Node's own modules by this name. */
const banner =
  "import { createRequire as createRequireOfPages } from 'node:module'; const require = createRequireOfPages(import.meta.url);";

/** Reads and makes pictures, which no page does when it is asked for; its library is of the machine. */
const left = ['sharp'];

/**
 * Puts the packages that pages made on demand import (React, Astro's own, the schemas' library) into the release in `folder`: it goes
 * on as it was built when the house has other packages by then, or none (decision 0068). Each file keeps its place and name.
 */
export async function bundlePages(folder: string): Promise<void> {
  const server = join(folder, 'server');
  const files = await readdir(server, { recursive: true });
  await build({
    entryPoints: files.filter((file) => file.endsWith('.mjs')).map((file) => join(server, file)),
    outdir: server,
    outbase: server,
    // also where releases lie elsewhere
    nodePaths: [resolve('node_modules')],
    allowOverwrite: true,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: left,
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: banner },
    minifyWhitespace: true,
    legalComments: 'linked',
    logLevel: 'error',
  });
}
