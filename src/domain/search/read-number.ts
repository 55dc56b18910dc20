import { foldLetters, readLookAlikes } from '../part/typed-letters.ts';
import { readSize, type SizeWish } from './read-size.ts';

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

/**
 * One way to read a text as a number. `key` is the set or number, normalised, `size` what follows it; null: no size is
 * named. `isLoose`: number and size stood together without a sign between them, so that this holds only if there is
 * exactly such a set. `digits`: how many were typed, letters that may stand for some not counted.
 */
export type NumberReading = { key: string; size: SizeWish | null; isLoose: boolean; digits: number };

const toReading = (text: string, size: SizeWish | null, isLoose: boolean): NumberReading => ({
  key: normaliseNumber(text),
  size,
  isLoose,
  digits: text.replace(/\D/g, '').length,
});

/** what stands between number and size, and the size: a sign or blank, or the dot of the size itself */
const behindNumber = [/^[\s/:+-]+(.+)$/, /^(\.\d.*)$/, /^\.([A-Z].*)$/];
const looseEndings = [
  /^(.{3,}?)(STD[-\s.]?SP|STD)$/,
  /^(.{3,}?)([01]?\.\d{1,3}.*)$/,
  /^(.{3,})(\d{3})$/,
  /^(.{3,})(\d{2})$/,
];

/**
 * The ways to read a plain text as a number, the likeliest first: the whole as a number; number, sign, size; number and size
 * without a sign; what follows the last dash as a size that is not known. Empty without any letter or digit.
 */
export function readNumbers(plain: string): NumberReading[] {
  if (normaliseNumber(plain) === '') return [];
  const readings = [
    toReading(plain, null, false),
    ...readSigned(plain),
    ...readJoined(plain),
    ...readLoose(plain),
    ...readUnknownSize(plain),
  ];
  return readings.filter(
    (reading, place) => readings.findIndex((other) => isSameReading(reading, other)) === place && reading.key !== '',
  );
}

const isSameReading = (a: NumberReading, b: NumberReading): boolean =>
  a.key === b.key && a.size?.typed === b.size?.typed;

/** Number, sign, size: at the first sign behind which a size stands. */
function readSigned(plain: string): NumberReading[] {
  for (let at = 1; at < plain.length; at += 1) {
    const size = /[A-Z0-9]/.test(plain[at - 1] ?? '') ? readBehind(plain.slice(at)) : null;
    if (size) return [toReading(plain.slice(0, at), size, false)];
  }
  return [];
}

function readBehind(rest: string): SizeWish | null {
  const tail = behindNumber.map((pattern) => pattern.exec(rest)?.[1]).find((text) => text !== undefined);
  return tail === undefined ? null : readSize(tail);
}

/** "4B1606H-STD+5M9505H-STD": a kit, each of whose sets has the size behind it. */
function readJoined(plain: string): NumberReading[] {
  const sets = plain.split('+').map((set) => /^\s*(\S+?)[-\s]+(\S+)\s*$/.exec(set));
  const [size, other] = new Set(sets.map((set) => set?.[2]));
  const wish = sets.length < 2 || size === undefined || other !== undefined ? null : readSize(size);
  return wish ? [toReading(sets.map((set) => set?.[1]).join('+'), wish, false)] : [];
}

function readLoose(plain: string): NumberReading[] {
  return looseEndings.flatMap((ending) => {
    const [, head, tail] = ending.exec(plain) ?? [];
    const size = tail === undefined ? null : readSize(tail);
    return head === undefined || size === null ? [] : [toReading(head, size, true)];
  });
}

/**
 * "4B1606H-STF": a set, and a size that is none of those that are made. Behind a blank only figures are: "4B1606H K20A" names an engine, and
 * "4B1606H MAINS" a kind.
 */
function readUnknownSize(plain: string): NumberReading[] {
  const [, head, tail] = /^(.+)(?:-\s*|\s(?=[\d.]+(?:MM|IN)?$|S[A-Z]{1,2}$))([A-Z0-9.]{1,6})$/.exec(plain) ?? [];
  if (head === undefined || tail === undefined) return [];
  return [toReading(head, { typed: tail, measures: [] }, true)];
}
