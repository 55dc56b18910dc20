import { type LengthRange, type LengthUnit, type Nanometres, formatLength } from '../clearance/length.ts';
import { type Mark, type Point, label, letterBox, line, tip, widthOf } from './strokes.ts';

/** A figure beside its letter; `decimals` of the millimetres, one more for inches. */
export type Dimension = { letter: string; figure: LengthRange | Nanometres; decimals: 2 | 3 };

/** "47.508–47.528", one figure where both ends are the same. */
function write({ figure, decimals }: Dimension, unit: LengthUnit): string {
  const ends = typeof figure === 'number' ? [figure] : [figure.from, figure.to];
  const places = unit === 'mm' ? decimals : decimals + 1;
  return [...new Set(ends.map((end) => formatLength(end, unit, places)))].join('–');
}

/** Millimetres strong, inches below. */
export const writeFigure = (dimension: Dimension): { mm: string; inch: string } => ({
  mm: write(dimension, 'mm'),
  inch: `${write(dimension, 'in')} in`,
});

/** The letter in its box and the figure behind it, from the left end of the box. */
function named([x, y]: Point, dimension: Dimension): Mark[] {
  const { mm, inch } = writeFigure(dimension);
  return [
    ...letterBox([x + 10, y], dimension.letter),
    label('strong', [x + 28, y + 4.5], mm),
    label('plain', [x + 28, y + 21], inch),
  ];
}

type Width = { from: number; to: number; /** where the lines that carry it begin */ below: number; y: number };

const carriers = ({ from, to, below, y }: Width): Mark[] =>
  [from, to].map((x) => line('fine', [x, below + 6], [x, y + 6]));

const halfWidth = (dimension: Dimension): number => (widthOf(writeFigure(dimension).mm) + 28) / 2;

/** Whether a line so many px long has room for its figure. */
export const isWithin = (dimension: Dimension, length: number): boolean => length > 2 * halfWidth(dimension) + 24;

/**
 * A width under a view: the figure within its line where there is room, else with arrows from outside: behind it, or,
 * where `isTight`, below.
 */
export function widthBelow(dimension: Dimension, width: Width, isTight = false): Mark[] {
  const { from, to, y } = width;
  const half = halfWidth(dimension);
  const middle = (from + to) / 2;
  if (isWithin(dimension, to - from))
    return [
      ...carriers(width),
      line('dimension', [from, y], [middle - half - 4, y]),
      line('dimension', [middle + half + 4, y], [to, y]),
      tip([from, y], 180),
      tip([to, y], 0),
      ...named([middle - half, y], dimension),
    ];
  return [
    ...carriers(width),
    line('dimension', [from - 22, y], [to + 16, y]),
    tip([from, y], 0),
    tip([to, y], 180),
    ...named(isTight ? [from, y + 22] : [to + 18, y], dimension),
  ];
}

/** The wall of a half ring, measured along `degrees` from the left, with a leader out to its letter. */
export function wallAcross(dimension: Dimension, [x, y]: Point, outer: number, inner: number, degrees: number): Mark[] {
  const turn = (degrees * Math.PI) / 180;
  const at = (radius: number): Point => [x - radius * Math.cos(turn), y - radius * Math.sin(turn)];
  const [endX, endY] = at(outer + 34);
  const { mm, inch } = writeFigure(dimension);
  return [
    line('dimension', [endX, endY], at(outer)),
    line('dimension', at(inner), at(inner - 24)),
    line('dimension', [endX, endY], [endX - 8, endY]),
    tip(at(outer), degrees),
    tip(at(inner), degrees + 180),
    ...letterBox([endX - 18, endY], dimension.letter),
    label('strong', [endX - 34, endY - 2], mm, 'end'),
    label('plain', [endX - 34, endY + 13], inch, 'end'),
  ];
}

/** px that `wallAcross` needs to the left of the centre. */
export const reachOfWall = (dimension: Dimension, outer: number, degrees: number): number =>
  (outer + 34) * Math.cos((degrees * Math.PI) / 180) + 34 + widthOf(writeFigure(dimension).inch);
