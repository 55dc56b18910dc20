import { buildPartCode } from '../part/part-code.ts';
import type { SetWalls, ShellFigures } from './clearance-facts.ts';
import { type MeasurementIssue, type Measured, findMeasurementIssue } from './measurement-issue.ts';
import { distanceTo, isAtLimit, type LengthRange, type Nanometres, readUndersize, toMicrometre } from './length.ts';
import { type NoMatch, describeNoMatch } from './no-match.ts';
import { type SizeClearance, type Weigh, findLeast } from './size-clearance.ts';
import { toRangeByRule } from './target-range.ts';

/** What every answer with a table holds. */
type Worked = {
  range: LengthRange;
  /** the sizes of the set, then those of its twin */
  rows: SizeClearance[];
  /** sizes whose wall neither data nor code tells; of the twin with its number in front */
  unknown: string[];
};

/** A housing outside of its range: shells are not held as they are made to be, whatever the clearance. */
type HousingOff = { housing: LengthRange; housingOff: Nanometres };

export type ComparedSizes = Extract<ClearanceAnswer, { rows: unknown }>;
export type ClearanceAnswer =
  | { kind: 'missing-data' }
  | { kind: 'implausible'; issue: MeasurementIssue }
  | ({ kind: 'fits'; choice: SizeClearance } & Worked)
  | ({ kind: 'none-fits' } & NoMatch & Worked)
  | ({ kind: 'housing-first' } & HousingOff & Worked);

/**
 * The oil clearance that each size of the set, and of its HX or H twin, gives on a measured engine: housing less two
 * walls less journal (rule clearance.chosen-size), and the size that lies in the range. The walls are the greatest ones,
 * so a real set gives this clearance or more. The own set goes before its twin; of two sizes inside, the one nearer to
 * the middle. While the housing is out of its range no size is chosen and nothing is advised but to resize it
 * (rule clearance.housing-first). Without a wall of the set itself nothing is worked out, not even for its twin.
 */
export function chooseSize(facts: ShellFigures, measured: Measured): ClearanceAnswer {
  const own = listShells(facts);
  if (own.length === 0) return { kind: 'missing-data' };
  const issue = findMeasurementIssue(facts, measured);
  if (issue) return { kind: 'implausible', issue };
  const journal = measured.journal.length;
  const range = facts.range ?? toRangeByRule(facts.set, journal);
  const shells = [...own, ...(facts.twin ? listShells(facts.twin) : [])];
  const rows = shells.map((shell) => toRow(shell, measured, range));
  const worked: Worked = { range, rows, unknown: listUnknown(facts) };
  const { housing } = facts;
  const housingOff = housing ? distanceTo(housing, measured.housing.length) : 0;
  if (housing && housingOff !== 0) return { kind: 'housing-first', housing, housingOff, ...worked };
  const choice = findBest(facts.set, rows, range);
  return choice
    ? { kind: 'fits', choice, ...worked }
    : { kind: 'none-fits', ...describeNoMatch(facts, rows, range, journal), ...worked };
}

type Shell = { set: string; size: string; wall: Nanometres };

const listShells = (of: SetWalls): Shell[] =>
  of.sizes.flatMap((size) => {
    const wall = findWall(of, size);
    return wall === null ? [] : [{ set: of.set, size, wall }];
  });

const listUnknown = (facts: ShellFigures): string[] => [
  ...facts.sizes.filter((size) => findWall(facts, size) === null),
  ...(facts.twin?.sizes ?? []).flatMap((size) =>
    facts.twin && findWall(facts.twin, size) === null ? [buildPartCode(facts.twin.set, size)] : [],
  ),
];

function findWall({ wall, walls }: SetWalls, size: string): Nanometres | null {
  if (Object.hasOwn(walls, size)) return walls[size] ?? null;
  const undersize = readUndersize(size);
  return wall === null || undersize === null ? null : wall + undersize / 2;
}

function toRow({ set, size, wall }: Shell, { housing, journal }: Measured, range: LengthRange): SizeClearance {
  const room = housing.length - 2 * wall;
  const clearance = toMicrometre(room - journal.length);
  const needed = { from: toMicrometre(room - range.to), to: toMicrometre(room - range.from) };
  return {
    set,
    size,
    slug: buildPartCode(set, size),
    clearance,
    off: distanceTo(range, clearance),
    isAtLimit: isAtLimit(range, clearance),
    journal: needed,
  };
}

function findBest(set: string, rows: readonly SizeClearance[], range: LengthRange): SizeClearance | null {
  const fromMiddle: Weigh = ({ clearance }) => Math.abs(2 * clearance - range.from - range.to);
  const inside = rows.filter(({ off }) => off === 0);
  const own = inside.filter((row) => row.set === set);
  return findLeast(own, fromMiddle) ?? findLeast(inside, fromMiddle) ?? null;
}
