import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { serverProgram } from '#server/release/server-program.ts';

const pages = 'src/pages';

/** Packages of the older kind ask for Node's own modules by this name. */
const banner =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);";

/** The log names routes by the files of `src/pages`: their names stand beside the program as they do in the house. */
async function copyPageNames(root: string): Promise<void> {
  for (const entry of await readdir(pages, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(root, entry.parentPath, entry.name);
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
    logLevel: 'error',
  });
  await copyPageNames(join(folder, 'program'));
}
