import type { PartType } from '../part/part.ts';

/**
 * Rows on their way into shards. Makes are places in the root's list; `showsType`: of pumps whose photo is that of others too; `holds`: of kits
 * without a size of their own the size of what they hold.
 */
export type SetEntry = {
  code: string;
  sizes: readonly string[];
  kind: readonly [PartType, what: string, traits: string, pieces: string, showsType?: 0 | 1, holds?: string];
  fits: readonly [engines: string, ...makes: number[]];
};
/** `built`: first and last year, 0 where it is not known or not over; `cc`: capacity, 0 where it is not known. */
export type EngineEntry = {
  make: number;
  slug: string;
  name: string;
  models: string;
  built: readonly [from: number, to: number];
  cc: number;
  sets: readonly SetEntry[];
};

export type IndexEntry =
  | { kind: 'set'; set: SetEntry }
  | { kind: 'alias'; brand: string; number: string; set: SetEntry }
  | { kind: 'engine'; engine: EngineEntry };

/** A row and the key under which it is filed in one order. */
export type KeyedEntry = { key: string; entry: IndexEntry };
