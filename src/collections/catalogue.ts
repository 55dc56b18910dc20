import { join } from 'node:path';
import {
  type Application,
  type Catalogue,
  type CatalogueManifest,
  compareEngineNames,
  type Engine,
} from '#domain/catalogue/catalogue.ts';
import { titleMakes } from '#domain/catalogue/make.ts';
import { compareSizes } from '#domain/part/part-size.ts';
import type { Part } from '#domain/part/part.ts';
import { type SetTitle, titleSets, toOwnTitle } from '#domain/part/set-title.ts';
import { findSharedPhotos } from '#domain/part/shared-photos.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

/** The catalogue of the last good pull, with the ways through it that pages need. */
export type CatalogueReader = Catalogue & {
  manifest: CatalogueManifest;
  partsBySlug: ReadonlyMap<string, Part>;
  /** sizes in size order */
  partsBySet: ReadonlyMap<string, Part[]>;
  /** in the order of the snapshot: by set, then size */
  partsOfEngine(engine: Engine): Part[];
  /** by name */
  enginesOfMake(makeSlug: string): Engine[];
  applicationsOf(part: Part): Application[];
  relatedOf(part: Part): Part[];
  /** spoken names by set code */
  titles: ReadonlyMap<string, SetTitle>;
  /** the spoken name of a part's set, for `writeTitle`; without engines where the snapshot does not know the set */
  titleOf(part: Part): SetTitle;
  /** kits that contain the part, by slug */
  kitsWith(part: Part): Part[];
};

function indexCatalogue({ catalogue, manifest }: Snapshot): CatalogueReader {
  const partsBySlug = new Map(catalogue.parts.map((part) => [part.slug, part]));
  const partsBySet = Map.groupBy(catalogue.parts, (part) => part.set);
  for (const sizes of partsBySet.values()) sizes.sort((a, b) => compareSizes(a.size, b.size));
  const engines = catalogue.engines.toSorted((a, b) => compareEngineNames(a.name, b.name));
  const enginesByMake = Map.groupBy(engines, (engine) => engine.makeSlug);
  const kitsByContent = Map.groupBy(
    catalogue.parts.flatMap((kit) =>
      [...new Set(kit.kitContents.map(({ slug }) => slug))].map((slug) => ({ slug, kit })),
    ),
    ({ slug }) => slug,
  );
  const titles = titleSets({ ...catalogue, applications: titleMakes(catalogue.applications) });
  const toParts = (slugs: string[]): Part[] =>
    slugs.map((slug) => partsBySlug.get(slug)).filter((part) => part !== undefined);
  return {
    ...catalogue,
    manifest,
    partsBySlug,
    partsBySet,
    partsOfEngine: (engine) => toParts(engine.parts),
    enginesOfMake: (makeSlug) => enginesByMake.get(makeSlug) ?? [],
    applicationsOf: (part) => catalogue.applications[part.set] ?? [],
    relatedOf: (part) => toParts(catalogue.related[part.set] ?? []),
    titles,
    titleOf: (part) => titles.get(part.set) ?? toOwnTitle(part),
    kitsWith: (part) => (kitsByContent.get(part.slug) ?? []).map(({ kit }) => kit),
  };
}

const readers = new Map<string, CatalogueReader>();

/**
 * The current snapshot of `content/catalogue` (or of the folder named by CATALOGUE_DIR), read and checked once for each
 * process. Throws `SnapshotError` when it is missing, empty or broken, which ends a build.
 */
export function readCatalogue(folder = process.env.CATALOGUE_DIR || join('content', 'catalogue')): CatalogueReader {
  const known = readers.get(folder);
  if (known) return known;
  const reader = indexCatalogue(readSnapshot(join(folder, 'current')));
  readers.set(folder, reader);
  return reader;
}

const known = new WeakMap<CatalogueReader, ReadonlySet<string>>();

/** The photos that stand for several sets of a catalogue, by their addresses. */
export function sharedPhotosOf(catalogue: CatalogueReader): ReadonlySet<string> {
  const photos = known.get(catalogue) ?? findSharedPhotos(catalogue.parts);
  known.set(catalogue, photos);
  return photos;
}
