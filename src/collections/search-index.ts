import { createHash } from 'node:crypto';
import { searchWeights } from '#config/limits.ts';
import { buildIndex, type BuiltIndex } from '#domain/search/build-index.ts';
import type { PackedRoot } from '#domain/search/index-format.ts';
import { type CatalogueReader, readCatalogue } from './catalogue.ts';

/** The files of the search index, ready to be written. `shards`: text of each by its name. */
type SearchFiles = { root: PackedRoot; shards: ReadonlyMap<string, string> };

const digestLength = 12;

/** Builds the index of a catalogue as files; `root.digest` is made of all their texts. */
export function buildSearchIndex(catalogue: Parameters<typeof buildIndex>[0]): SearchFiles {
  const { root, shards } = buildIndex(catalogue, searchWeights);
  const texts = new Map(Object.entries(shards).map(([name, shard]) => [name, JSON.stringify(shard)]));
  return { root: { ...root, digest: digestOf(root, texts) }, shards: texts };
}

function digestOf(root: BuiltIndex['root'], texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(root));
  for (const [name, text] of texts) hash.update(`${name}\n${text.length}\n`).update(text);
  return hash.digest('hex').slice(0, digestLength);
}

const known = new WeakMap<CatalogueReader, SearchFiles>();

/** The index of the current snapshot, built once for each process. */
export function readSearchIndex(): SearchFiles {
  const catalogue = readCatalogue();
  const files = known.get(catalogue) ?? buildSearchIndex(catalogue);
  known.set(catalogue, files);
  return files;
}
