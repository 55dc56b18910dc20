import { isOneErrorAway } from './code-distance.ts';
import type { NumberReading } from './read-number.ts';
import type { NumberKey } from './rows.ts';
import { longestRun } from './skeleton.ts';

/** How a number was found; the earlier, the surer. */
export const numberTiers = ['exact', 'beginning', 'part', 'near'] as const;
export type NumberTier = (typeof numberTiers)[number];

/** shorter texts have too many neighbours for one typing error to say anything */
const nearMinLength = 5;

/** Whether a number is what was typed, in the sense of a tier. `key`: skeleton of what was typed. */
export const matchers: Readonly<Record<NumberTier, (row: NumberKey, key: string) => boolean>> = {
  exact: (row, key) => row.key === key,
  beginning: (row, key) => row.key.startsWith(key),
  part: isPartOf,
  near: isNear,
};

/**
 * Whether what was typed stands in the number, with its digits at the beginning or the end of the number's own: "1606",
 * "606h" and "160" are parts of 4B1606H, but not a bite out of the middle.
 */
function isPartOf({ key, runs }: NumberKey, typed: string): boolean {
  const digits = longestRun(typed);
  const inTyped = typed.lastIndexOf(digits);
  for (let at = key.indexOf(typed); at !== -1; at = key.indexOf(typed, at + 1)) {
    const run = widen(key, at + inTyped, digits.length);
    if (runs.includes(run) && (run.startsWith(digits) || run.endsWith(digits))) return true;
  }
  return false;
}

/** The whole run of digits around some of them. */
function widen(key: string, at: number, length: number): string {
  let [from, to] = [at, at + length];
  while (/\d/.test(key[from - 1] ?? '')) from -= 1;
  while (/\d/.test(key[to] ?? '')) to += 1;
  return key.slice(from, to);
}

/** One typing error away, from the whole number or from it without the letters at its end. */
function isNear({ key }: NumberKey, typed: string): boolean {
  if (typed.length < nearMinLength) return false;
  return isOneErrorAway(key, typed) || isOneErrorAway(key.replace(/[A-Z]+$/, ''), typed);
}

/** fewer digits together stand in every number */
const figuresMin = 3;
/** fewer digits are a word: the O and L of Volvo are 0 and 1 in a skeleton */
const digitsMin = 2;
const setLike = /^\d{1,2}[BMT]\d{2}/;

/** At least a third of a number are digits, one of them gone wrong; less is words with figures among them. */
const isNumberLike = ({ key, digits }: Pick<NumberReading, 'key' | 'digits'>): boolean =>
  digits >= digitsMin && digits * 3 + 1 >= key.length;

/** Whether a reading can be searched in a tier at all: what begins like a set's number is no part of another. */
export function canMatch(tier: NumberTier, { key, digits }: Pick<NumberReading, 'key' | 'digits'>): boolean {
  if (tier === 'exact' || tier === 'beginning') return key.length >= 2;
  if (tier === 'near') return key.length >= nearMinLength && isNumberLike({ key, digits });
  return longestRun(key).length >= figuresMin && digits >= digitsMin && !setLike.test(key);
}
