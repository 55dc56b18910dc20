import { stillBuilt, toEngineSlug } from '../catalogue/engine.ts';
import type { PartType } from '../part/part.ts';
import type { SetTitle } from '../part/set-title.ts';
import { foldName } from './match-engine.ts';
import { listGenerations } from './name-word.ts';
import { longestRun, normaliseNumber } from './read-number.ts';
import { toMakeWords, toModelWords, toNameWords, toOneWord, toWords } from './to-words.ts';

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
type SetFits = Pick<SetTitle, 'engines'> & { makes: readonly string[] };

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

/** `words`: what it is called, lower case, in single words and as one */
type Make = { slug: string; title: string; words: readonly string[] };

/** All that can be found. */
export type SearchIndex = {
  makes: readonly Make[];
  makeWords: ReadonlySet<string>;
  /** words that stand beside a number and are no part of it: makes, and makers of other numbers */
  namesBeside: ReadonlySet<string>;
  sets: readonly SetRow[];
  aliases: readonly AliasRow[];
  engines: readonly EngineRow[];
};

/** The index from its file. */
export function readIndex(packed: PackedIndex): SearchIndex {
  const makes = packed.makes.map(([slug, title, name]) => ({ slug, title, words: toMakeWords(title, name) }));
  const makeWords = new Set(makes.flatMap(({ words }) => words));
  const brands = new Set(packed.aliases.map(([brand]) => brand));
  const sets = readSets(packed);
  return {
    makes,
    makeWords,
    namesBeside: new Set([...makeWords, ...[...brands].flatMap(toWords)]),
    sets,
    aliases: packed.aliases.map(([brand, number, set]) => ({
      ...{ ...toNumberKey(number), brand, number },
      set: valueAt(sets, set),
    })),
    engines: packed.engines.map((engine) => readEngine(engine, valueAt(makes, engine[0]), sets)),
  };
}

/** The builder of the index writes no place that there is not. */
const valueAt = <T>(values: readonly T[], place: number): T => values[place] as T;

const toNumberKey = (number: string): NumberKey => ({
  key: normaliseNumber(number),
  runs: number.split('+').map((piece) => longestRun(normaliseNumber(piece))),
});

function readSets(packed: PackedIndex): SetRow[] {
  const kinds = packed.kinds.map((kind) => ({ ...kind, words: toWords(kind.name) }));
  const fits = packed.fits.map(([engines, ...makes]) => ({
    engines,
    makes: makes.map((make) => valueAt(packed.makes, make)[0]),
  }));
  return packed.sets.map(([code, sizesAt, kindAt, fitsAt]) => ({
    ...{ ...toNumberKey(code), code, sizes: valueAt(packed.sizes, sizesAt) },
    ...{ kind: valueAt(kinds, kindAt), fits: valueAt(fits, fitsAt) },
  }));
}

function readEngine(
  [, name, models, from, to, cc, sets, slug = toEngineSlug(name)]: PackedEngine,
  make: Make,
  known: readonly SetRow[],
): EngineRow {
  return {
    ...{ makeSlug: make.slug, make: make.title, slug, name, models },
    years: from === 0 ? null : [from, to || stillBuilt],
    cc: cc || null,
    sets: sets.map((at) => valueAt(known, at)),
    words: listEngineWords(make, name, models),
  };
}

function listEngineWords({ slug, words: make }: Make, engine: string, modelNames: string): EngineWords {
  const [name, models, whole] = [toNameWords(slug, engine), toModelWords(modelNames), toOneWord(engine)];
  const tails = name.flatMap((word) => /\d([a-z]{2,})$/.exec(word)?.[1] ?? []);
  return {
    ...{ make, name, models, tails, whole, folded: foldName(whole) },
    generations: listGenerations(`${engine} ${modelNames}`),
    all: ` ${whole} ${[...name, ...make, ...models, ...tails].join(' ')}`,
  };
}
