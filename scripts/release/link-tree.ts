import { link, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

/** Whether two files hold the same and are not the same one yet. */
async function isCopy(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => null)));
  if (!a || !b || a.size !== b.size || a.ino === b.ino) return false;
  const [text, before] = await Promise.all([one, other].map((path) => readFile(path)));
  return text !== undefined && before !== undefined && text.equals(before);
}

/**
 * Has the files of a release that are as they were in the `former` one be the same files on the disk. Where a disk has no such
 * links they stay as they are.
 */
export async function linkUnchanged(former: string, folder: string): Promise<void> {
  for (const file of await listFiles(folder)) {
    const [before, path, fresh] = [join(former, file), join(folder, file), join(folder, `${file}.linked`)];
    if (!(await isCopy(path, before))) continue;
    const isLinked = await link(before, fresh).then(
      () => true,
      () => false,
    );
    if (isLinked) await rename(fresh, path);
  }
}
