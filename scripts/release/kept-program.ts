import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFilesIfAny } from './list-files.ts';
import { sortAssetsIn } from './sort-assets.ts';
import type { PathWithRoute, RouteData } from 'astro';
import * as z from 'zod';
import { readJson } from './read-json.ts';

/** Where a release has the program that made its pages, and what a night must know to let it make some again. */
export const programFolder = 'page-program';
const descriptionFile = 'program.json';

/** Photos and documents are drawn from facts and from texts: what lies there is no part of the code. */
const drawn = /^(?:photos|files)\//;

const programSchema = z.object({
  /** module that is asked for pages, below the folder */
  entry: z.string(),
  /** sha-256 of its modules */
  digest: z.string(),
  /** what runs it: another Node or Astro may write a page otherwise */
  versions: z.string(),
  site: z.string(),
  /** pages whose path no fact decides */
  fixed: z.array(z.string()),
  /** files below the client folder that come with the code: scripts, styles, icons; some of them may not be there in the end */
  shared: z.array(z.string()),
  /** as `static-images.ts` notes them */
  images: z.record(z.string(), z.string()),
});
export type PageProgram = z.infer<typeof programSchema>;

/** Node and Astro of this machine. */
function readVersions(): string {
  const astro = createRequire(import.meta.url)('astro/package.json') as { version: string };
  return `node ${process.version} astro ${astro.version}`;
}

async function digestModules(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await listFilesIfAny(folder)).filter((name) => name.endsWith('.mjs')))
    hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  return hash.digest('hex');
}

/** The module in which Astro names all files of the client. */
async function findManifest(folder: string, modules: readonly string[]): Promise<string> {
  for (const file of modules) if ((await readFile(join(folder, file), 'utf8')).includes('"assetsDir":')) return file;
  throw new Error('no module of the pages names the files of the client');
}

/** `built`: folder of the modules as they were bundled; the others may hold files that the build moves to the client later. */
type Bundled = { built: string; entry: string; client: string; server: string };
type Known = Pick<PageProgram, 'site' | 'fixed'>;

/** Puts the program into the release in `release`, before it makes its first page. */
export async function keepProgram(release: string, bundled: Bundled, known: Known): Promise<PageProgram> {
  const { built, entry, client, server } = bundled;
  const folder = join(release, programFolder);
  const modules = (await listFilesIfAny(built)).filter((file) => file.endsWith('.mjs'));
  for (const file of modules) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(built, file), join(folder, file));
  }
  await sortAssetsIn(join(folder, await findManifest(folder, modules)));
  const moved = [...(await listFilesIfAny(built)), ...(await listFilesIfAny(server))].filter((file) =>
    file.startsWith('_astro/'),
  );
  const own = (await listFilesIfAny(client)).filter((file) => !drawn.test(file));
  return {
    entry,
    digest: await digestModules(folder),
    versions: readVersions(),
    ...known,
    shared: [...new Set([...own, ...moved])].toSorted(),
    images: {},
  };
}

export const writeProgram = (release: string, program: PageProgram): Promise<void> =>
  writeFile(join(release, programFolder, descriptionFile), JSON.stringify(program));

/** The program of a release; the reason in words where it has none that may be asked on this machine. */
export async function readProgram(release: string): Promise<PageProgram | string> {
  const folder = join(release, programFolder);
  const file = join(folder, descriptionFile);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return 'the last release did not keep the program of its pages';
  const read = readJson(programSchema, text, file);
  if (!read.ok) return read.fault;
  const program = read.value;
  if (program.versions !== readVersions()) return `the last release was made by ${program.versions}`;
  if ((await digestModules(folder)) !== program.digest) return 'the program of the last release is damaged';
  return program;
}

/** What a program can be asked. */
export type Asked = {
  listPaths(): Promise<PathWithRoute[]>;
  render(request: Request, routeData: RouteData): Promise<Response>;
};

export const loadProgram = (folder: string, entry: string): Promise<Asked> =>
  import(pathToFileURL(join(folder, entry)).href) as Promise<Asked>;
