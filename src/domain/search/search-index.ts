import { findPieces } from './shard-borders.ts';
import { type OrderName, type PackedRoot, type PackedShard, toShardName, wholeShard } from './index-format.ts';
import type { Rows } from './index-rows.ts';
import { knowNothing, unpackShard } from './unpack-shard.ts';
import { toWords } from './to-words.ts';

/** The index as far as it is loaded. */
export type SearchIndex = {
  root: PackedRoot;
  /** what each make is called, lower case, in single words and as one */
  makes: readonly { slug: string; words: readonly string[] }[];
  makeWords: ReadonlySet<string>;
  /** words that stand beside a number and are no part of it: makes, and makers of other numbers */
  namesBeside: ReadonlySet<string>;
  /** names of the shards that hold the keys beginning so, at most `most` of them */
  shardsFor(order: OrderName, prefix: string, most: number): string[];
  has(shard: string): boolean;
  add(shard: string, packed: PackedShard): void;
  /** the rows of shards that are loaded, each once */
  read(shards: readonly string[]): Rows;
};

/** An index with its root loaded and no shard yet. */
export function createSearchIndex(root: PackedRoot): SearchIndex {
  const known = knowNothing(root);
  const { makes } = known;
  const shards = new Map<string, Rows>();
  const makeWords = new Set(makes.flatMap(({ words }) => words));
  return {
    root,
    makes,
    makeWords,
    namesBeside: new Set([...makeWords, ...root.brands.flatMap(toWords)]),
    shardsFor: (order, prefix, most) =>
      root.isWhole
        ? [wholeShard]
        : findPieces(root.orders[order], prefix)
            .slice(0, most)
            .map((place) => toShardName(order, place)),
    has: (shard) => shards.has(shard),
    add: (shard, packed) => void shards.set(shard, unpackShard(root, packed, known)),
    read: (names) => joinRows(names.map((name) => shards.get(name)).filter((rows) => rows !== undefined)),
  };
}

function joinRows(rows: readonly Rows[]): Rows {
  const [first] = rows;
  if (first && rows.length === 1) return first;
  const aliases = new Map(
    rows.flatMap((one) => one.aliases.map((row) => [`${row.brand} ${row.number} ${row.set.code}`, row])),
  );
  return {
    sets: [...new Set(rows.flatMap(({ sets }) => sets))],
    aliases: [...aliases.values()],
    engines: [...new Set(rows.flatMap(({ engines }) => engines))],
  };
}
