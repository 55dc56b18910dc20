import { drawings } from '#config/drawings.ts';
import { fromMm, type LengthRange, type Nanometres } from '../clearance/length.ts';
import { figureRows, findFigure, toSizeFigures } from '../clearance/size-figures.ts';
import { toRangeByRule } from '../clearance/target-range.ts';
import type { Part } from '../part/part.ts';

const pair = /^([\d.]+)(?:-([\d.]+))? mm \(([\d.]+)(?:-([\d.]+))? in\)$/;

const places = (text: string): number => text.split('.')[1]?.length ?? 0;

/** How far two writings of one length may lie apart, mm: one in the last place of each, as they may be cut or rounded. */
const tolerance = (mm: string, inch: string): number => 10 ** -places(mm) + 25.4 * 10 ** -places(inch);

const agree = (mm: string, inch: string): boolean =>
  Math.abs(Number(mm) - Number(inch) * 25.4) <= tolerance(mm, inch) + 1e-9;

/** False where "50.600-50.615 mm (1.9921-1.9927 in)" says two lengths; true for a writing without inches. */
export function unitsAgree(value: string): boolean {
  const [, from, to, fromInch, toInch] = pair.exec(value.trim()) ?? [];
  if (from === undefined || fromInch === undefined) return true;
  if ((to === undefined) !== (toInch === undefined)) return false;
  return agree(from, fromInch) && (to === undefined || toInch === undefined || agree(to, toInch));
}

/** A shell in nanometres; `standardWall` where this size has another wall than STD. */
type Shell = {
  housing: LengthRange;
  journal: LengthRange;
  length: Nanometres;
  wall: Nanometres;
  standardWall: Nanometres | null;
};
/** What is drawn of a part: its family and the figures, each of them the part's own. */
export type DrawnPart =
  | ({ kind: 'shell' } & Shell)
  | ({ kind: 'flanged'; flange: Nanometres; flangeWall: Nanometres } & Shell)
  | { kind: 'washer'; outside: Nanometres; journal: Nanometres; thickness: Nanometres };

const rows = {
  flange: 'Flange diameter',
  flangeWall: 'Flange thickness',
  outside: 'Outside diameter',
  thickness: 'Washer thickness',
} as const;
const drawnRows = [...Object.values(figureRows), ...Object.values(rows)].map((name) => name.toLowerCase());
const shellTypes: readonly Part['type'][] = ['rod', 'main', 'calico'];

const least = fromMm(drawings.leastThickness);

/** A drawing promises: what the data itself calls an estimate is not drawn, nor a row whose two units say two things. */
const isCertain = ({ specifications }: Part): boolean =>
  specifications.every(
    ({ name, value }) =>
      !drawnRows.includes(name.toLowerCase()) ||
      (!findFigure({ specifications: [{ name, value }] }, name)?.isEstimate && unitsAgree(value)),
  );

/**
 * What can be drawn of a part (rule part.drawing): shells, flanged shells and thrust washers whose figures are all there
 * and fit each other. Null for everything else: no figure is guessed, and a wrong one is not drawn. `standard` is STD of
 * the same set.
 */
export function toDrawnPart(part: Part, standard: Part | undefined): DrawnPart | null {
  if (!isCertain(part)) return null;
  if (part.type === 'thrust') return toWasher(part, standard);
  return shellTypes.includes(part.type) ? toShell(part, standard) : null;
}

const findLength = (part: Part, name: string): Nanometres | null => findFigure(part, name)?.to ?? null;

function toShell(part: Part, standard: Part | undefined): DrawnPart | null {
  const { housing, journal, length, wall, clearance } = toSizeFigures(part, standard);
  if (!housing || !journal || !length || !wall) return null;
  const common = standard ? toSizeFigures(standard, standard).wall?.to : undefined;
  const standardWall = common !== undefined && common !== wall.to ? common : null;
  const shell: Shell = { housing, journal, length: length.to, wall: wall.to, standardWall };
  const wanted = clearance ?? toRangeByRule(part.set, journal.to);
  if (!isSound(shell) || !leavesClearance(shell, wanted)) return null;
  const [flange, flangeWall] = [findLength(part, rows.flange), findLength(part, rows.flangeWall)];
  if (flange === null || flangeWall === null) return { kind: 'shell', ...shell };
  const fits = flange > housing.to && flangeWall >= least && 2 * flangeWall < length.to;
  return fits ? { kind: 'flanged', ...shell, flange, flangeWall } : null;
}

const isSound = ({ housing, journal, length, wall }: Shell): boolean =>
  journal.from > 0 &&
  wall >= least &&
  housing.from > journal.to &&
  length > wall &&
  length <= housing.to * drawings.mostLengthInBores;

/** Housing less two walls less journal must meet the clearance that the set is made for; else one of the four is wrong. */
function leavesClearance({ housing, journal, wall }: Shell, wanted: LengthRange): boolean {
  const from = housing.from - 2 * wall - journal.to;
  const to = housing.to - 2 * wall - journal.from;
  return from > 0 && from <= wanted.to && to >= wanted.from;
}

/** Of a washer for another size than STD only a thickness of its own is known; what a size changes is not in the data. */
function toWasher(part: Part, standard: Part | undefined): DrawnPart | null {
  const outside = findLength(part, rows.outside);
  const thickness = findLength(part, rows.thickness);
  const journal = fromMm(Number(/(\d+(?:\.\d+)?) mm journal/.exec(part.parameter)?.[1] ?? 0));
  if (outside === null || thickness === null || journal === 0) return null;
  if (part.size !== 'STD' && standard && findLength(standard, rows.thickness) === thickness) return null;
  const isWasher = thickness >= least && thickness <= fromMm(drawings.mostWasher) && outside - journal > 2 * thickness;
  return isWasher ? { kind: 'washer', outside, journal, thickness } : null;
}
