import { idleWords, kindPhrases, kindWords } from '#config/search-words.ts';
import { lookUp } from '../look-up-own-key.ts';
import { readLookAlikes } from '../part/look-alike-letters.ts';
import { readSize, type SizeWish } from './read-size.ts';

export type KindWord = (typeof kindWords)[string];

/** What was typed, sorted: kinds and a size that were named, and the words that are left, in their order. */
export type TypedWords = { kinds: KindWord[]; size: SizeWish | null; left: string[] };

/** A word that tells nothing is left out beside others; alone it may be the beginning of one that does: "for" of "ford". */
function dropIdle(words: string[]): string[] {
  const telling = words.filter((word) => !idleWords.includes(word));
  return telling.length > 0 ? telling : words;
}

/** Capitals without accents, one kind of dash and quote, decimal dots, single blanks. */
export const toPlainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[‐-―−_]/g, '-')
    .replace(/[“”″]/g, '"')
    .replace(/,(?=\d)/g, '.')
    .replace(/(?<=[\d.])O+|O+(?=[\d.])/g, readLookAlikes)
    .replace(/[\s,;]+/g, ' ')
    .trim();

/**
 * Sorts the words of a plain text. A size is taken where it cannot be part of a number or name: written with a dot or by
 * name; or as the last word, behind one with a digit or in three figures beside a kind.
 */
export function readWords(plain: string): TypedWords {
  const text = kindPhrases.reduce((rest, [phrase, word]) => rest.replace(phrase, word), plain.toLowerCase());
  const words = joinUnits(dropIdle(text.split(' ').filter(Boolean)));
  const kinds = words.map((word) => lookUp(kindWords, word)).filter((kind) => kind !== undefined);
  const others = words.filter((word) => lookUp(kindWords, word) === undefined);
  const at = others.findLastIndex((word, place) => isSizeWord(word, others.slice(0, place), others.length, kinds));
  const size = at === -1 ? null : readSize(toSizeText(others[at] ?? ''));
  return { kinds: [...new Set(kinds)], size, left: others.filter((_, place) => place !== at) };
}

/** "10 thou" and ".25 mm" are one word each. */
const joinUnits = (words: string[]): string[] =>
  words.reduce<string[]>((joined, word) => {
    const before = joined.at(-1);
    if (before === undefined || !/^(?:mm|in|inch|thou|")$/.test(word) || !/^[-+]?[\d.]+$/.test(before))
      return [...joined, word];
    return [...joined.slice(0, -1), before + word];
  }, []);

const toSizeText = (word: string): string => word.toUpperCase().replace(/^[-+]/, '');

function isSizeWord(word: string, before: readonly string[], count: number, kinds: readonly KindWord[]): boolean {
  const text = toSizeText(word);
  if (readSize(text) === null) return false;
  if (/^0?\.|[A-Z"]/.test(text)) return true;
  const isLast = before.length === count - 1;
  return isLast && (before.some((other) => /\d/.test(other)) || (kinds.length > 0 && text.length > 2));
}
