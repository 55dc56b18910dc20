import { buildPartCode } from '../part/part-code.ts';
import type { ShellFacts } from './clearance-facts.ts';
import { type MeasurementIssue, type Measured, findMeasurementIssue } from './measurement-issue.ts';
import { type LengthRange, type Nanometres, distanceTo, toMicrometre } from './length.ts';
import { type NoMatch, describeNoMatch } from './no-match.ts';
import { type SizeClearance, type Weigh, findLeast } from './size-clearance.ts';
import { extraClearance, toRangeByRule } from './target-range.ts';
import { isExtraClearanceSet } from './twin-set.ts';
import { readUndersize } from './undersize.ts';

/** What every answer with a table holds. */
type Worked = {
  range: LengthRange;
  /** the sizes of the set, then those of its twin */
  rows: SizeClearance[];
  /** sizes of the set whose wall neither data nor code tells */
  unknown: string[];
  /** the range of the housing in the data, and how far the measured one is outside of it; 0 inside or without a range */
  housing: LengthRange | null;
  housingOff: Nanometres;
};
export type ComparedSizes = Extract<ClearanceAnswer, { kind: 'fits' | 'none-fits' }>;
export type ClearanceAnswer =
  | { kind: 'missing-data' }
  | { kind: 'implausible'; issue: MeasurementIssue }
  | ({ kind: 'fits'; choice: SizeClearance } & Worked)
  | ({ kind: 'none-fits' } & NoMatch & Worked);

/**
 * The oil clearance that each size of the set, and of its HX or H twin, gives on a measured engine: housing less two
 * walls less journal (rule clearance.chosen-size), and the size that lies in the range. The walls are the greatest ones,
 * so a real set gives this clearance or more. The own set goes before its twin; of two sizes inside, the one nearer to
 * the middle.
 */
export function chooseSize(facts: ShellFacts, measured: Measured): ClearanceAnswer {
  const shells = listShells(facts);
  if (shells.length === 0) return { kind: 'missing-data' };
  const issue = findMeasurementIssue(facts, measured);
  if (issue) return { kind: 'implausible', issue };
  const journal = measured.journal.length;
  const range = facts.range ?? toRangeByRule(facts.set, journal);
  const rows = shells.map((shell) => toRow(shell, measured, range));
  const worked: Worked = {
    range,
    rows,
    unknown: facts.sizes.filter((size) => findWall(facts, size) === null),
    housing: facts.housing,
    housingOff: facts.housing ? distanceTo(facts.housing, measured.housing.length) : 0,
  };
  const choice = findBest(facts.set, rows, range);
  return choice
    ? { kind: 'fits', choice, ...worked }
    : { kind: 'none-fits', ...describeNoMatch(facts, rows, range, journal), ...worked };
}

type Shell = { set: string; size: string; wall: Nanometres };

/** The shells whose wall is known. A twin has the walls of the set, each thinner or thicker by half of the extra clearance. */
function listShells(facts: ShellFacts): Shell[] {
  const { set, sizes, twin } = facts;
  const thinner = (extraClearance / 2) * (isExtraClearanceSet(set) ? -1 : 1);
  const list = (of: string, codes: readonly string[], less: Nanometres): Shell[] =>
    codes.flatMap((size) => {
      const wall = findWall(facts, size);
      return wall === null ? [] : [{ set: of, size, wall: wall - less }];
    });
  return [...list(set, sizes, 0), ...(twin ? list(twin.set, twin.sizes, thinner) : [])];
}

function findWall({ wall, walls }: ShellFacts, size: string): Nanometres | null {
  if (Object.hasOwn(walls, size)) return walls[size] ?? null;
  const undersize = readUndersize(size);
  return wall === null || undersize === null ? null : wall + undersize / 2;
}

function toRow({ set, size, wall }: Shell, { housing, journal }: Measured, range: LengthRange): SizeClearance {
  const room = housing.length - 2 * wall;
  const clearance = toMicrometre(room - journal.length);
  const needed = { from: toMicrometre(room - range.to), to: toMicrometre(room - range.from) };
  return { set, size, slug: buildPartCode(set, size), clearance, off: distanceTo(range, clearance), journal: needed };
}

function findBest(set: string, rows: readonly SizeClearance[], range: LengthRange): SizeClearance | null {
  const fromMiddle: Weigh = ({ clearance }) => Math.abs(2 * clearance - range.from - range.to);
  const inside = rows.filter(({ off }) => off === 0);
  const own = inside.filter((row) => row.set === set);
  return findLeast(own, fromMiddle) ?? findLeast(inside, fromMiddle) ?? null;
}
