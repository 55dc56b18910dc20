import { linkSync, mkdirSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFilesIfAny } from './list-files.ts';

/** A file and what is compressed beside it. */
export const endings = ['', '.br', '.gz'];

/** Has `path` and what is compressed beside it be the same files on the disk as those at `former`; false when there are none. */
export async function linkFrom(former: string, path: string): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  let linked = false;
  for (const ending of endings) {
    await rm(path + ending, { force: true });
    linked =
      (await link(former + ending, path + ending).then(
        () => true,
        () => false,
      )) || linked;
  }
  return linked;
}

/** A folder that others are linked from, and its files as paths from there: the disk is asked once a night which there are. */
export type LinkSource = { client: string; files: ReadonlySet<string> };

/** As `linkFrom`, for many files of a folder, none of which is in the new one yet; false for one that is not there. */
export function createLinker({ client: former, files }: LinkSource, folder: string): (file: string) => boolean {
  const made = new Set<string>();
  return (file) => {
    const found = endings.map((ending) => file + ending).filter((one) => files.has(one));
    const parent = dirname(join(folder, file));
    if (found.length > 0 && !made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      made.add(parent);
    }
    for (const one of found) linkSync(join(former, one), join(folder, one));
    return found.length > 0;
  };
}

/** Has a folder that is not there yet hold the same files on the disk as `former`. */
export async function linkFolder(former: string, folder: string): Promise<void> {
  for (const file of await listFilesIfAny(former)) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await link(join(former, file), path);
  }
}

async function isSame(one: string, other: string): Promise<boolean> {
  const sizes = await Promise.all([one, other].map((path) => stat(path).catch(() => null)));
  if (sizes[0] === null || sizes[0]?.size !== sizes[1]?.size) return false;
  const [a, b] = await Promise.all([one, other].map((path) => readFile(path)));
  return a !== undefined && b !== undefined && a.equals(b);
}

/** Has a folder hold what `source` does: the file of the last release where that is the same, a copy where it is not. */
export async function copyOrLink(source: string, former: string, folder: string): Promise<void> {
  for (const file of await listFilesIfAny(source)) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    if (await isSame(join(former, file), join(source, file))) await link(join(former, file), path);
    else await copyFile(join(source, file), path);
  }
}
