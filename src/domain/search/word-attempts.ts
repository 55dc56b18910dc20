import { kindWords } from '#config/search-words.ts';
import { isOneErrorAway } from './typing-error.ts';
import { toMakeKey } from './word-keys.ts';
import type { SearchIndex } from './search-index.ts';
import { toOneWord } from './to-words.ts';

/** Words to look for, all of which must fit, and the shards that hold whatever they fit. */
export type Attempt = { words: readonly string[]; shards: readonly string[]; isGuess: boolean };

const most = 3;
const guessMinLength = 4;

/**
 * What is looked for one after another: the words as they are, single letters joined to what follows ("k 20"), all as one
 * word; with a make mended that is one typing error away; without the make.
 */
export function* listAttempts(index: SearchIndex, words: readonly string[]): Generator<Attempt, void, undefined> {
  const tries = [joinLetters(words), words, [toOneWord(words.join(''))]];
  const different = tries.filter((tried, at) => tries.findIndex((other) => other.join() === tried.join()) === at);
  for (const tried of different) yield* place(index, tried, false);
  if (words.length > 1 && isKindBegun(words.at(-1) ?? '')) yield* place(index, words.slice(0, -1), false);
  const mended = words.map((word) => mendMake(index, word));
  if (mended.join() !== words.join()) yield* place(index, mended, true);
  const others = words.filter((word) => !index.makeWords.has(word));
  if (others.some((word) => word.length > 1) && others.length < words.length) yield* place(index, others, true);
}

/** "k", "20" are "k20", because nobody means every name with a k in it. */
const joinLetters = (words: readonly string[]): string[] =>
  words.reduce<string[]>(
    (joined, word, at) =>
      words[at - 1]?.length === 1 ? [...joined.slice(0, -1), joined.at(-1) + word] : [...joined, word],
    [],
  );

const isKindBegun = (word: string): boolean => Object.keys(kindWords).some((kind) => kind.startsWith(word));

/** First the engines of the make whose names begin with another word; then the word that the fewest shards hold. */
function* place(index: SearchIndex, words: readonly string[], isGuess: boolean): Generator<Attempt, void, undefined> {
  const named = locateNamed(index, words);
  if (named.length > 0) yield { words, shards: named, isGuess };
  const choices = words.map((word) => locateWord(index, word)).toSorted((a, b) => a.length - b.length);
  yield { words, shards: choices[0]?.slice(0, most) ?? [], isGuess };
}

function locateNamed(index: SearchIndex, words: readonly string[]): string[] {
  if (index.root.isWhole) return [];
  const makes = index.makes.filter((make) => make.words.some((word) => words.includes(word)));
  const found = makes.flatMap((make) =>
    words
      .filter((word) => !make.words.includes(word))
      .flatMap((word) => index.shardsFor('word', toMakeKey(make.slug, word), most)),
  );
  return [...new Set(found)].slice(0, most);
}

/** Every shard that holds an engine which the word fits. */
function locateWord(index: SearchIndex, word: string): string[] {
  const makes = index.makes.filter((make) => make.words.some((known) => known.startsWith(word)));
  const ofMakes = makes.flatMap(({ slug }) => index.shardsFor('word', toMakeKey(slug, ''), Number.POSITIVE_INFINITY));
  return [...new Set([...ofMakes, ...index.shardsFor('word', word, Number.POSITIVE_INFINITY)])];
}

/** A make that is one typing error away, where there is just one. */
function mendMake(index: SearchIndex, word: string): string {
  if (word.length < guessMinLength || index.makeWords.has(word)) return word;
  const near = [...index.makeWords].filter((make) => isOneErrorAway(word, make));
  return near.length === 1 ? (near[0] ?? word) : word;
}
