import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueReader } from '#collections/catalogue.ts';
import { pictureManifestPath } from '#collections/pictures.ts';
import { readNounFile } from '#editors/noun-file.ts';
import { buildPages } from './build-pages.ts';
import { bundlePages, bundleServer } from './bundle-server.ts';
import { findPageFaults } from './check-pages.ts';
import { finishClient } from './compress-and-hash.ts';
import { copySetPages } from './copy-set-pages.ts';
import { linkUnchanged } from './link-tree.ts';
import { takeOnDemandStyles } from './on-demand-styles.ts';
import type { ReleaseFile } from './release-file.ts';
import { sortAssetsOf } from './sort-assets.ts';
import { readTermsTexts } from './terms-text.ts';

export type Filled =
  | { ok: true; notes: string[]; inlineHashes: ReleaseFile['inlineHashes'] }
  | { ok: false; faults: string[] };

/**
 * Pages, programs, compression and checks of a release into `dist`; what is as it was in the folder `former` takes no more of the
 * disk.
 */
export async function fillRelease(dist: string, catalogue: CatalogueReader, former: string | null): Promise<Filled> {
  await rm(dist, { recursive: true, force: true });
  if (!(await buildPages(dist))) return { ok: false, faults: ['the pages could not be built'] };
  await sortAssetsOf(dist);
  await bundleServer(dist);
  await bundlePages(dist);
  const client = join(dist, 'client');
  await writeFile(join(dist, 'terms.json'), JSON.stringify(await readTermsTexts(client)));
  const inlineHashes = await finishClient(client, await takeOnDemandStyles(dist));
  const { faults, notes } = findPageFaults(client, catalogue);
  if (faults.length > 0) return { ok: false, faults };
  await copySetPages(client, catalogue);
  await cp(pictureManifestPath(), join(dist, 'pictures.json'));
  await writeFile(join(dist, 'titles.json'), JSON.stringify(Object.fromEntries(catalogue.titles)));
  await writeFile(join(dist, 'redirects.json'), JSON.stringify(readNounFile('redirects').pages));
  if (former !== null) await linkUnchanged(former, dist);
  return { ok: true, notes, inlineHashes };
}
