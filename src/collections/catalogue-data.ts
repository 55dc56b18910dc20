import { type EngineData, toEngineData, toEngineId } from '#domain/catalogue-data/engine-data.ts';
import { type MakeData, toMakeData } from '#domain/catalogue-data/make-data.ts';
import { type PartData, toPartData } from '#domain/catalogue-data/part-data.ts';
import type { Make } from '#domain/catalogue/catalogue.ts';
import { listMakes } from '#domain/catalogue/make.ts';
import type { Distributor } from '#domain/distributor/distributor.ts';
import { type SetFacts, toSetFacts } from '#domain/part-page/set-facts.ts';
import type { Part } from '#domain/part/part.ts';
import { writeTitle } from '#domain/part/set-title.ts';
import { type CatalogueReader, readCatalogue } from './catalogue.ts';
import { pictureOf } from './pictures.ts';

/** What the files of the reading interface hold (rule request.reading-interface). `site`: the shop's address without a slash at its end. */

const toData = (site: string, catalogue: CatalogueReader) => (make: Make) =>
  toMakeData(site, make, catalogue.enginesOfMake(make.slug).length);

/** All makes that have a name, by image name. */
export const listAllMakeData = (site: string, catalogue = readCatalogue()): MakeData[] =>
  listMakes(catalogue.makes).map(toData(site, catalogue));

/** Those of them that have engines. */
export const listMakeData = (site: string, catalogue = readCatalogue()): MakeData[] =>
  listAllMakeData(site, catalogue).filter(({ engines }) => engines > 0);

/** The engines of each make by the make's id, also of one that has none. */
export const listEngineData = (site: string, catalogue = readCatalogue()): Map<string, EngineData[]> =>
  new Map(
    listMakes(catalogue.makes).map((make) => [
      make.slug,
      catalogue.enginesOfMake(make.slug).map((engine) => toEngineData(site, make, engine)),
    ]),
  );

const listEngineIds = (catalogue: CatalogueReader, part: Part): string[] => [
  ...new Set(
    catalogue
      .applicationsOf(part)
      .flatMap(({ makeSlug, engineSlug }) => (engineSlug === null ? [] : [toEngineId({ makeSlug, slug: engineSlug })])),
  ),
];

/** Every part of the shop in the order of the snapshot, and when price and stock were asked. */
export function readPartData(site: string, catalogue = readCatalogue()): { pulledAt: string; data: PartData[] } {
  const data = catalogue.parts.map((part) =>
    toPartData(site, {
      part,
      name: writeTitle(catalogue.titleOf(part), part),
      engines: listEngineIds(catalogue, part),
      pictures: part.photos.map(({ url }) => pictureOf(url)?.social.path).filter((path) => path !== undefined),
      availability: catalogue.availability?.[part.slug] ?? null,
    }),
  );
  return { pulledAt: catalogue.manifest.pulledAt, data };
}

/** By country and name; none where no pull could ever have them. */
export const listDistributorData = (catalogue = readCatalogue()): Distributor[] => catalogue.distributors ?? [];

const photoOf = (part: Part): string | null =>
  part.photos.map(({ url }) => pictureOf(url)).find((picture) => picture !== null)?.small ?? null;

/** The facts of every set with a visible part, one for each file under /facts. */
export function listFactsFiles(catalogue = readCatalogue()): SetFacts[] {
  return [...catalogue.partsBySet.values()].flatMap(([first, ...others]) =>
    first ? [toSetFacts([first, ...others], photoOf, catalogue.titleOf(first))] : [],
  );
}
