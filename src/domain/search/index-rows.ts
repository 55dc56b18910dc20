import type { PartType } from '../part/part.ts';
import type { SetTitle } from '../part/set-title.ts';

/**
 * A number to look for: `key` is it normalised, `runs` the longest run of digits of it, of each piece where a kit's code has
 * several.
 */
export type NumberKey = { key: string; runs: readonly string[] };

/** A set as the search knows it; `sizes` in size order. */
export type SetRow = NumberKey & {
  code: string;
  sizes: readonly string[];
  kind: SetKind;
  fits: SetFits;
};
/** `name` without number: "Conrod bearing set"; `words`: it in lower case words; the rest as its title says it. */
export type SetKind = Pick<SetTitle, 'traits' | 'pieces'> & {
  type: PartType;
  name: string;
  words: readonly string[];
  /** a pump whose photo is that of others too */
  showsType?: boolean;
  /** of a kit without a size of its own the size of what it holds (rule part.kit-size) */
  holds?: string;
};
/** `engines` as its title says them; `makes`: slugs */
export type SetFits = Pick<SetTitle, 'engines'> & { makes: readonly string[] };

/** A number that leads to a set: of another maker, or (without brand) the set's own, where it differs from its address. */
export type AliasRow = NumberKey & { brand: string; number: string; set: SetRow };

export type EngineRow = {
  makeSlug: string;
  make: string;
  slug: string;
  name: string;
  models: string;
  /** first and last year of building, the last far ahead where it is built still; null where they are not known */
  years: readonly [from: number, to: number] | null;
  /** capacity in cubic centimetres */
  cc: number | null;
  sets: readonly SetRow[];
  words: EngineWords;
};
/**
 * Lower case words to match; `whole` is the name in one word, `folded` the same with look-alikes as figures, `generations`
 * the figures of "Mk4" and "IX", `tails` the letters that codes end with, "xe" of C20XE.
 */
export type EngineWords = {
  make: readonly string[];
  name: readonly string[];
  models: readonly string[];
  generations: readonly string[];
  tails: readonly string[];
  whole: string;
  folded: string;
  /** all of them behind blanks, to be looked through at once */
  all: string;
};
