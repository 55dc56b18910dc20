import { idleWords, type KindWord } from '#config/search-words.ts';
import { listNameWords, type NameWord } from './name-word.ts';
import { type NumberReading, readNumbers } from './read-number.ts';
import type { SizeWish } from './read-size.ts';
import type { Diameter, Piece } from './piece.ts';
import { readWords } from './read-words.ts';
import { findSizeBeside, isNumberWord } from './size-beside.ts';
import { splitTyped, toPlainText } from './typed-words.ts';

/** What a visitor may have meant: as numbers; and as words, with the kinds, endings, size and diameter that are named beside names. */
export type Query = {
  numbers: NumberReading[];
  pieces: readonly Piece[];
  names: readonly NameWord[];
  kinds: readonly KindWord[];
  endings: readonly string[];
  size: SizeWish | null;
  diameter: Diameter | null;
};

const hasDigit = (text: string): boolean => /\d/.test(text);

/**
 * Reads what was typed as numbers and as words; which of them it is, only the catalogue can say. `isBeside`:
 * whether a word beside a number is no part of it, such as a make.
 */
export function readQuery(typed: string, isBeside: (word: string) => boolean): Query {
  const text = dropCount(typed);
  const pieces = readWords(splitTyped(text));
  const query = toQuery(pieces);
  // "hx" may be letters of the number, "uncoated" is not
  const left = pieces
    .filter((piece) => piece.role === 'name' || (piece.role === 'ending' && piece.ending === piece.word))
    .map(({ word }) => word);
  const bare = left.length > 1 ? left.filter((word) => hasDigit(word) || !isBeside(word)) : left;
  return { ...query, numbers: listNumbers(toPlainText(text), bare, findSizeBeside(pieces, query.size)) };
}

/** What pieces say as words. */
export const toQuery = (pieces: readonly Piece[]): Query => ({
  numbers: [],
  pieces,
  names: listNameWords(pieces),
  kinds: [...new Set(pieces.flatMap((piece) => (piece.role === 'kind' ? [piece.kind] : [])))],
  endings: listEndings(pieces),
  size: pieces.reduce<SizeWish | null>((size, piece) => (piece.role === 'size' ? piece.wish : size), null),
  diameter: pieces.find((piece) => piece.role === 'diameter')?.diameter ?? null,
});

/** The plain one of "uncoated HX" is the HX: a set has one ending. */
function listEndings(pieces: readonly Piece[]): string[] {
  const endings = [...new Set(pieces.flatMap((piece) => (piece.role === 'ending' ? [piece.ending] : [])))];
  return endings.length > 1 ? endings.filter((ending) => ending !== 'h') : endings;
}

/** The whole text first; where words stand beside the number, what is left without them, then single words with digits. */
function listNumbers(plain: string, bare: string[], sizeOf: (word: string) => SizeWish | null): NumberReading[] {
  const whole = readNumbers(plain);
  const read = (text: string, size: SizeWish | null) =>
    readNumbers(text.toUpperCase()).map((reading) => ({ ...reading, size: reading.size ?? size }));
  const rest = read(bare.join(' '), sizeOf(bare.at(-1) ?? ''));
  const single = bare.length < 2 ? [] : bare.filter(isNumberWord);
  const singles = single.flatMap((word) => read(word, sizeOf(word)).map((reading) => ({ ...reading, isLoose: true })));
  const all = [...whole, ...rest, ...singles];
  return all.filter(
    (reading, place) =>
      all.findIndex((other) => other.key === reading.key && other.size?.typed === reading.size?.typed) === place,
  );
}

const counted = '(?:pcs?|pieces?|sets?|pairs?|off|ea)\\.?';
const countBehind = new RegExp(
  `(?:\\s+(?:[x×*]|qty\\.?:?)\\s*|\\s*[×*]\\s*)\\d{1,3}$|\\s+\\d{1,3}\\s*(?:[x×]|${counted})$`,
  'i',
);
const countAhead = new RegExp(`^\\d{1,3}(?:\\s*[x×*]\\s*|\\s+${counted}\\s+)`, 'i');
const setLike = /\d{1,2}[bmt]\d{3}/i;

/** A number of a set without how many are wanted of it: "4B1606H x 3" is no 4B1606HX in size 3. Any other text as it is. */
export function dropCount(typed: string): string {
  const text = typed.trim().replace(countBehind, '').replace(countAhead, '');
  return setLike.test(text) ? text : typed;
}

/** What stands behind the last figure of a text and is no word of the trade: "returned" of "4B1606H-STD returned". */
export function listUnreadSigns(text: string): string[] {
  const pieces = readWords(splitTyped(text));
  const last = pieces.map(({ word }) => /\d/.test(word)).lastIndexOf(true);
  const behind = last === -1 ? [] : pieces.slice(last + 1);
  const isStrange = ({ role, word }: (typeof pieces)[number]) =>
    role === 'unsold' || (role === 'name' && !idleWords.has(word));
  return behind.filter(isStrange).flatMap(({ typed }) => typed || []);
}
