import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

/** What says when a release was made, and so is never that of another. */
const ofTheMoment = 'release.json';

/** Digests of all files of a release but for the one that says when it was made. */
async function digestTree(folder: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const file of await listFiles(folder)) {
    if (file === ofTheMoment) continue;
    digests.set(
      file,
      createHash('sha256')
        .update(await readFile(join(folder, file)))
        .digest('hex'),
    );
  }
  return digests;
}

/** One digest of a whole release: equal for two that hold the same, byte for byte. */
export async function hashTree(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const [file, digest] of await digestTree(folder)) hash.update(`${file}\0${digest}\n`);
  return hash.digest('hex');
}

/** Files that two releases do not both hold, or not the same. */
export async function compareTrees(one: string, other: string): Promise<string[]> {
  const [a, b] = [await digestTree(one), await digestTree(other)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file)).toSorted();
}
