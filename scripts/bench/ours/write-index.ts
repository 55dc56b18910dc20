import { buildSearchIndex } from '#collections/search-index.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { SearchPaths } from './bundle-store.ts';

/** Files of an index by the path at which a browser fetches them. */
export type IndexFiles = ReadonlyMap<string, string>;

/**
 * Builds the index of a catalogue as the build of the shop does. `root` is the path of the file that is fetched first;
 * `buildMs` is processor time, which other work on the machine does not lengthen.
 */
export function writeIndex(
  catalogue: Catalogue,
  paths: SearchPaths,
): { root: string; files: IndexFiles; buildMs: number } {
  const begun = process.cpuUsage();
  const { root, shards } = buildSearchIndex(catalogue);
  const { user, system } = process.cpuUsage(begun);
  const pieces = [...shards].map(([name, text]) => [paths.searchShardPath(root.digest, name), text] as const);
  const files = new Map([[paths.searchRootPath, JSON.stringify(root)], ...pieces]);
  return { root: paths.searchRootPath, files, buildMs: (user + system) / 1000 };
}
