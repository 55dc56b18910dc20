import type { Application, Catalogue, Engine, Make } from '#domain/catalogue/catalogue.ts';
import { toEngineSlug } from '#domain/catalogue/engine.ts';
import { toMakeSlug, toMakeTitle } from '#domain/catalogue/make.ts';
import { compareSizes } from '#domain/part/part-size.ts';
import { decidePartType, type Part } from '#domain/part/part.ts';
import { sampleRod } from '#domain/part/samples.ts';
import { compareText } from '#domain/compare-text.ts';
import { readSeedFiles, type HiddenItem, type SeedFiles, type SeedSet } from './store/seed-files.ts';

const toParts = (set: SeedSet): Part[] =>
  set.items.map(({ size, number, components = set.components }) =>
    sampleRod({
      set: set.set_code,
      size,
      name: set.name.replace(set.set_code, number),
      description: set.description,
      category: set.categorydescription,
      group: set.groupdescription,
      type: decidePartType({
        code: number,
        category: set.categorydescription,
        group: set.groupdescription,
        isKit: set.recordtype === 'kititem',
      }),
      clearance: set.classdescription,
      parameter: set.parameter,
      specifications: set.technicaldetails.map(({ name: title, value }) => ({ name: title, value })),
      isKit: set.recordtype === 'kititem',
      kitContents: components.map(({ urlcomponent, ...line }) => ({ slug: urlcomponent, ...line })),
      interchange: set.interchange.map(({ brand, number: other }) => ({ brand, number: other })),
    }),
  );

const toHidden = ({ urlcomponent, size, name, description }: HiddenItem): Part =>
  sampleRod({
    set: size === '' ? urlcomponent : urlcomponent.slice(0, -size.length - 1),
    size,
    slug: urlcomponent,
    number: urlcomponent,
    name,
    description,
  });

const toMake = ({ id, name, image_name }: SeedFiles['makes'][number]): Make => ({
  id: String(id),
  name,
  title: toMakeTitle(name),
  slug: toMakeSlug(name),
  imageName: image_name,
  kind: 'car',
  hasBanner: false,
});

const toApplication = (row: SeedSet['applications'][number]): Application => ({
  ...row,
  makeSlug: toMakeSlug(row.make),
  engineSlug: toEngineSlug(row.engine),
});

const toEngine = (seed: SeedFiles['engines'][number], slugs: string[]): Engine => ({
  makeSlug: toMakeSlug(seed.make),
  slug: toEngineSlug(seed.name),
  name: seed.name,
  models: seed.models,
  capacity: seed.capacity,
  cylinders: seed.cylinders,
  boreSize: seed.bore_size,
  stroke: seed.stroke,
  description: seed.description,
  tooltip: seed.tooltip ?? null,
  parts: slugs,
});

/**
 * The sandbox's data as a catalogue, for tests that need all of it and no server. Unlike a pulled one it still holds the codes
 * that shops hide and the make without a name, so that a test can see them left out.
 */
export function seedCatalogueForTests(): Catalogue {
  const { makes, engines, sets, hidden } = readSeedFiles().parse();
  const ordered = sets.map((set) => ({ set, parts: toParts(set).toSorted((a, b) => compareSizes(a.size, b.size)) }));
  const fits = ordered.flatMap(({ set, parts }) =>
    [...new Set(set.applications.map(({ make, engine }) => `${make}/${engine}`))].map((engine) => ({ engine, parts })),
  );
  const partsOf = Map.groupBy(fits, ({ engine }) => engine);
  return {
    makes: makes.map(toMake),
    engines: engines.map((engine) =>
      toEngine(
        engine,
        (partsOf.get(`${engine.make}/${engine.name}`) ?? []).flatMap(({ parts }) => parts.map(({ slug }) => slug)),
      ),
    ),
    parts: [...ordered.flatMap(({ parts }) => parts), ...hidden.map(toHidden)].toSorted((a, b) =>
      compareText(a.slug, b.slug),
    ),
    applications: Object.fromEntries(sets.map((set) => [set.set_code, set.applications.map(toApplication)])),
    related: {},
  };
}
