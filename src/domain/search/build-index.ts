import { groupBy } from '../group-by.ts';
import type { Catalogue, Engine } from '../catalogue/catalogue.ts';
import { readCubicCentimetres, readEngineYears, stillBuilt, toEngineSlug } from '../catalogue/engine.ts';
import { listMakes, titleMakes } from '../catalogue/make.ts';
import { compareText } from '../compare-text.ts';
import { readHeldSize } from '../part/part-code.ts';
import { isVisibleCode, type Part } from '../part/part.ts';
import { compareSizes } from '../part/part-size.ts';
import { countEngines } from '../part/engine-words.ts';
import { writeLedBy } from '../part/lead-engine.ts';
import { type SetTitle, titleSets, toOwnTitle } from '../part/set-title.ts';
import { findSharedPhotos, showsPumpType } from '../part/shared-photos.ts';
import { between, type Bores, lastYear, type PackedIndex, searchFormat, smallFrom } from './search-index.ts';

type Searchable = Pick<Catalogue, 'makes' | 'engines' | 'parts' | 'applications'>;
type PlaceOf = (key: string) => number | undefined;

/** Builds the search index of a catalogue. Hidden codes are left out (rule part.visible-codes). */
export function buildIndex(catalogue: Searchable): PackedIndex {
  const makes = listMakes(catalogue.makes);
  const placeOfMake = toPlaces(makes.map(({ slug }) => slug));
  const parts = catalogue.parts.filter(({ slug }) => isVisibleCode(slug));
  const partsBySet = [...groupBy(parts, ({ set }) => set)].sort(([a], [b]) => compareText(a, b));
  const titles = titleSets({ ...catalogue, parts, applications: titleMakes(catalogue.applications) });
  const shared = findSharedPhotos(catalogue.parts);
  const engines = catalogue.engines.filter(({ makeSlug }) => placeOfMake(makeSlug) !== undefined);
  const engineFits = listEngineFits(engines, parts);
  const toNamed = (place: number): NamedEngine => {
    const { makeSlug = '', name = '' } = engines[place] ?? {};
    const make = placeOfMake(makeSlug) ?? 0;
    return { place, make, name: `${makes[make]?.title} ${name}` };
  };
  const [sizes, kinds, fits, bores, facts] = [
    createDictionary<PackedIndex['sizes'][number]>(),
    createDictionary<PackedIndex['kinds'][number]>(),
    createDictionary<readonly [fits: PackedIndex['fits'][number], engines: readonly number[]]>(),
    createDictionary<Bores>(),
    createDictionary<PackedIndex['facts'][number]>(),
  ];
  const sets = partsBySet.map(([code, members]) => {
    const ordered = [...members].sort((a, b) => compareSizes(a.size, b.size)) as [Part, ...Part[]];
    const title = titles.get(code) ?? toOwnTitle(ordered[0]);
    const named = engineFits.get(code) ?? [];
    return {
      code,
      sizes: sizes.place(ordered.map(({ size }) => size)),
      kind: kinds.place(toKind(ordered[0], title, shared)),
      fits: fits.place([
        packFit(catalogue.applications[code] ?? [], title.engines, named.map(toNamed), placeOfMake),
        named,
      ]),
      bores: bores.place(readBores(ordered[0])),
    };
  });
  const column = <Key extends keyof (typeof sets)[number]>(key: Key) => sets.map((set) => set[key]);
  return {
    format: searchFormat,
    makes: makes.map(({ slug, title, name }) => [slug, title, name] as const),
    sizes: sizes.values,
    kinds: kinds.values,
    sets: {
      ...{ code: column('code').join(between), sizes: toSmall(column('sizes')), kind: toSmall(column('kind')) },
      ...{ fits: toSteps(column('fits')), bores: toSmall(column('bores')) },
    },
    fits: fits.values.map(([text]) => text),
    bores: bores.values,
    aliases: partsBySet.flatMap(([, members], set) => listAliases(members).map((alias) => [...alias, set] as const)),
    engines: packEngines(engines, {
      makeOf: ({ makeSlug }) => placeOfMake(makeSlug) ?? 0,
      factsOf: ({ cylinders, tooltip }) => facts.place([cylinders ?? '', tooltip ?? '']),
      fitsOf: (engine) => fits.values.flatMap(([, named], place) => (named.includes(engine) ? [place] : [])),
    }),
    facts: facts.values,
  };
}

/** An engine by its place, with that of its make and as a title says it. */
type NamedEngine = { place: number; make: number; name: string };

