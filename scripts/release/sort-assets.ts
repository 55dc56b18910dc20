import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { requireJson } from './read-json.ts';

/** The files of the client as Astro's entry of the server names them. */
const assets = /"assets":(\["[^\]]*"\])/g;
/** Photos and documents come and go with the catalogue, and no code asks for them. */
const drawn = /^\/(?:photos|files)\//;

/**
 * The entry with its list of files in a fixed order, and without those that are drawn from the catalogue: Astro names all that
 * there are, in the order in which they were ready, which is another one with every build. Throws where there is no such list, or
 * more than one.
 */
export function sortAssets(entry: string): string {
  const found = [...entry.matchAll(assets)];
  if (found.length !== 1) throw new Error(`the entry of the server has ${found.length} lists of files, not one`);
  const named = requireJson(z.array(z.string()), found[0]?.[1] ?? '[]', {
    file: 'the list of files in the entry of the server',
    remedy: 'Look how Astro writes it now.',
  });
  const list = named.filter((file) => !drawn.test(file));
  return entry.replace(assets, () => `"assets":${JSON.stringify(list.toSorted())}`);
}

/** The same for the server of a release in `folder`: two builds of the same are then the same, byte for byte (decision 0068). */
export async function sortAssetsOf(folder: string): Promise<void> {
  const file = join(folder, 'server', 'entry.mjs');
  await writeFile(file, sortAssets(await readFile(file, 'utf8')));
}
