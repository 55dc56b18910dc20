import type { Application, Catalogue, Engine, Make } from '#domain/catalogue/catalogue.ts';
import { compareSizes } from '#domain/part/part-size.ts';
import type { Part } from '#domain/part/part.ts';
import { compareText } from '#domain/compare-text.ts';
import { type Chance, createChance } from './generated/chance.ts';
import { createEngineSource, type EngineSource } from './generated/engines.ts';
import { createInterchange, createPart } from './generated/part.ts';
import { createSetSource, type GeneratedSet } from './generated/sets.ts';
import { enginesOfFamily, makesOfFamily } from './generated/shape.ts';

const compareParts = (a: Part, b: Part): number => compareText(a.set, b.set) || compareSizes(a.size, b.size);

/** Engines that share their bearings, of one make or a few. */
function createFamily(source: EngineSource, chance: Chance): Engine[] {
  const first = source.create();
  const count = chance.weigh(enginesOfFamily);
  const others = Array.from({ length: Math.min(count, chance.weigh(makesOfFamily)) - 1 }, () => source.create());
  const makes = [first, ...others].map(({ makeSlug }) => source.makes.find(({ slug }) => slug === makeSlug));
  const rest = Array.from({ length: count - makes.length }, () => source.create(chance.pick(makes)));
  return [first, ...others, ...rest];
}

const toApplications = (engine: Engine, makes: ReadonlyMap<string, Make>): Application[] =>
  engine.models.split(', ').map((model) => ({
    make: makes.get(engine.makeSlug)?.title ?? engine.makeSlug,
    makeSlug: engine.makeSlug,
    model,
    engine: engine.name,
    engineSlug: engine.slug,
    variant: engine.description,
  }));

const toParts = (set: GeneratedSet, chance: Chance): Part[] => {
  const interchange = createInterchange(set, chance);
  return set.sizes.map((size) => createPart(set, size, interchange));
};

/**
 * A catalogue of exactly `count` parts that looks like the sample one (shares in `generated/shape.ts`): 100,000 parts are
 * about 38,000 sets for about 29,000 engines of the 54 makes. The same seed gives the same catalogue.
 */
export function generateCatalogue({ seed, parts: count }: { seed: number; parts: number }): Catalogue {
  const chance = createChance(seed);
  const source = createEngineSource(chance);
  const nextSets = createSetSource(chance);
  const makes = new Map(source.makes.map((make) => [make.slug, make]));
  const catalogue: Catalogue = { makes: source.makes, engines: [], parts: [], applications: {}, related: {} };

  while (catalogue.parts.length < count) {
    const sets = nextSets();
    const parts = sets.flatMap((set) => toParts(set, chance)).slice(0, count - catalogue.parts.length);
    const slugs = parts.toSorted(compareParts).map(({ slug }) => slug);
    const family = createFamily(source, chance).map((engine) => ({ ...engine, parts: slugs }));
    const applications = family.flatMap((engine) => toApplications(engine, makes));
    for (const { set } of parts) catalogue.applications[set] = applications;
    catalogue.parts.push(...parts);
    catalogue.engines.push(...family);
  }
  catalogue.parts.sort((a, b) => compareText(a.slug, b.slug));
  return catalogue;
}
