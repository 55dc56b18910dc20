import { clearances } from '#config/clearances.ts';
import { undersizes } from '#config/undersizes.ts';
import type { ShellFigures } from './clearance-facts.ts';
import {
  distanceTo,
  fromMm,
  isAtLimit,
  type LengthRange,
  type Nanometres,
  readUndersize,
  toMicrometre,
} from './length.ts';
import { type SizeClearance, findLeast } from './size-clearance.ts';

/** Two shells of different sizes in one pair. */
export type ShellMix = { shells: [SizeClearance, SizeClearance]; clearance: Nanometres; isAtLimit: boolean };

/** What can be said where no size lies in the range. */
export type NoMatch = {
  /** the size that is least outside */
  nearest: SizeClearance;
  /** two shells whose walls differ little enough to run together, and that bring the clearance into the range */
  mix: ShellMix | null;
  /** the nearest of the sizes that are too tight, of the own set where it has one: its journal can be ground to */
  regrind: SizeClearance | null;
  /** undersizes that the set does not have and the journal looks ground to: .25 mm and 010 in are alike */
  looksLike: string[];
};

const { measuring, mixedShells } = clearances;

/**
 * Describes a table without a size inside the range; it needs at least one row. Shells are mixed by
 * rule clearance.mixed-shells.
 */
export function describeNoMatch(
  facts: ShellFigures,
  rows: readonly SizeClearance[],
  range: LengthRange,
  journal: Nanometres,
): NoMatch {
  const outside = ({ off }: SizeClearance) => Math.abs(off);
  const nearest = findLeast(rows, outside);
  if (!nearest) throw new Error('A miss needs at least one size');
  const tight = rows.filter(({ off }) => off < 0);
  const own = tight.filter(({ set }) => set === facts.set);
  return {
    nearest,
    mix: findMix(rows, range),
    regrind: findLeast(own, outside) ?? findLeast(tight, outside) ?? null,
    looksLike: findUndersizes(facts, journal),
  };
}

/**
 * The two shells of a pair may differ by 0.013 mm (rule clearance.mixed-shells), which is twice as much in clearance; the
 * pair has the mean.
 */
function findMix(rows: readonly SizeClearance[], range: LengthRange): ShellMix | null {
  const [tight, wide] = [rows.filter(({ off }) => off < 0), rows.filter(({ off }) => off > 0)];
  const mixes = tight.flatMap((one) =>
    wide
      .filter((other) => other.clearance - one.clearance <= 2 * fromMm(mixedShells))
      .map((other): ShellMix => toMix(one, other, range)),
  );
  return mixes.find(({ clearance }) => distanceTo(range, clearance) === 0) ?? null;
}

function toMix(one: SizeClearance, other: SizeClearance, range: LengthRange): ShellMix {
  const clearance = toMicrometre((one.clearance + other.clearance) / 2);
  return { shells: [one, other], clearance, isAtLimit: isAtLimit(range, clearance) };
}

/** The undersizes whose journal range is near to a journal that is near to no size of the set. */
function findUndersizes(facts: ShellFigures, journal: Nanometres): string[] {
  const { journal: standard, sizes } = facts;
  if (!standard) return [];
  const isLike = (size: string) => {
    const less = readUndersize(size);
    if (less === null) return false;
    const off = distanceTo({ from: standard.from - less, to: standard.to - less }, journal);
    return Math.abs(off) <= fromMm(measuring.looksLike);
  };
  return sizes.some(isLike) ? [] : undersizes.filter(isLike);
}
