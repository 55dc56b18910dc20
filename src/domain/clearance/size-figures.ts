import type { Part } from '../part/part.ts';
import { type LengthRange, type Nanometres, readLength, readUndersize } from './length.ts';

/** A figure of the part's data, with whether the data itself calls it an estimate. */
export type SpecifiedFigure = LengthRange & { isEstimate: boolean };

const metric = /^(?:(?:ca|approx)\.? |~ ?)?([\d.]+)(?:-([\d.]+))? mm\b/i;
const estimated = /^(?:ca|approx)\b|^~|\bestimate/i;

/**
 * Finds a row of the specifications and reads its millimetres: "51.980-52.000 mm (2.0465-2.0472 in)", "1.392 mm", "ca. 48 mm
 * (estimated)". Null where there is no such row or it has another form: then the figure is missing, it is never guessed.
 */
export function findFigure({ specifications }: Pick<Part, 'specifications'>, name: string): SpecifiedFigure | null {
  const value = specifications.find((row) => row.name.toLowerCase() === name.toLowerCase())?.value.trim() ?? '';
  const [, first, last = first] = metric.exec(value) ?? [];
  const [from, to] = [readLength(first ?? '', 'mm'), readLength(last ?? '', 'mm')];
  if (from.kind !== 'length' || to.kind !== 'length' || from.length > to.length) return null;
  return { from: from.length, to: to.length, isEstimate: estimated.test(value) };
}

/** Names of the rows that give a shell's figures. */
export const figureRows = {
  housing: 'Housing bore range',
  journal: 'Journal diameter range',
  nominal: 'Journal diameter nominal',
  length: 'Bearing length max',
  wall: 'Wall thickness max',
  clearance: 'Oil clearance',
} as const;
export type FigureName = keyof typeof figureRows;

/** What a shell of one size measures; null where neither its data nor its size code tells. */
type SizeFigures = Record<FigureName, LengthRange | null>;

/** by how much of the undersize a figure differs from that of the standard size; 0: every size has the same */
const shares = { housing: 0, journal: -1, nominal: -1, length: 0, wall: 0.5, clearance: 0 } as const;
/** what a size whose code has no figure ("STD-SP") may change: unknown, unless its own row differs */
const special: readonly FigureName[] = ['housing', 'journal', 'nominal', 'wall'];

const isSame = (a: LengthRange, b: LengthRange): boolean => a.from === b.from && a.to === b.to;
const move = ({ from, to }: LengthRange, by: Nanometres): LengthRange => ({ from: from + by, to: to + by });
const bare = (figure: SpecifiedFigure | null): LengthRange | null => figure && { from: figure.from, to: figure.to };

/**
 * The figures of the part's own size (rule size.own-figures). A row that differs from the standard size's is taken as it
 * stands. One that repeats it, as the data of sets does, is worked out from the size code: an undersize has a journal
 * smaller by just that much and a wall thicker by half of it. `standard` is STD of the same set, undefined where there is
 * none: then rows are taken as they stand.
 */
export function toSizeFigures(part: Part, standard: Part | undefined): SizeFigures {
  const find = (name: FigureName) => toOwnFigure(part, standard, name);
  return {
    housing: find('housing'),
    journal: find('journal'),
    nominal: find('nominal'),
    length: find('length'),
    wall: find('wall'),
    clearance: find('clearance'),
  };
}

function toOwnFigure(part: Part, standard: Part | undefined, name: FigureName): LengthRange | null {
  const own = bare(findFigure(part, figureRows[name]));
  const common = standard ? bare(findFigure(standard, figureRows[name])) : null;
  if (part.size === 'STD' || !own || !common || !isSame(own, common)) return own;
  const undersize = readUndersize(part.size);
  if (undersize === null) return special.includes(name) ? null : own;
  return move(own, Math.round(undersize * shares[name]));
}
