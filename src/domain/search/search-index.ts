import { toEngineSlug } from '../catalogue/engine-name.ts';
import { stillBuilt } from '../catalogue/engine-years.ts';
import type { PackedEngine, PackedIndex } from './index-format.ts';
import type { AliasRow, EngineRow, EngineWords, NumberKey, SetRow } from './index-rows.ts';
import { foldName } from './match-engine.ts';
import { listGenerations } from './name-word.ts';
import { longestRun, normaliseNumber } from './normalise-number.ts';
import { toMakeWords, toModelWords, toNameWords, toOneWord, toWords } from './to-words.ts';

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
