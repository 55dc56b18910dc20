import { cleanCode } from '../clean-text.ts';
import { foldLetters, readLookAlikes } from '../part/typed-letters.ts';

/** One word of what was typed: as it stands there, and as it is compared: lower case, plain letters. */
export type TypedWord = { typed: string; word: string };

/** As codes, because the server's program is held in half the memory without a letter beyond ASCII (decision 0065). */
const dashes = /[\u2010-\u2015\u2212_]/g;
const doubleQuotes = /[\u201c\u201d\u2033]/g;

/**
 * Capitals without accents, in Latin letters, one kind of dash and quote, decimal dots, single blanks. A comma before figures is a decimal
 * one, but behind the name of a size: "4B1606H-STD,2" is no size .2.
 */
const toPlainWord = (text: string): string =>
  foldLetters(cleanCode(text).replace(doubleQuotes, '"').normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase())
    .replace(dashes, '-')
    .replace(/(?<!STD|SP|STANDARD|SPECIAL),(?=\d)/g, '.')
    .replace(/[\s,;]+/g, ' ')
    .trim();

const toFigures = (plain: string): string => plain.replace(/(?<=[\d.])O+|O+(?=[\d.])/g, readLookAlikes);

/** The same, with an O beside a figure as 0. */
export const toPlainText = (text: string): string => toFigures(toPlainWord(text));

/** what begins like a word stays one: "evo9" */
const readWord = (typed: string): string => {
  const plain = toPlainWord(typed);
  return (/^[A-Z]{2}/.test(plain) ? plain : toFigures(plain)).toLowerCase();
};

/** signs around a word that are no part of it; a quote behind a figure is the sign of an inch */
const around = /^[“”"'‘’([<«„]+|(?:[?!:)\]>»]|\.(?=$)|(?<![\d.])["'’“”])+$/g;

/** The words of a text in their order. */
export const splitTyped = (text: string): TypedWord[] =>
  text
    .split(/[\s;]+|,(?!\d)|(?<=STD|SP|STANDARD|SPECIAL),/i)
    .map((piece) => piece.replace(around, ''))
    .filter(Boolean)
    .map((typed) => ({ typed, word: readWord(typed) }))
    // a "+" or "&" between words says nothing
    .filter(({ word }) => /[a-z\d"]/.test(word));

/** Several words as one, "10 thou" and "big end". */
export const joinTyped = (words: readonly TypedWord[], between = ' '): TypedWord => ({
  // of a word that was split only the first piece has what was typed
  typed: words
    .map(({ typed }) => typed)
    .filter(Boolean)
    .join(' '),
  word: words.map(({ word }) => word).join(between),
});
