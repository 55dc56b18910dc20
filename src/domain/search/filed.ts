import type { PartType } from '../part/part.ts';

/** Rows on their way into shards. Makes are places in the root's list. */
export type FiledSet = {
  code: string;
  sizes: readonly string[];
  kind: readonly [PartType, string];
  fits: readonly [text: string, engines: number, ...makes: number[]];
};
export type FiledEngine = { make: number; slug: string; name: string; models: string; sets: readonly FiledSet[] };

export type Filed =
  | { kind: 'set'; set: FiledSet }
  | { kind: 'alias'; brand: string; number: string; set: FiledSet }
  | { kind: 'engine'; engine: FiledEngine };

/** A row and the key under which it is filed in one order. */
export type Filing = { key: string; filed: Filed };
