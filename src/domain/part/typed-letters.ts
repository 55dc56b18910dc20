/** Capitals that are taken for figures on old shells, as the figures: O as 0, I and L as 1. Nothing else changes, nor the length. */
export const readLookAlikes = (capitals: string): string => capitals.replaceAll('O', '0').replace(/[IL]/g, '1');

/** Capitals of Cyrillic and Greek that look like a Latin one, and Latin ones with a stroke: keyboards stay switched over. */
const foreign = 'АВЕКМНОРСТУХЅІЈԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧŁØĐ';
const latin = 'ABEKMHOPCTYXSIJQWABEZHIKMNOPTYXLOD';
const latinOf = new Map([...foreign].map((letter, at) => [letter, latin[at] ?? letter]));

/** Capitals as they look: "К20А" typed in Cyrillic letters is "K20A". Neither figures nor the length change. */
export const foldLetters = (capitals: string): string =>
  /^[ -~]*$/.test(capitals) ? capitals : capitals.replace(/[^ -~]/gu, (letter) => latinOf.get(letter) ?? letter);

const isWritten = (letter: string): boolean => /^[A-Z0-9]$/.test(letter);

/** Letters and figures only, upper case, look-alikes as figures; with the place of each in the text. */
function strip(text: string): { letters: string; places: number[] } {
  const read = Array.from({ length: text.length }, (_, place) => text.charAt(place).toUpperCase());
  const places = [...read.keys()].filter((place) => isWritten(read[place] ?? ''));
  return { letters: readLookAlikes(places.map((place) => read[place]).join('')), places };
}

/**
 * Where in a part number the typed text stands, so that it can be marked: `from` inclusive, `to` exclusive. Letter case,
 * blanks, dashes, dots, O for 0 and I or L for 1 do not matter ("4b1606h 50" stands in "4B1606H-.50"). Null where it does not stand
 * there, or nothing was typed.
 */
export function findTypedLetters(number: string, typed: string): { from: number; to: number } | null {
  const { letters, places } = strip(number);
  const sought = strip(typed).letters;
  const at = sought === '' ? -1 : letters.indexOf(sought);
  const [from, last] = [places[at], places[at + sought.length - 1]];
  return from === undefined || last === undefined ? null : { from, to: last + 1 };
}
