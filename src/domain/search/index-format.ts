import type { SetEntry } from './index-entry.ts';

/** Raise it when the shape of root or shards changes: code and data of different builds then say so instead of guessing. */
export const searchFormat = 4;

/**
 * The orders in which rows are filed, each cut into shards. `code`: numbers as they are compared (`normaliseNumber`).
 * `long`, `short`: by their longest run of digits (more than three, up to three), `gnol` and `trohs` by that run read
 * backwards. `word`: engines and kinds by their words.
 */
export const orderNames = ['code', 'long', 'gnol', 'short', 'trohs', 'word'] as const;
export type OrderName = (typeof orderNames)[number];

/** Runs of digits up to this length are filed apart, because few numbers have them and a half of them says little. */
export const shortRun = 3;

/** The one shard of an index that is not cut. */
export const wholeShard = 'all';

/** Name of a shard: its order and its place there. */
export const toShardName = (order: OrderName, place: number): string => `${order}-${place}`;

/**
 * The file that every search starts from. `makes`: slug, title and further names for each. `isWhole`: the one shard "all"
 * holds everything and no order is cut. `orders`: for each order the borders between its shards, the first being "".
 */
export type PackedRoot = {
  format: typeof searchFormat;
  /** names the folder of the shards; changes with any of them */
  digest: string;
  makes: readonly (readonly [slug: string, title: string, name: string])[];
  /** makers of the numbers that sets replace: words that may stand beside a number */
  brands: readonly string[];
  isWhole: boolean;
  orders: Readonly<Record<OrderName, readonly string[]>>;
};

/**
 * One file of rows, in columns. `codes`: set codes in order, each as a letter for how many characters it shares with the one
 * before and the rest. Columns hold places in the dictionaries beside them; makes are places in the root's list.
 */
export type PackedShard = {
  format: typeof searchFormat;
  codes: string;
  sizes: readonly string[];
  kinds: readonly SetEntry['kind'][];
  fits: readonly SetEntry['fits'][];
  sizeOf: readonly number[];
  kindOf: readonly number[];
  fitsOf: readonly number[];
  aliases: readonly (readonly [brand: string, number: string, set: number])[];
  engines: PackedEngines;
};

/**
 * `names` and `models` one per line; `slugs` only where the name does not give it; `sets` as distances between places. `from`:
 * first year of building, `to`: years until the last one, -1 where it is built still; 0 and 0 where they are not known. `cc`: capacity, 0 where it
 * is not known.
 */
export type PackedEngines = {
  names: string;
  models: string;
  makeOf: readonly number[];
  from: readonly number[];
  to: readonly number[];
  cc: readonly number[];
  sets: readonly (readonly number[])[];
  slugs: Readonly<Record<string, string>>;
};
