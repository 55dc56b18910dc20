import { link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listSetAddresses } from '#collections/part-pages.ts';

/**
 * Puts the finished page of a part at the address of its set too (rule part.bare-set), with its compressed files: both say
 * the same, canonical address and all, and are the same files on the disk. Throws where the page of the part is missing or
 * the set has one already.
 */
export async function copySetPages(client: string, catalogue: Parameters<typeof listSetAddresses>[0]): Promise<void> {
  const at = (id: string) => join(client, 'details', id);
  for (const { set, part } of listSetAddresses(catalogue)) {
    const files = await readdir(at(part.slug));
    await mkdir(at(set));
    for (const file of files) await link(join(at(part.slug), file), join(at(set), file));
  }
}
