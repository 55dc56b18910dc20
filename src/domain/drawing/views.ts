import type { Nanometres } from '../clearance/length.ts';
import { drawings } from '#config/drawings.ts';
import {
  box,
  circle,
  halfCircle,
  halfRing,
  hatchCircle,
  hatchRectangle,
  label,
  line,
  type Mark,
  type Point,
  polyline,
  type Stroke,
  tip,
} from './strokes.ts';
import { type DrawnPart } from './drawn-part.ts';
import { type Dimension, writeFigure } from './dimensions.ts';

/** Radii of a part, and how long it is along the shaft, in pixels of one drawing. */
export type Extent = {
  /** back of the shell, rim of a washer */
  outer: number;
  /** running face; of a washer the journal, because its bore is not given */
  inner: number;
  /** furthest out: the flange where there is one */
  most: number;
  length: number;
};

const toMm = (length: Nanometres): number => length / 1_000_000;

/** `pixelsPerMm` of the part, scale and all. */
export function measure(part: DrawnPart, pixelsPerMm: number): Extent {
  const px = (length: Nanometres) => toMm(length) * pixelsPerMm;
  if (part.kind === 'washer') {
    const outer = px(part.outside / 2);
    return { outer, inner: px(part.journal / 2), most: outer, length: px(part.thickness) };
  }
  const outer = px(part.housing.to / 2);
  const most = part.kind === 'flanged' ? px(part.flange / 2) : outer;
  return { outer, inner: outer - px(part.wall), most, length: px(part.length) };
}

/** The half as one looks along the shaft, with its centre lines. */
export function frontView({ outer, inner, most }: Extent, [x, y]: Point): Mark[] {
  return [
    halfRing([x, y], most, inner),
    ...(most > outer ? [halfCircle('hidden', [x, y], outer)] : []),
    line('centre', [x, y - most - 20], [x, y + 24]),
    line('centre', [x - most - 20, y], [x + most + 20, y]),
  ];
}

type Section = { left: number; top: number; /** px of the half that are drawn */ height: number; flangeWall: number };

/** The half cut through its crown, looked at across the shaft. Its foot is left open. */
export function sectionView({ outer, inner, most, length }: Extent, section: Section): Mark[] {
  const { left, top, height, flangeWall } = section;
  const [right, back, face, foot] = [left + length, top + most - outer, top + most - inner, top + height];
  const isFlanged = most > outer;
  const rim: Point[] = isFlanged
    ? [
        [left, top],
        [left + flangeWall, top],
        [left + flangeWall, back],
        [right - flangeWall, back],
        [right - flangeWall, top],
        [right, top],
      ]
    : [
        [left, top],
        [right, top],
      ];
  const outline: Stroke = { pen: 'outline', path: polyline([left, foot], ...rim, [right, foot]) };
  const legs = [left, right - flangeWall].map((x) => hatchRectangle([x, top], [x + flangeWall, back]));
  return [
    outline,
    line('outline', [left, face], [right, face]),
    hatchRectangle([left, back], [right, face]),
    ...(isFlanged ? legs : []),
  ];
}

/** The wall of a flanged shell, measured within its section. */
export function wallInSection(dimension: Dimension, x: number, back: number, face: number): Mark[] {
  const { mm, inch } = writeFigure(dimension);
  return [
    line('dimension', [x, back - 24], [x, back]),
    line('dimension', [x, face], [x, face + 36]),
    tip([x, back], 90),
    tip([x, face], -90),
    box('letter', [x - 10, face + 36], 20, 20),
    label('strong', [x, face + 50.5], dimension.letter, 'middle'),
    label('strong', [x, face + 76], mm, 'middle'),
    label('plain', [x, face + 92], inch, 'middle'),
  ];
}

/** The largest scale at which a wall of so many millimetres leaves some of its circle empty. */
const chooseWallScale = (wall: number, radius: number): number =>
  drawings.wallScales.find((scale) => wall * scale * drawings.pixelsPerMm <= 2 * radius - 24) ?? 1;

/** The wall enlarged in a circle: an undersize differs by less than a line is wide. That of STD is dashed in it. */
export function wallInCircle(part: Extract<DrawnPart, { kind: 'shell' }>, [x, y]: Point, radius: number): Mark[] {
  const scale = chooseWallScale(toMm(Math.max(part.wall, part.standardWall ?? 0)), radius);
  const px = (length: Nanometres) => toMm(length) * scale * drawings.pixelsPerMm;
  const top = y - px(part.wall) / 2;
  const chord = (pen: 'outline' | 'standard', height: number): Stroke => {
    const half = Math.sqrt(Math.max(0, radius ** 2 - (height - y) ** 2));
    return line(pen, [x - half, height], [x + half, height]);
  };
  const foot = y + radius + 18;
  const standard = part.standardWall;
  return [
    circle('dimension', [x, y], radius),
    hatchCircle([x, y], radius, top, top + px(part.wall)),
    chord('outline', top),
    chord('outline', top + px(part.wall)),
    label('strong', [x, foot], `Wall D, ${scale} : 1`, 'middle'),
    ...(standard === null
      ? []
      : [
          chord('standard', top + px(standard)),
          label(
            'plain',
            [x, foot + 17],
            `dashed: STD ${writeFigure({ letter: 'D', figure: standard, decimals: 3 }).mm}`,
            'middle',
          ),
        ]),
  ];
}
