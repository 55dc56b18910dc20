import { listCylinderWords } from '../catalogue/cylinder-words.ts';
import { stillBuilt, toEngineSlug } from '../catalogue/engine.ts';
import { compareText } from '../compare-text.ts';
import { groupBy } from '../group-by.ts';
import type { PartType } from '../part/part.ts';
import { writeLedBy } from '../part/lead-engine.ts';
import type { SetTitle } from '../part/set-title.ts';
import { foldName } from './name-word.ts';
import { listGenerations } from './name-word.ts';
import { longestRun, normaliseNumber } from './read-number.ts';
import { toMakeWords, toModelWords, toNameWords, toNicknames, toOneWord, toWords } from './to-words.ts';

/** Raise it when the shape of the file changes: code and data of different builds then say so instead of guessing. */
export const searchFormat = 6;

/** A make by its place in `makes`. */
type Place = number;
/** Numbers of which each but the first says how much it is more than the one before: small ones, which pack well. */
type Steps = readonly number[];
/** Small numbers, each as the character so many behind "#". */
type Small = string;
/** Names with `between` between them. */
type Names = string;

/**
 * The search index as it is sent, sets and engines in columns. What many share stands once, in a list of its own, and is named by its
 * place there; engines name the fits of their sets.
 */
export type PackedIndex = {
  format: typeof searchFormat;
  makes: readonly (readonly [slug: string, title: string, name: string])[];
  sizes: readonly (readonly string[])[];
  kinds: readonly Omit<SetKind, 'words'>[];
  /**
   * Engines as titles say them, or the place of the one that leads the others; with how many there are and their makes where engines do
   * not tell it themselves.
   */
  fits: readonly (PackedFit | readonly [engines: PackedFit, count: number, ...makes: Place[]])[];
  /** diameters of journal and housing in millimetres, 0 where they are not known */
  bores: readonly Bores[];
  /** by code */
  sets: { code: Names; sizes: Small; kind: Small; fits: Steps; bores: Small };
  /** numbers that lead to a set: of other makers, or (without brand) its own, where it differs from its address */
  aliases: readonly (readonly [brand: string, number: string, set: number])[];
  /** cylinders and what people call an engine, as supplied */
  facts: readonly (readonly [cylinders: string, nickname: string])[];
  engines: {
    make: Steps;
    name: Names;
    models: Names;
    /** years from the first of building to `lastYear`, 0 where it is not known; how many it is built, 0 where it is built still */
    from: Small;
    years: Small;
    /** capacity, 0 where it is not known */
    cc: readonly number[];
    facts: Small;
    fits: readonly Steps[];
    /** only where the name does not give it */
    slugs: Readonly<Record<number, string>>;
  };
};

/** what no name has in it */
export const between = '|';
/** the character of 0 */
export const smallFrom = 35;
/** later than any year of building, and near to most */
export const lastYear = 2040;

export type PackedFit = string | number;
export type Bores = readonly [journal: number, housing: number];

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
  bores: Bores;
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
/** `engines` as its title says them, of which there are `count`; `makes`: slugs */
export type SetFits = Pick<SetTitle, 'engines'> & { count: number; makes: readonly string[] };

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
  /** what people call it, "Red top"; "" for nothing */
  nickname: string;
  sets: readonly SetRow[];
  words: EngineWords;
};
/**
 * Lower case words to match; `whole` is the name in one word, `folded` the same with look-alikes as figures, `generations`
 * the figures of "Mk4" and "IX", `tails` the letters that codes end with, "xe" of C20XE; `nicknames` what people call it, each two words in one and the
 * whole, `nickWords` in single words; `cylinders` as `readCylinders` says them.
 */
export type EngineWords = {
  make: readonly string[];
  name: readonly string[];
  models: readonly string[];
  generations: readonly string[];
  tails: readonly string[];
  nicknames: readonly string[];
  nickWords: readonly string[];
  cylinders: readonly string[];
  whole: string;
  folded: string;
  /** all of them behind blanks, to be looked through at once */
  all: string;
};

/** `words`: what it is called, lower case, in single words and as one; `names`: those that say it by themselves. */
type Make = { slug: string; title: string; words: readonly string[]; names: readonly string[] };

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
  const makes = readMakes(packed);
  const makeWords = new Set(makes.flatMap(({ words }) => words));
  const brands = new Set(packed.aliases.map(([brand]) => brand));
  const fits = readFits(packed);
  const sets = readSets(packed, fits);
  return {
    makes,
    makeWords,
    namesBeside: new Set([...makeWords, ...[...brands].flatMap(toWords)]),
    sets,
    aliases: packed.aliases.map(([brand, number, set]) => ({
      ...{ ...toNumberKey(number), brand, number },
      set: valueAt(sets, set),
    })),
    engines: readEngines(
      packed,
      makes,
      groupBy(sets, ({ fits: of }) => of),
      fits,
      makeWords,
    ),
  };
}

/** The builder of the index writes no place that there is not. */
const valueAt = <T>(values: readonly T[], place: number): T => values[place] as T;

const readNames = (text: Names): string[] => (text === '' ? [] : text.split(between));

