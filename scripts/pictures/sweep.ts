import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PictureManifest } from '#collections/pictures.ts';

/** Only files that this step has made, or was making when it was ended, are ever removed. */
const ownFile = /^([0-9a-f]{12})-(\d+\.avif|\d+\.webp|social\.jpg)(\.[0-9a-f-]{36}\.part)?$/;

/** Removes the files of photos that no part uses any more; gives how many went. */
export async function sweepPhotos(folder: string, manifest: PictureManifest): Promise<number> {
  const used = new Set(Object.values(manifest).map(({ base }) => basename(base)));
  const isOrphan = (name: string): boolean => {
    const [, hash, , part] = ownFile.exec(name) ?? [];
    return hash !== undefined && (part !== undefined || !used.has(hash));
  };
  const orphans = (await readdir(folder)).filter(isOrphan);
  for (const name of orphans) await rm(join(folder, name), { force: true });
  return orphans.length;
}
