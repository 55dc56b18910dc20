import type { KindWord } from './read-words.ts';
import type { EngineRow, SetKind } from './index-rows.ts';

/**
 * How well one word fits an engine: 4 its name or a word of it, 3 the beginning of one, 2.5 its make, 2 a word of its
 * models, 1 the beginning of one; 0 not. A single sign counts only whole, unless it begins the word that is being typed.
 */
export function matchWord({ words }: EngineRow, word: string, isBeingTyped = false): number {
  const begins = (known: string) => (word.length > 1 || isBeingTyped) && known.startsWith(word);
  if (words.whole === word || words.name.includes(word)) return 4;
  if (begins(words.whole) || words.name.some(begins)) return 3;
  if (words.make.includes(word)) return 2.5;
  if (words.models.includes(word)) return 2;
  return words.make.some(begins) || words.models.some(begins) ? 1 : 0;
}

/**
 * Sum over all words, 0 when one of them does not fit. The last of several is taken for the one that is being typed; a digit
 * only behind two words, because "AG-2" is no AGB 2.0.
 */
export function matchAllWords(engine: EngineRow, words: readonly string[]): number {
  const scores = words.map((word, place) =>
    matchWord(engine, word, place === words.length - 1 && place > (/\d/.test(word) ? 1 : 0)),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

const positionNames: Partial<Record<KindWord, RegExp>> = { rod: /conrod/i, main: /main/i };

/** Whether a set is of every kind named; coated sets and kits are also found by the position in their name. */
export const isOfKinds = ({ type, name }: SetKind, kinds: readonly KindWord[]): boolean =>
  kinds.every((kind) => kind === type || positionNames[kind]?.test(name));
