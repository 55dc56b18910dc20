import { foldLetters, readLookAlikes } from '../part/look-alike-letters.ts';

/**
 * A number as it is compared: capitals and digits, Latin letters for Cyrillic and Greek ones that look so, without spaces,
 * dashes, dots and accents, and O as 0, I and L as 1, which are taken for each other on old shells. "ophd-1040 hp" and "OPHD1O40HP" are the same number.
 */
export const normaliseNumber = (text: string): string =>
  readLookAlikes(
    foldLetters((/^[ -~]*$/.test(text) ? text : text.normalize('NFKD')).toUpperCase()).replace(/[^A-Z0-9]/g, ''),
  );

/** The longest run of digits of a normalised number, the last of equals; "" where there is none. "4B1606H" has "1606". */
export const longestRun = (number: string): string =>
  (number.match(/\d+/g) ?? []).reduce((longest, run) => (run.length >= longest.length ? run : longest), '');
