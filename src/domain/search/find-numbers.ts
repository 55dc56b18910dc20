import { isOneErrorAway } from './typing-error.ts';
import { longestRun, type NumberReading } from './read-number.ts';
import type { SizeWish } from './read-size.ts';
import type { AliasRow, EngineRow, NumberKey, SearchIndex, SetRow } from './search-index.ts';

/** A set that was found by its number, by one that it replaces or by an engine (`lead`), and the size named with it. */
export type FoundSet = { set: SetRow; alias: AliasRow | null; size: SizeWish | null; lead: EngineRow | null };

/** How a number was found; the earlier, the surer. */
export type NumberTier = 'exact' | 'beginning' | 'part' | 'near';

/** What the readings find in one tier: that of the first reading that finds any; sets before numbers they replace. */
export function findNumbers(index: SearchIndex, tier: NumberTier, readings: readonly NumberReading[]): FoundSet[] {
  for (const reading of choose(tier, readings)) {
    const found = canMatch(tier, reading) ? matchRows(index, tier, reading) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** A number that is not typed whole is read in one way: where a size stands behind a sign, without it. */
function choose(tier: NumberTier, readings: readonly NumberReading[]): readonly NumberReading[] {
  if (tier === 'exact') return readings;
  const sure = readings.filter(({ isLoose }) => !isLoose);
  const sized = sure.filter(({ size }) => size !== null);
  return sized.length > 0 ? sized : sure;
}

/** Each set once, also where several numbers that it replaces match: the first of them stands for all. */
function matchRows({ sets, aliases }: SearchIndex, tier: NumberTier, { key, size }: NumberReading): FoundSet[] {
  const matches = matchers[tier];
  const own = sets.filter((set) => matches(set, key)).map((set) => ({ set, alias: null, size, lead: null }));
  const known = new Set(own.map(({ set }) => set));
  const replaced = aliases.filter((alias) => !known.has(alias.set) && matches(alias, key) && known.add(alias.set));
  return [...own, ...replaced.map((alias) => ({ set: alias.set, alias, size, lead: null }))];
}

/** shorter texts have too many neighbours for one typing error to say anything */
const nearMinLength = 5;

/** Whether a number is what was typed, in the sense of a tier. `key`: what was typed, normalised. */
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
/** fewer digits are a word: the O and L of Volvo are 0 and 1 in a number */
const digitsMin = 2;
const setLike = /^\d{1,2}[BMT]\d{2}/;

/** At least a third of a number are digits, one of them gone wrong; less is words with figures among them. */
const isNumberLike = ({ key, digits }: Pick<NumberReading, 'key' | 'digits'>): boolean =>
  digits >= digitsMin && digits * 3 + 1 >= key.length;

/** Whether a reading can be searched in a tier at all: what begins like a set's number is no part of another. */
function canMatch(tier: NumberTier, { key, digits }: Pick<NumberReading, 'key' | 'digits'>): boolean {
  if (tier === 'exact' || tier === 'beginning') return key.length >= 2 && (tier === 'exact' || !/^\d\d$/.test(key));
  if (tier === 'near') return key.length >= nearMinLength && isNumberLike({ key, digits });
  return longestRun(key).length >= figuresMin && digits >= digitsMin && !setLike.test(key);
}