/** What a set fits, in as few signs as say it beside the engines that name it. */
function packFit(
  applications: Catalogue['applications'][string],
  words: string,
  named: readonly NamedEngine[],
  placeOfMake: PlaceOf,
): PackedIndex['fits'][number] {
  const count = countEngines(applications);
  const fitted = new Set(applications.flatMap(({ makeSlug }) => placeOfMake(makeSlug) ?? []));
  const others = [...fitted].filter((make) => !named.some((engine) => engine.make === make));
  const lead = named.find(({ name }) => writeLedBy(name, count) === words);
  const engines = lead?.place ?? words;
  return count === named.length && others.length === 0 ? engines : [engines, count, ...others];
}

/** By set the places of the engines that it fits. */
function listEngineFits(engines: readonly Engine[], parts: readonly Part[]): ReadonlyMap<string, number[]> {
  const setOfSlug = new Map(parts.map(({ slug, set }) => [slug, set]));
  const fits = new Map<string, number[]>();
  for (const [place, engine] of engines.entries())
    for (const set of new Set(engine.parts.flatMap((slug) => setOfSlug.get(slug) ?? [])))
      fits.set(set, [...(fits.get(set) ?? []), place]);
  return fits;
}

const toSmall = (numbers: readonly number[]): string =>
  numbers.map((one) => String.fromCharCode(one + smallFrom)).join('');

const toSteps = (places: readonly number[]): number[] => places.map((place, at) => place - (places[at - 1] ?? 0));

/** The journal that a set is named by, and the least housing bore. */
function readBores({ parameter, specifications }: Part): Bores {
  const housing = specifications.find(({ name }) => /^housing bore/i.test(name))?.value;
  return [Number(/(\d+(?:\.\d+)?) ?mm/.exec(parameter)?.[1] ?? 0), Number.parseFloat(housing ?? '') || 0];
}

const toPlaces = (keys: readonly string[]): PlaceOf => {
  const places = new Map(keys.map((key, place) => [key, place]));
  return (key) => places.get(key);
};

/** Gives each value a place, the first one 0, in order of asking. */
function createDictionary<T>() {
  const places = new Map<string, number>();
  const values: T[] = [];
  return {
    values,
    place(value: T): number {
      const key = JSON.stringify(value);
      const place = places.get(key) ?? values.push(value) - 1;
      places.set(key, place);
      return place;
    },
  };
}

/** `shared`: photos that stand for several sets */
function toKind(
  first: Part,
  { what, traits, pieces }: SetTitle,
  shared: ReadonlySet<string>,
): PackedIndex['kinds'][number] {
  const kind = { type: first.type, name: what, traits, pieces };
  const holds = readHeldSize(first);
  if (holds) return { ...kind, holds };
  return showsPumpType(first, shared) ? { ...kind, showsType: true } : kind;
}

/** The numbers that a set replaces, and its own where it is not what the address says. */
function listAliases(parts: readonly Part[]): (readonly [brand: string, number: string])[] {
  const replaced = parts.flatMap(({ interchange }) => interchange.map(({ brand, number }) => [brand, number] as const));
  const own = parts.flatMap(({ number, slug }) => (number === slug ? [] : [['', number] as const]));
  return [...new Map([...replaced, ...own].map((alias) => [alias.join(' '), alias])).values()];
}

type Places = {
  makeOf: (engine: Engine) => number;
  factsOf: (engine: Engine) => number;
  /** by the place of the engine */
  fitsOf: (engine: number) => readonly number[];
};

function packEngines(engines: readonly Engine[], { makeOf, factsOf, fitsOf }: Places): PackedIndex['engines'] {
  const years = engines.map(({ description }) => readEngineYears(description) ?? ([0, 0] as const));
  const named = engines.map(({ slug, name }, at) => [at, slug, toEngineSlug(name)] as const);
  return {
    make: toSteps(engines.map(makeOf)),
    name: engines.map(({ name }) => name).join(between),
    models: engines.map(({ models }) => models.replaceAll(between, ' ')).join(between),
    from: toSmall(years.map(([from]) => (from === 0 ? 0 : lastYear - from))),
    years: toSmall(years.map(([from, to]) => (to === stillBuilt ? 0 : to - from + 1))),
    cc: engines.map(({ capacity }) => readCubicCentimetres(capacity) ?? 0),
    facts: toSmall(engines.map(factsOf)),
    fits: engines.map((_, at) => toSteps(fitsOf(at))),
    slugs: Object.fromEntries(named.flatMap(([at, slug, usual]) => (slug === usual ? [] : [[at, slug]]))),
  };
}
