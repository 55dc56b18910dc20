import { groupBy } from '../group-by.ts';
import type { Catalogue, Engine } from '../catalogue/catalogue.ts';
import { readCubicCentimetres, readEngineYears, stillBuilt, toEngineSlug } from '../catalogue/engine.ts';
import { listMakes, titleMakes } from '../catalogue/make.ts';
import { compareText } from '../compare-text.ts';
import { readHeldSize } from '../part/part-code.ts';
import { isVisibleCode, type Part } from '../part/part.ts';
import { compareSizes } from '../part/part-size.ts';
import { type SetTitle, titleSets, toOwnTitle } from '../part/set-title.ts';
import { findSharedPhotos, showsPumpType } from '../part/shared-photos.ts';
import { type PackedEngine, type PackedIndex, searchFormat } from './search-index.ts';

type Searchable = Pick<Catalogue, 'makes' | 'engines' | 'parts' | 'applications'>;
type PlaceOf = (key: string) => number | undefined;

/** Builds the search index of a catalogue. Hidden codes are left out (rule part.visible-codes). */
export function buildIndex(catalogue: Searchable): PackedIndex {
  const makes = listMakes(catalogue.makes);
  const placeOfMake = toPlaces(makes.map(({ slug }) => slug));
  const parts = catalogue.parts.filter(({ slug }) => isVisibleCode(slug));
  const partsBySet = [...groupBy(parts, ({ set }) => set)].sort(([a], [b]) => compareText(a, b));
  const placeOfSet = toPlaces(partsBySet.map(([code]) => code));
  const setOfSlug = new Map(parts.map(({ slug, set }) => [slug, set]));
  const titles = titleSets({ ...catalogue, parts, applications: titleMakes(catalogue.applications) });
  const shared = findSharedPhotos(catalogue.parts);
  const [sizes, kinds, fits] = [
    createDictionary<PackedIndex['sizes'][number]>(),
    createDictionary<PackedIndex['kinds'][number]>(),
    createDictionary<PackedIndex['fits'][number]>(),
  ];
  const sets = partsBySet.map(([code, members]) => {
    const ordered = [...members].sort((a, b) => compareSizes(a.size, b.size)) as [Part, ...Part[]];
    const title = titles.get(code) ?? toOwnTitle(ordered[0]);
    const fitted = new Set((catalogue.applications[code] ?? []).flatMap(({ makeSlug }) => placeOfMake(makeSlug) ?? []));
    return [
      code,
      sizes.place(ordered.map(({ size }) => size)),
      kinds.place(toKind(ordered[0], title, shared)),
      fits.place([title.engines, ...fitted]),
    ] as const;
  });
  return {
    format: searchFormat,
    makes: makes.map(({ slug, title, name }) => [slug, title, name] as const),
    sizes: sizes.values,
    kinds: kinds.values,
    fits: fits.values,
    sets,
    aliases: partsBySet.flatMap(([, members], set) => listAliases(members).map((alias) => [...alias, set] as const)),
    engines: catalogue.engines.flatMap((engine) =>
      toEngine(engine, placeOfMake, (slug) => placeOfSet(setOfSlug.get(slug) ?? '')),
    ),
  };
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

function toEngine(
  { makeSlug, slug, name, models, parts, description, capacity }: Engine,
  placeOfMake: PlaceOf,
  placeOfSet: PlaceOf,
): PackedEngine[] {
  const make = placeOfMake(makeSlug);
  if (make === undefined) return [];
  const [from, to] = readEngineYears(description) ?? [0, 0];
  const sets = [...new Set(parts.flatMap((part) => placeOfSet(part) ?? []))].sort((a, b) => a - b);
  const cc = readCubicCentimetres(capacity) ?? 0;
  const engine = [make, name, models, from, to === stillBuilt ? 0 : to, cc, sets] as const;
  return [slug === toEngineSlug(name) ? engine : [...engine, slug]];
}
