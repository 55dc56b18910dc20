import { kindWords, trimWords } from '#config/search-words.ts';
import { toMakeKey } from './word-keys.ts';
import { type NameWord, takeApart } from './name-word.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * Words to look for, all of which must fit, and the shards that hold whatever they fit. `withErrors`: one typing error in a word;
 * `isForNamed`: good only where an engine is named whole.
 */
export type Attempt = {
  words: readonly NameWord[];
  shards: readonly string[];
  isGuess: boolean;
  withErrors: boolean;
  isForNamed: boolean;
};

const most = 3;

/**
 * What is looked for one after another: all words; without the beginning of a kind at the end; letters and figures apart
 * ("evo9"); a named engine without the year; without the make; with typing errors.
 */
export function* listAttempts(index: SearchIndex, words: readonly NameWord[]): Generator<Attempt, void, undefined> {
  yield* place(index, words, { isGuess: false });
  const [before, last] = [words.slice(0, -1), words.at(-1)?.word ?? ''];
  // a letter or two may as well be those of another car: "Boxster S"
  const isShort = last.length < 3;
  if (before.some((word) => !isShort || tellsMuch(word)) && isKindBegun(last))
    yield* place(index, before, { isGuess: isShort });
  const apart = takeApart(words);
  if (!isSame(apart, words)) yield* place(index, apart, { isGuess: false });
  // people know the year of an engine wrongly, but not its name
  const timeless = words.filter(({ years }) => years === null);
  if (timeless.length > 0 && timeless.length < words.length)
    yield* place(index, timeless, { isGuess: true, isForNamed: true });
  const others = words.filter(({ word, alias }) => !index.makeWords.has(alias ?? word));
  if (
    others.some((word) => tellsMuch(word) && !word.isIdle && word.generation === null) &&
    others.length < words.length
  )
    yield* place(index, others, { isGuess: true });
  yield* place(index, words, { isGuess: true, withErrors: true });
}

/** A year, a capacity, two figures and what is said of many engines are of every make. */
const tellsMuch = ({ word, years }: NameWord): boolean =>
  word.length > 1 && years === null && !/^\d\.\d|^\d\d$/.test(word) && !trimWords.has(word);

const isSame = (some: readonly NameWord[], others: readonly NameWord[]): boolean =>
  some.length === others.length &&
  some.every(({ word, years }, at) => word === others[at]?.word && !years === !others[at]?.years);

const isKindBegun = (word: string): boolean => Object.keys(kindWords).some((kind) => kind.startsWith(word));

type How = { isGuess: boolean; withErrors?: boolean; isForNamed?: boolean };

/**
 * In a whole index everything is at hand. In a cut one first the engines of the make whose names begin with another word; then
 * the word that the fewest shards hold, words put together among them.
 */
function* place(
  index: SearchIndex,
  words: readonly NameWord[],
  { isGuess, withErrors = false, isForNamed = false }: How,
): Generator<Attempt, void, undefined> {
  const attempt = { words, isGuess, withErrors, isForNamed };
  if (index.root.isWhole) return yield { ...attempt, shards: index.shardsFor('word', '', 1) };
  const write = ({ alias, word }: NameWord) => alias ?? word;
  const [all, texts] = [words.map(write), words.filter(isNameOnly).map(write)];
  const tried = [joinLetters(all), texts, [all.join('')]];
  for (const some of tried.filter((one, at) => tried.findIndex((other) => other.join() === one.join()) === at)) {
    const named = locateNamed(index, some);
    if (named.length > 0) yield { ...attempt, shards: named };
    const choices = some.map((text) => locateWord(index, withErrors ? text.slice(0, errorFree) : text));
    const fewest = choices.toSorted((a, b) => a.length - b.length).slice(0, withErrors ? most : 1);
    for (const shards of fewest) yield { ...attempt, shards: shards.slice(0, most) };
  }
}

/** letters at the beginning of a word in which no error is looked for in a cut index */
const errorFree = 3;

const isInNoOrder = ({ isIdle, years, generation, capacity }: NameWord): boolean =>
  isIdle || (years ?? generation ?? capacity) !== null;

/** Years, generations, capacities and what may say nothing are in no order of the index: the words beside them lead there. */
const isNameOnly = (word: NameWord, _at: number, all: readonly NameWord[]): boolean =>
  !isInNoOrder(word) || all.every(isInNoOrder);

/** "k", "20" are "k20", because nobody means every name with a k in it. */
const joinLetters = (words: readonly string[]): string[] =>
  words.reduce<string[]>(
    (joined, word, at) =>
      words[at - 1]?.length === 1 ? [...joined.slice(0, -1), joined.at(-1) + word] : [...joined, word],
    [],
  );

/** The makes that some of the words name. */
export const findMakes = ({ makes }: SearchIndex, words: readonly string[]): SearchIndex['makes'] =>
  makes.filter((make) => make.words.some((word) => words.includes(word)));

function locateNamed(index: SearchIndex, words: readonly string[]): string[] {
  const found = findMakes(index, words).flatMap((make) =>
    words
      .filter((word) => !make.words.includes(word))
      .flatMap((word) => index.shardsFor('word', toMakeKey(make.slug, word), most)),
  );
  return [...new Set(found)].slice(0, most);
}

/** Every shard that holds an engine which the word fits. */
export function locateWord(index: SearchIndex, word: string): string[] {
  const makes = index.makes.filter((make) => make.words.some((known) => known.startsWith(word)));
  const ofMakes = makes.flatMap(({ slug }) => index.shardsFor('word', toMakeKey(slug, ''), Number.POSITIVE_INFINITY));
  return [...new Set([...ofMakes, ...index.shardsFor('word', word, Number.POSITIVE_INFINITY)])];
}
