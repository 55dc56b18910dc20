import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** All files below a folder, as paths from there, in a fixed order. Rejects where there is no such folder. */
export const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();
