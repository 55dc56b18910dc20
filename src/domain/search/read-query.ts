import { makeNicknames } from '#config/search-words.ts';
import { lookUp } from '../look-up-own-key.ts';
import { type NumberReading, readNumbers } from './read-number.ts';
import type { SizeWish } from './read-size.ts';
import { type KindWord, readWords, toPlainText } from './read-words.ts';
import { toWords } from './to-words.ts';

/** What a visitor may have meant. `words` are what is left beside kinds and sizes, lower case, nicknames of makes resolved. */
export type Query = {
  numbers: NumberReading[];
  words: string[];
  kinds: KindWord[];
  size: SizeWish | null;
};

const hasDigit = (text: string): boolean => /\d/.test(text);

/**
 * Reads what was typed as numbers and as words; which of them it is, only the catalogue can say. `isBeside`:
 * whether a word beside a number is no part of it, such as a make.
 */
export function readQuery(typed: string, isBeside: (word: string) => boolean): Query {
  const plain = toPlainText(typed);
  const { kinds, size, left } = readWords(plain);
  const bare = left.length > 1 ? left.filter((word) => hasDigit(word) || !isBeside(word)) : left;
  return {
    numbers: listNumbers(plain, bare, size),
    words: left.flatMap(toWords).flatMap((word) => toWords(lookUp(makeNicknames, word) ?? word)),
    kinds,
    size,
  };
}

/** The whole text first; where words stand beside the number, what is left without them, then single words with digits. */
function listNumbers(plain: string, bare: string[], size: SizeWish | null): NumberReading[] {
  const whole = readNumbers(plain);
  const rest = readNumbers(bare.join(' ').toUpperCase()).map((reading) => ({ ...reading, size: reading.size ?? size }));
  const single = bare.length < 2 ? [] : bare.filter((word) => /\d{3}/.test(word));
  const singles = single.flatMap((word) =>
    readNumbers(word.toUpperCase()).map((reading) => ({ ...reading, size: reading.size ?? size, isLoose: true })),
  );
  const all = [...whole, ...rest, ...singles];
  return all.filter(
    (reading, place) =>
      all.findIndex((other) => other.key === reading.key && other.size?.typed === reading.size?.typed) === place,
  );
}
