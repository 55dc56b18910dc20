import { kindWords, trimWords } from '#config/search-words.ts';
import { type NameWord, takeApart } from './name-word.ts';

/** Words to look for, all of which must fit. `withErrors`: one typing error in a word; `isForNamed`: good only where an engine is named whole. */
export type Attempt = {
  words: readonly NameWord[];
  isGuess: boolean;
  withErrors: boolean;
  isForNamed: boolean;
};

const sure = { isGuess: false, withErrors: false, isForNamed: false };
const guess = { ...sure, isGuess: true };

/**
 * What is looked for one after another: all words; without the beginning of a kind at the end; letters and figures apart
 * ("evo9"); a named engine without the year; with typing errors.
 */
export function* listAttempts(words: readonly NameWord[]): Generator<Attempt> {
  yield { ...sure, words };
  const [before, last] = [words.slice(0, -1), words.at(-1)?.word ?? ''];
  // a letter or two may as well be those of another car: "Boxster S"
  const isShort = last.length < 3;
  if (before.some((word) => !isShort || tellsMuch(word)) && isKindBegun(last))
    yield { ...sure, words: before, isGuess: isShort };
  const apart = takeApart(words);
  if (!isSame(apart, words)) yield { ...sure, words: apart };
  // people know the year of an engine wrongly, but not its name
  const timeless = words.filter(({ years }) => years === null);
  if (timeless.length > 0 && timeless.length < words.length) yield { ...guess, words: timeless, isForNamed: true };
  yield { ...guess, words, withErrors: true };
}

/** A year, a capacity, two figures and what is said of many engines are of every make. */
const tellsMuch = ({ word, years }: NameWord): boolean =>
  word.length > 1 && years === null && !/^\d\.\d|^\d\d$/.test(word) && !trimWords.has(word);

const isSame = (some: readonly NameWord[], others: readonly NameWord[]): boolean =>
  some.length === others.length &&
  some.every(({ word, years }, at) => word === others[at]?.word && !years === !others[at]?.years);

const isKindBegun = (word: string): boolean => Object.keys(kindWords).some((kind) => kind.startsWith(word));
