import { popularEngines } from '#config/popular.ts';
import { listMakes } from '#domain/catalogue/make.ts';
import { enginePath } from '#domain/catalogue/page-paths.ts';
import { findLowestPrice, type PopularEngine } from '#domain/engine/set-prices.ts';
import type { PartType, Picture, RangeKind } from '#domain/part/part.ts';
import { type CatalogueReader, readCatalogue } from './catalogue.ts';
import { readOffer } from './engine-pages.ts';
import { pictureOf } from './pictures.ts';

/**
 * A prepared photo of the first part of this type that has one, in the order of the snapshot; null where none has.
 * `wished` prefers parts whose number begins so (a set of five mains shows more than one of two).
 */
function pictureOfType(type: PartType, wished = '', catalogue = readCatalogue()): Picture | null {
  const parts = catalogue.parts.filter((part) => part.type === type);
  const ranked = [...parts.filter(({ number }) => number.startsWith(wished)), ...parts];
  for (const { photos } of ranked) {
    const picture = photos[0] && pictureOf(photos[0].url);
    if (picture) return picture;
  }
  return null;
}

/** What the catalogue of the build holds: engines with a page, parts and makes that are shown. */
export function countCatalogue(catalogue: CatalogueReader = readCatalogue()): {
  engines: number;
  parts: number;
  makes: number;
} {
  const makes = listMakes(catalogue.makes);
  const engines = makes.reduce((sum, { slug }) => sum + catalogue.enginesOfMake(slug).length, 0);
  return { engines, parts: catalogue.parts.length, makes: makes.length };
}

/** The configured popular engines that the catalogue has, as links: "Honda K20A". */
export function listPopularEngines(catalogue: CatalogueReader = readCatalogue()): { label: string; href: string }[] {
  return popularEngines.flatMap(({ make, engine }) => {
    const title = catalogue.makes.find(({ slug }) => slug === make)?.title;
    const found = catalogue.enginesOfMake(make).find(({ slug }) => slug === engine);
    return title && found ? [{ label: `${title} ${found.name}`, href: enginePath(make, found.slug) }] : [];
  });
}

/** The same engines with what their sets cost at least and what lay on the shelf at the pull, for the table. */
export function listPopularOffers(catalogue: CatalogueReader = readCatalogue()): PopularEngine[] {
  return popularEngines.flatMap(({ make, engine }) => {
    const title = catalogue.makes.find(({ slug }) => slug === make)?.title;
    const found = catalogue.enginesOfMake(make).find(({ slug }) => slug === engine);
    return title && found ? [{ make: title, ...readOffer(catalogue, found) }] : [];
  });
}

/** What the range holds of these kinds: how many part numbers, the lowest price, and a photo of one. */
export function describeRange(
  types: readonly PartType[],
  wished = '',
  catalogue: CatalogueReader = readCatalogue(),
): RangeKind {
  const parts = catalogue.parts.filter(({ type }) => types.includes(type));
  const type = types[0] ?? 'other';
  return { type, count: parts.length, price: findLowestPrice(parts), picture: pictureOfType(type, wished, catalogue) };
}
