import { readSize, type SizeWish } from './read-size.ts';
import type { Piece } from './piece.ts';
import { toSizeText } from './read-words.ts';

/** A size that nothing else is written like: "std", ".25", "0.010in", "010" and "+10"; no capacity, of one place behind the dot. */
const isWrittenSize = (word: string): boolean => /^(?:std|[-+]?(?:0?\.\d{2,3}\D*|0[1-6]0)|[-+][1-6]0)$/.test(word);

/** A word that may be the number of a part by itself; a gauge has a single figure behind its dash. */
export const isNumberWord = (word: string): boolean => /\d{3}|^[a-z]+-\d$/.test(word) && !isWrittenSize(word);

const toWish = (piece: Piece): SizeWish | null => {
  if (piece.role === 'size') return piece.wish;
  return piece.role === 'name' && isWrittenSize(piece.word) ? readSize(toSizeText(piece.word)) : null;
};

/**
 * The size that is said of each number (rule search.several-numbers). Of several sizes each belongs to the number before it, or behind
 * it where the first thing said is a size; a number without one has none. A single size, `only`, holds for all.
 */
export function findSizeBeside(pieces: readonly Piece[], only: SizeWish | null): (word: string) => SizeWish | null {
  const entries = pieces
    .map((piece) => ({ word: piece.word, wish: toWish(piece) }))
    .filter(({ word, wish }) => wish !== null || isNumberWord(word));
  const sizes = entries.filter(({ wish }) => wish !== null).length;
  if (sizes < 2 || sizes === entries.length) return () => only;
  const step = entries[0]?.wish ? -1 : 1;
  return (word) => entries[entries.findIndex((one) => one.wish === null && one.word === word) + step]?.wish ?? null;
}
