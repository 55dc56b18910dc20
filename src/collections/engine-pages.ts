import { popularEngines } from '#config/popular.ts';
import type { Engine, Make } from '#domain/catalogue/catalogue.ts';
import { type IndexedMake, listExampleEngines } from '#domain/catalogue/example-engines.ts';
import { listMakes, type MakeWords } from '#domain/catalogue/make.ts';
import { type EnginePartGroup, groupPartRows, type PartGroup } from '#domain/catalogue/part-rows.ts';
import { countInStock, type EngineOffer, findSetPrices } from '#domain/engine/set-prices.ts';
import { type EngineGroup, toEngineGroups } from '#domain/engine/engine-row.ts';
import type { Part, Picture } from '#domain/part/part.ts';
import { writeTitle } from '#domain/part/set-title.ts';
import { type CatalogueReader, readCatalogue, sharedPhotosOf } from './catalogue.ts';
import { pictureOf } from './pictures.ts';

/**
 * `parts`: every set that fits one of the make's engines, once. `banner`: the photo of the part that an editor names, else one
 * of the make's parts, best a conrod set, where the make has a banner.
 */
export type MakePage = {
  make: Make;
  engines: Engine[];
  /** the same engines with what their sets cost */
  offers: EngineOffer[];
  parts: PartGroup[];
  banner: Picture | null;
  /** part numbers that fit one of the engines, and how many of them were in stock at the pull (null: not told) */
  numbers: { all: number; inStock: number | null };
};
export type EnginePage = { make: Make; engine: Engine; groups: EngineGroup[]; others: EngineOffer[] };

const pictureOfPart = (part: Part | undefined): Picture | null =>
  part?.photos.map(({ url }) => pictureOf(url)).find((picture) => picture !== null) ?? null;

function findBanner(catalogue: CatalogueReader, make: Make, engines: Engine[], wanted: string | null): Picture | null {
  if (wanted === 'none') return null;
  if (wanted !== null) return pictureOfPart(catalogue.partsBySlug.get(wanted) ?? catalogue.partsBySet.get(wanted)?.[0]);
  if (!make.hasBanner) return null;
  const parts = engines.flatMap((engine) => catalogue.partsOfEngine(engine)).filter(({ photos }) => photos.length > 0);
  return pictureOfPart(parts.find(({ type }) => type === 'rod') ?? parts[0]);
}

/** An engine with what its sets cost at least and what lay on the shelf at the pull (rule catalogue.engine-prices). */
export function readOffer(catalogue: CatalogueReader, engine: Engine): EngineOffer {
  const parts = catalogue.partsOfEngine(engine);
  return { engine, prices: findSetPrices(parts), inStock: countInStock(parts, catalogue.availability ?? {}) };
}

/** The makes as the index of the catalogue has them (rule catalogue.make-examples), sorted by image name. */
export function listIndexedMakes(catalogue = readCatalogue()): IndexedMake[] {
  return listMakes(catalogue.makes).map((make) => {
    const engines = catalogue.enginesOfMake(make.slug);
    const popular = popularEngines.filter((known) => known.make === make.slug).map(({ engine }) => engine);
    return { make, names: engines.map(({ name }) => name), examples: listExampleEngines(engines, popular) };
  });
}

/** The makes that lists show, sorted by image name, each with its engines by name; `words`: what editors say of them. */
export function listMakePages(catalogue = readCatalogue(), words: readonly MakeWords[] = []): MakePage[] {
  return listMakes(catalogue.makes).map((make) => {
    const engines = catalogue.enginesOfMake(make.slug);
    const parts = new Set(engines.flatMap((engine) => catalogue.partsOfEngine(engine)));
    const numbers = { all: parts.size, inStock: countInStock([...parts], catalogue.availability ?? {}) };
    const wanted = words.find(({ slug }) => slug === make.slug)?.picture ?? null;
    const banner = findBanner(catalogue, make, engines, wanted);
    const offers = engines.map((engine) => readOffer(catalogue, engine));
    return { make, engines, offers, parts: groupPartRows([...parts]), banner, numbers };
  });
}

function listGroups(parts: readonly Part[], titleOf: CatalogueReader['titleOf']): EnginePartGroup[] {
  const partOfSet = new Map(parts.map((part) => [part.set, part]));
  const nameOf = (part: Part): string => writeTitle(titleOf(part), { set: '', size: '' });
  return groupPartRows(parts).map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({
      ...row,
      description: nameOf(partOfSet.get(row.set) as Part),
      type: partOfSet.get(row.set)?.type ?? 'other',
      picture: row.photoUrl === null ? null : pictureOf(row.photoUrl),
    })),
  }));
}

/** The sets of an engine with what its page says of them. */
const listRows = (catalogue: CatalogueReader, engine: Engine): EngineGroup[] =>
  toEngineGroups(groupPartRows(catalogue.partsOfEngine(engine)), {
    partsBySlug: catalogue.partsBySlug,
    photoOf: (url) => pictureOf(url)?.small ?? null,
    sharedPhotos: sharedPhotosOf(catalogue),
    titleOf: catalogue.titleOf,
  });

/** One page for each engine of each shown make; `others` are the make's engines without this one. */
export function listEnginePages(catalogue = readCatalogue()): EnginePage[] {
  return listMakePages(catalogue).flatMap(({ make, engines, offers }) =>
    engines.map((engine) => ({
      make,
      engine,
      groups: listRows(catalogue, engine),
      others: offers.filter((other) => other.engine !== engine),
    })),
  );
}

/** An engine's name and sets for a page made on demand; null where the build has no such page, or nothing can be read. */
export function findEngineGroups(
  makeSlug: string,
  engineSlug: string,
): { engine: string; groups: EngineGroup[] } | null {
  try {
    const catalogue = readCatalogue();
    const engine = catalogue.enginesOfMake(makeSlug).find(({ slug }) => slug === engineSlug);
    const groups = engine ? listRows(catalogue, engine) : [];
    return engine && groups.length > 0 ? { engine: engine.name, groups } : null;
  } catch {
    return null;
  }
}

/** Parts that no engine's page lists: gauges, single sets of a kit, sets without applications. /catalogue itself lists them. */
export function listOtherParts(catalogue = readCatalogue()): EnginePartGroup[] {
  const listed = new Set(listMakePages(catalogue).flatMap(({ engines }) => engines.flatMap(({ parts }) => parts)));
  return listGroups(
    catalogue.parts.filter(({ slug }) => !listed.has(slug)),
    catalogue.titleOf,
  );
}
