import type { CatalogueSource, Fitment, ListedParts } from '#commerce/index.ts';
import type { Engine, Make } from '#domain/catalogue/catalogue.ts';
import type { Distributor } from '#domain/distributor/distributor.ts';
import { succeed, type Result } from '#domain/failure.ts';
import type { Part } from '#domain/part/part.ts';
import { chooseLeadParts } from './lead-parts.ts';
import { inParallel } from './in-parallel.ts';

/** All that one pull was told, in our words but not yet put together. */
export type Answers = {
  makes: Make[];
  engines: Engine[];
  listed: ListedParts;
  /** rows of all makes */
  fitments: Fitment[];
  /** by set code: related slugs as the API gave them */
  related: Map<string, string[]>;
  /** a shop can be built without them, so a failure here does not end the pull */
  distributors: Result<Distributor[]>;
};

/** Questions at a time: enough not to wait, few enough not to be a burden. */
const atOnce = 6;

async function askRelated(source: CatalogueSource, parts: Part[]): Promise<Result<Map<string, string[]>>> {
  const leads = [...chooseLeadParts(parts).values()];
  const answers = await inParallel(leads, atOnce, (part) => source.getRelatedOfPart(part.id));
  return answers.ok ? succeed(new Map(leads.map((part, index) => [part.set, answers.value[index] ?? []]))) : answers;
}

/** Asks for everything: lists first, then applications by make, related parts by set and the distributors. The first failure ends it, except of the last. */
export async function askCatalogue(source: CatalogueSource): Promise<Result<Answers>> {
  const listed = await source.listParts();
  if (!listed.ok) return listed;
  const vehicles = await source.listMakesAndEngines();
  if (!vehicles.ok) return vehicles;
  const fitments = await inParallel(vehicles.value.makes, atOnce, (make) => source.listApplicationsOfMake(make.name));
  if (!fitments.ok) return fitments;
  const related = await askRelated(source, listed.value.parts);
  if (!related.ok) return related;
  const distributors = await source.listDistributors();
  return succeed({
    ...vehicles.value,
    listed: listed.value,
    fitments: fitments.value.flat(),
    related: related.value,
    distributors,
  });
}
