import { latestOf, type Promised, waitOf } from './promise.ts';
import type { SourcePromise } from './source-promises.ts';

/**
 * When all pieces of a line are there. `shares`: from where each comes; `late`: the share that the others wait for, null where
 * all come together; `leaves`: day by which the last piece leaves us.
 */
export type LinePromise = {
  promise: Promised;
  leaves: string | null;
  shares: SourcePromise[];
  late: SourcePromise | null;
};

/** Takes `wanted` pieces from the sources in their order; `missing` is what none of them has. */
function takeShares(sources: readonly SourcePromise[], wanted: number): { shares: SourcePromise[]; missing: number } {
  let missing = wanted;
  const shares: SourcePromise[] = [];
  for (const source of sources) {
    const pieces = Math.min(source.pieces, missing);
    if (pieces > 0) shares.push({ ...source, pieces });
    missing -= pieces;
  }
  return { shares, missing };
}

/** Day by which the last of several leaves us; null where one of them has no such day. */
export function lastToLeave(days: readonly (string | null)[]): string | null {
  const known = days.filter((day) => day !== null);
  return known.length === days.length ? ([...known].sort().at(-1) ?? null) : null;
}

/** The one that the others wait for: it ends later than another, an unknown one later than any. */
function findLate(shares: readonly SourcePromise[], today: string): SourcePromise | null {
  const ends = shares.map((share) => waitOf(share, today));
  const end = Math.max(...ends);
  return ends.some((one) => one < end) ? (shares[ends.indexOf(end)] ?? null) : null;
}

/**
 * The promise for so many pieces of one part, sent together (rules delivery.range and delivery.together): that of the latest
 * share; unknown where the sources have fewer. `wanted` at least 1; `today` an ISO date.
 */
export function promisePieces(sources: readonly SourcePromise[], wanted: number, today: string): LinePromise {
  const { shares, missing } = takeShares(sources, wanted);
  const late = findLate(shares, today);
  if (missing > 0) return { promise: { kind: 'unknown', why: 'out-of-stock' }, leaves: null, shares, late };
  return {
    promise: latestOf(
      shares.map(({ promise }) => promise),
      today,
    ),
    leaves: lastToLeave(shares.map(({ leaves }) => leaves)),
    shares,
    late,
  };
}

/**
 * The pieces that come before the latest share, and the promise of the last of them: what a buyer could take at once. Null
 * where nothing makes the line late, and where they have no day either.
 */
export function countEarly({ shares, late }: LinePromise): { pieces: number; promise: Promised } | null {
  if (late === null) return null;
  const early = shares.slice(
    0,
    shares.findIndex((share) => isSameShare(share, late)),
  );
  const last = early.at(-1);
  if (last === undefined || last.promise.kind === 'unknown') return null;
  return { pieces: early.reduce((sum, { pieces }) => sum + pieces, 0), promise: last.promise };
}

/** True where both are pieces of one source that come at one time. */
export const isSameShare = (one: SourcePromise, other: SourcePromise): boolean =>
  one.source === other.source && one.eta === other.eta;
