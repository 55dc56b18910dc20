import type { Application, Catalogue, Engine } from '../catalogue/catalogue.ts';
import { readCubicCentimetres, readEngineYears, stillBuilt } from '../catalogue/engine-years.ts';
import { listMakes } from '../catalogue/make-list.ts';
import { titleMakes } from '../catalogue/make-name.ts';
import { readHeldSize } from '../part/held-size.ts';
import type { Part } from '../part/part.ts';
import { compareSizes } from '../part/part-size.ts';
import { type SetTitle, titleSets, toOwnTitle } from '../part/set-title.ts';
import { findSharedPhotos, showsPumpType } from '../part/shared-photos.ts';
import { isVisibleCode } from '../part/part-visibility.ts';
import { cutIntoShards } from './cut-into-shards.ts';
import type { IndexEntry, EngineEntry, SetEntry } from './index-entry.ts';
import { listKeyedEntries } from './list-keyed-entries.ts';
import { packShard } from './pack-shard.ts';
import {
  orderNames,
  type PackedRoot,
  type PackedShard,
  searchFormat,
  toShardName,
  wholeShard,
} from './index-format.ts';

/** The search index without its digest, which only the texts of its files can give. `shards` by name. */
export type BuiltIndex = { root: Omit<PackedRoot, 'digest'>; shards: Record<string, PackedShard> };

/** In characters of JSON; compressed, a shard is about a third. */
export type IndexWeights = { whole: number; shard: number };

type RootHead = Pick<PackedRoot, 'format' | 'makes' | 'brands'>;
type Searchable = Pick<Catalogue, 'makes' | 'engines' | 'parts' | 'applications'>;

/**
 * Builds the search index of a catalogue: one shard where everything weighs no more than `whole`, else shards of about
 * `shard` for each order. Hidden codes are left out (rule part.visible-codes).
 */
export function buildIndex(catalogue: Searchable, weights: IndexWeights): BuiltIndex {
  const makes = listMakes(catalogue.makes);
  const placeOfMake = new Map(makes.map(({ slug }, place) => [slug, place]));
  const visible = catalogue.parts.filter(({ slug }) => isVisibleCode(slug));
  const partsBySet = Map.groupBy(visible, ({ set }) => set);
  const titles = titleSets({ ...catalogue, parts: visible, applications: titleMakes(catalogue.applications) });
  const shared = findSharedPhotos(catalogue.parts);
  const setOf = new Map<string, SetEntry>();
  for (const [code, parts] of partsBySet)
    setOf.set(
      code,
      toFiledSet({
        ...{ code, parts, placeOfMake, shared },
        applications: catalogue.applications[code] ?? [],
        title: titles.get(code),
      }),
    );
  const aliases = [...partsBySet].flatMap(([code, parts]) => toAliases(parts, setOf.get(code)));
  const setOfSlug = new Map(visible.map(({ slug, set }) => [slug, setOf.get(set)]));
  const engines = catalogue.engines.flatMap((engine) => toFiledEngine(engine, placeOfMake, setOfSlug));
  const sets = [...setOf.values()];

  const head: RootHead = {
    format: searchFormat,
    makes: makes.map(({ slug, title, name }) => [slug, title, name] as const),
    brands: [...new Set(aliases.map(({ brand }) => brand))].filter((brand) => brand !== '').toSorted(),
  };
  const everything: IndexEntry[] = [
    ...sets.map((set) => ({ kind: 'set', set }) as const),
    ...aliases,
    ...engines.map((engine) => ({ kind: 'engine', engine }) as const),
  ];
  const all = isLight(everything, weights.whole) ? packShard(everything) : null;
  if (all && JSON.stringify(all).length <= weights.whole) return toWholeIndex(head, all);
  const slugs = makes.map(({ slug }) => slug);
  return toCutIndex(head, listKeyedEntries({ sets, aliases }, engines, slugs), weights.shard);
}

const isLight = (rows: readonly IndexEntry[], weight: number): boolean => rows.length * 10 < weight;

type Filed = {
  code: string;
  parts: readonly Part[];
  applications: readonly Application[];
  placeOfMake: ReadonlyMap<string, number>;
  title: SetTitle | undefined;
  /** photos that stand for several sets */
  shared: ReadonlySet<string>;
};

const toFiledSet = ({ code, parts, applications, placeOfMake, title, shared }: Filed): SetEntry => {
  const sizes = parts.toSorted((a, b) => compareSizes(a.size, b.size));
  const [first] = sizes as [Part, ...Part[]];
  const { what, engines, traits, pieces } = title ?? toOwnTitle(first);
  const makes = new Set(applications.map(({ makeSlug }) => placeOfMake.get(makeSlug)));
  const kind = [first.type, what, traits, pieces] as const;
  const held = readHeldSize(first);
  return {
    code,
    sizes: sizes.map(({ size }) => size),
    kind: held ? [...kind, 0, held] : showsPumpType(first, shared) ? [...kind, 1] : kind,
    fits: [engines, ...[...makes].filter((make) => make !== undefined)],
  };
};

/** The numbers that a set replaces, and its own where it is not what the address says. */
function toAliases(parts: readonly Part[], set: SetEntry | undefined): Extract<IndexEntry, { kind: 'alias' }>[] {
  if (!set) return [];
  const replaced = parts.flatMap(({ interchange }) => interchange);
  const own = parts.filter(({ number, slug }) => number !== slug).map(({ number }) => ({ brand: '', number }));
  const each = new Map([...replaced, ...own].map((alias) => [`${alias.brand} ${alias.number}`, alias]));
  return [...each.values()].map(({ brand, number }) => ({ kind: 'alias', brand, number, set }));
}

function toFiledEngine(
  { makeSlug, slug, name, models, parts, description, capacity }: Engine,
  placeOfMake: ReadonlyMap<string, number>,
  setOfSlug: ReadonlyMap<string, SetEntry | undefined>,
): EngineEntry[] {
  const make = placeOfMake.get(makeSlug);
  const sets = new Set(parts.map((part) => setOfSlug.get(part)).filter((set) => set !== undefined));
  if (make === undefined) return [];
  const [from, to] = readEngineYears(description) ?? [0, 0];
  const built = [from, to === stillBuilt ? 0 : to] as const;
  return [{ make, slug, name, models, built, cc: readCubicCentimetres(capacity) ?? 0, sets: [...sets] }];
}

const noBorders = Object.fromEntries(orderNames.map((order) => [order, []])) as unknown as PackedRoot['orders'];

const toWholeIndex = (head: RootHead, all: PackedShard): BuiltIndex => ({
  root: { ...head, isWhole: true, orders: noBorders },
  shards: { [wholeShard]: all },
});

function toCutIndex(head: RootHead, entries: ReturnType<typeof listKeyedEntries>, weight: number): BuiltIndex {
  const cut = orderNames.map((order) => ({ order, pieces: cutIntoShards(entries[order], weight) }));
  const borders = cut.map(({ order, pieces }) => [order, pieces.map(({ border }) => border)]);
  const shards = cut.flatMap(({ order, pieces }) =>
    pieces.map(({ entries: rows }, place) => [toShardName(order, place), packShard(rows)]),
  );
  return {
    root: { ...head, isWhole: false, orders: Object.fromEntries(borders) },
    shards: Object.fromEntries(shards),
  };
}
