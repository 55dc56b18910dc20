/** How letters, figures and signs of a VAT number are spelt, whatever program they were copied from. */

const separators =
  /[\s\p{Cc}\p{Cf}\p{DI}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}.,:;/\\'"`\u00b4=#|_\u00b7\u2022\u00b0\u00ba\u2212]+/gu;

/** Letters, figures and signs of full width, as East Asian keyboards have them, as all others. */
const narrow = (text: string): string =>
  text.replaceAll(/[\u{FF01}-\u{FF5E}]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0));

const lookalikes = { foreign: 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХ', latin: 'ABEZHIKMNOPTYXABEKMHOPCTYX' };

/** Greek and Cyrillic capitals that look like Latin ones: who has such a keyboard may type either. */
const toLatin = (letters: string): string =>
  letters.replaceAll(/[\p{Script=Greek}\p{Script=Cyrillic}]/gu, (letter) => {
    const at = lookalikes.foreign.indexOf(letter);
    return lookalikes.latin[at] ?? letter;
  });

/** What is typed, in upper case, in the pieces that signs leave; letters and figures alone, and signs that are part of no number. */
export const splitPrinted = (typed: string): string[] =>
  narrow(typed)
    .split(separators)
    .map((piece) => toLatin(piece.toUpperCase()))
    .filter((piece) => piece !== '');

/**
 * The same in one, without blanks, dots, commas, brackets, slashes, dashes of all kinds, quotes and signs that nobody sees, as copied
 * text has them. Any other sign stays, and so makes it no number.
 */
export const toBareNumber = (typed: string): string => splitPrinted(typed).join('');

/** The same of a word, without accents: "Číslo" is "CISLO". */
export const foldWord = (word: string): string =>
  toLatin(toBareNumber(word).normalize('NFD').replaceAll(/\p{M}/gu, ''));
