import { locateNumber } from './locate-number.ts';
import { canMatch, matchers, type NumberTier } from './match-number.ts';
import type { NumberReading } from './read-number.ts';
import type { SizeWish } from './read-size.ts';
import type { AliasRow, EngineRow, Rows, SetRow } from './rows.ts';
import type { SearchIndex } from './search-index.ts';

/** A set that was found by its number, by one that it replaces or by an engine (`lead`), and the size named with it. */
export type FoundSet = { set: SetRow; alias: AliasRow | null; size: SizeWish | null; lead: EngineRow | null };

/** Names shards, is handed their rows, and ends with what it found. */
export type Asking<T> = Generator<readonly string[], T, Rows>;

/** What the readings find in one tier: that of the first reading that finds any; sets before numbers they replace. */
export function* findNumbers(
  index: SearchIndex,
  tier: NumberTier,
  readings: readonly NumberReading[],
): Asking<FoundSet[]> {
  for (const reading of choose(tier, readings)) {
    if (!canMatch(tier, reading)) continue;
    const { key, size } = reading;
    const rows = yield locateNumber(index, tier, key);
    const found = matchRows(rows, tier, key, size);
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
function matchRows({ sets, aliases }: Rows, tier: NumberTier, key: string, size: SizeWish | null): FoundSet[] {
  const matches = matchers[tier];
  const own = sets.filter((set) => matches(set, key)).map((set) => ({ set, alias: null, size, lead: null }));
  const known = new Set(own.map(({ set }) => set));
  const replaced = aliases.filter((alias) => !known.has(alias.set) && matches(alias, key));
  const bySet = new Map(replaced.toReversed().map((alias) => [alias.set, alias]));
  return [...own, ...[...bySet.values()].toReversed().map((alias) => ({ set: alias.set, alias, size, lead: null }))];
}