const readSmall = (text: Small): number[] => Array.from(text, (one) => one.charCodeAt(0) - smallFrom);

function readSteps(steps: Steps): number[] {
  let at = 0;
  return steps.map((step) => (at += step));
}

const toNumberKey = (number: string): NumberKey => ({
  key: normaliseNumber(number),
  runs: number.split('+').map((piece) => longestRun(normaliseNumber(piece))),
});

/** Of several words one says a make where no model is called so, as a Land Cruiser is; letters do where they are its name. */
function readMakes({ makes, engines }: PackedIndex): Make[] {
  const models = new Set(toWords(engines.models));
  return makes.map(([slug, title, name]) => {
    const words = toMakeWords(title, name);
    const isOne = toWords(title).length === 1;
    const says = (word: string): boolean => isOne || word === toOneWord(name) || (word.length > 3 && !models.has(word));
    return { slug, title, words, names: words.filter(says) };
  });
}

/** What sets fit, told by the engines that name it, unless it says more itself. */
function readFits({ fits, makes, engines }: PackedIndex): SetFits[] {
  const [makeOf, names] = [readSteps(engines.make), readNames(engines.name)];
  const named = fits.map((): Place[] => []);
  for (const [engine, steps] of engines.fits.entries())
    for (const place of readSteps(steps)) named[place]?.push(valueAt(makeOf, engine));
  return fits.map((one, place) => {
    const own = named[place] ?? [];
    const [text, count, ...others] = typeof one === 'object' ? one : [one, own.length];
    const slugs = new Set([...own, ...others].map((make) => valueAt(makes, make)[0]));
    const nameOf = (engine: number) => `${valueAt(makes, valueAt(makeOf, engine))[1]} ${valueAt(names, engine)}`;
    return { engines: typeof text === 'string' ? text : writeLedBy(nameOf(text), count), count, makes: [...slugs] };
  });
}

function readSets({ sets, sizes, kinds, bores }: PackedIndex, fits: readonly SetFits[]): SetRow[] {
  const read = kinds.map((kind) => ({ ...kind, words: toWords(kind.name) }));
  const [sizesAt, fitsAt, kindAt, boresAt] = [
    ...[readSmall(sets.sizes), readSteps(sets.fits), readSmall(sets.kind), readSmall(sets.bores)],
  ] as const;
  return readNames(sets.code).map((code, at) => ({
    ...{ ...toNumberKey(code), code, sizes: valueAt(sizes, valueAt(sizesAt, at)) },
    ...{ kind: valueAt(read, valueAt(kindAt, at)), fits: valueAt(fits, valueAt(fitsAt, at)) },
    bores: valueAt(bores, valueAt(boresAt, at)),
  }));
}

function readEngines(
  { engines, facts }: PackedIndex,
  makes: readonly Make[],
  setsOf: ReadonlyMap<SetFits, readonly SetRow[]>,
  fits: readonly SetFits[],
  makeWords: ReadonlySet<string>,
): EngineRow[] {
  const told = facts.map(([cylinders, nickname]) => ({
    nickname,
    cylinders: listCylinderWords(cylinders),
    // "Volvo-based" is no Volvo
    nickWords: toWords(nickname).filter((word) => !makeWords.has(word)),
    nicknames: toNicknames(nickname),
  }));
  const [makeOf, models] = [readSteps(engines.make), engines.models.split(between)];
  const [froms, spans, factsAt] = [readSmall(engines.from), readSmall(engines.years), readSmall(engines.facts)];
  return readNames(engines.name).map((name, at) => {
    const make = valueAt(makes, valueAt(makeOf, at));
    const { nickname, ...words } = valueAt(told, valueAt(factsAt, at));
    const [from, years] = [lastYear - valueAt(froms, at), valueAt(spans, at)];
    const sets = readSteps(valueAt(engines.fits, at)).flatMap((place) => setsOf.get(valueAt(fits, place)) ?? []);
    return {
      ...{ makeSlug: make.slug, make: make.title, slug: engines.slugs[at] ?? toEngineSlug(name), name },
      models: valueAt(models, at),
      years: from === lastYear ? null : [from, years === 0 ? stillBuilt : from + years - 1],
      cc: engines.cc[at] || null,
      nickname,
      sets: sets.sort((a, b) => compareText(a.code, b.code)),
      words: listEngineWords(make, name, valueAt(models, at), words),
    };
  });
}

function listEngineWords(
  { slug, words: make }: Make,
  engine: string,
  modelNames: string,
  told: Pick<EngineWords, 'nicknames' | 'nickWords' | 'cylinders'>,
): EngineWords {
  const [name, models, whole] = [toNameWords(slug, engine), toModelWords(modelNames), toOneWord(engine)];
  const tails = name.flatMap((word) => /\d([a-z]{2,})$/.exec(word)?.[1] ?? []);
  return {
    ...{ make, name, models, tails, whole, folded: foldName(whole), ...told },
    generations: listGenerations(`${engine} ${modelNames}`),
    all: ` ${whole} ${[...name, ...make, ...models, ...tails, ...Object.values(told).flat()].join(' ')}`,
  };
}
