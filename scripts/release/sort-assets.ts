import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of the client as Astro's entry of the server names them. */
const assets = /"assets":(\["[^\]]*"\])/g;

/**
 * The entry with its list of files in a fixed order: Astro names them in that in which they were ready, which is another one with
 * every build. Throws where there is no such list, or more than one.
 */
export function sortAssets(entry: string): string {
  const found = [...entry.matchAll(assets)];
  if (found.length !== 1) throw new Error(`the entry of the server has ${found.length} lists of files, not one`);
  const list = JSON.parse(found[0]?.[1] ?? '[]') as string[];
  return entry.replace(assets, () => `"assets":${JSON.stringify(list.toSorted())}`);
}

/** The same for the entry of a release in `folder`: two builds of the same are then the same, byte for byte (decision 0069). */
export async function sortAssetsOf(folder: string): Promise<void> {
  const entry = join(folder, 'server', 'entry.mjs');
  await writeFile(entry, sortAssets(await readFile(entry, 'utf8')));
}
