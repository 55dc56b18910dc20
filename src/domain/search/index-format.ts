import type { SetKind } from './search-index.ts';

/** Raise it when the shape of the file changes: code and data of different builds then say so instead of guessing. */
export const searchFormat = 5;

/** A make by its place in `makes`, a set by its place in `sets`. */
type Place = number;

/**
 * The search index as it is sent. What many sets share stands once: a set holds the places of its sizes, kind and fits.
 * `slug` of an engine: only where its name does not give it. Years are 0 where they are not known, the last one also where
 * the engine is built still; `cc`: capacity, 0 where it is not known.
 */
export type PackedIndex = {
  format: typeof searchFormat;
  makes: readonly (readonly [slug: string, title: string, name: string])[];
  sizes: readonly (readonly string[])[];
  kinds: readonly Omit<SetKind, 'words'>[];
  fits: readonly (readonly [engines: string, ...makes: Place[]])[];
  /** by code */
  sets: readonly (readonly [code: string, sizes: number, kind: number, fits: number])[];
  /** numbers that lead to a set: of other makers, or (without brand) its own, where it differs from its address */
  aliases: readonly (readonly [brand: string, number: string, set: Place])[];
  engines: readonly PackedEngine[];
};

export type PackedEngine = readonly [
  make: Place,
  name: string,
  models: string,
  from: number,
  to: number,
  cc: number,
  sets: readonly Place[],
  slug?: string,
];
