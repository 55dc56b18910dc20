import { readLookAlikes } from './look-alike-letters.ts';

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
