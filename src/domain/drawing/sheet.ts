import { drawings } from '#config/drawings.ts';
import { type Dimension, isWithin, reachOfWall, wallAcross, widthBelow } from './dimensions.ts';
import type { DrawnPart } from './drawn-part.ts';
import { type TitleCell, ruler, titleBlock, widthOfTitle } from './sheet-frame.ts';
import { type Mark, type Point, box, line } from './strokes.ts';
import { type Extent, frontView, measure, sectionView, wallInCircle, wallInSection } from './views.ts';

/** `sheet`: side by side, to print; `column` and `phone`: one view below the other. */
export type Layout = 'sheet' | 'column' | 'phone';
type Measures = {
  width: number;
  isStacked: boolean;
  /** of the circle of the wall, px */
  radius: number;
  /** millimetres drawn for one of the part, in the order in which they are tried */
  scales: readonly number[];
};
const layouts: Record<Layout, Measures> = {
  sheet: { width: 884, isStacked: false, radius: 72, scales: [2, 1, 0.5] },
  column: { width: 572, isStacked: true, radius: 58, scales: [2, 1, 0.5] },
  phone: { width: 358, isStacked: true, radius: 44, scales: [1, 2, 0.5] },
};

/** The room that a drawing takes: lengths in pixels, 96 to the inch; `scale` 2 is 2 : 1. */
export type SheetSize = { width: number; height: number; scale: number };
/** A drawing, finished. */
export type Sheet = SheetSize & { marks: Mark[] };
type SheetTitle = { number: string; size: string };

/** "2 : 1", "1 : 2". */
export const writeScale = (scale: number): string => (scale < 1 ? `1 : ${1 / scale}` : `${scale} : 1`);

/** Degrees from the left at which the wall may be measured, the best first. */
const wallAngles = [44, 50, 56, 62, 68, 74];
const margin = 16;

type Stage = { part: DrawnPart; extent: Extent; dimensions: Record<string, Dimension>; measures: Measures };

/** Letters as the table has them; of a washer A is its rim and C its thickness (rule part.drawing). */
function listDimensions(part: DrawnPart): Record<string, Dimension> {
  const name = (letter: string, figure: Dimension['figure'], decimals: Dimension['decimals']) => ({
    [letter]: { letter, figure, decimals },
  });
  if (part.kind === 'washer')
    return { ...name('A', part.outside, 2), ...name('B', part.journal, 2), ...name('C', part.thickness, 3) };
  return {
    ...name('A', part.housing, 3),
    ...name('B', part.journal, 3),
    ...name('C', part.length, 2),
    ...name('D', part.wall, 3),
    ...(part.kind === 'flanged' ? { ...name('E', part.flange, 2), ...name('F', part.flangeWall, 2) } : {}),
  };
}

/** Where the wall's letter finds room to the left of a centre; undefined where it does not. */
const findAngle = ({ extent, dimensions }: Stage, centre: number): number | undefined =>
  wallAngles.find((degrees) => !dimensions['D'] || reachOfWall(dimensions['D'], extent.outer, degrees) <= centre - 8);

const centreOf = (stage: Stage): number => {
  const { extent, dimensions, measures } = stage;
  if (measures.isStacked) return measures.width / 2;
  const reach = stage.part.kind === 'shell' && dimensions['D'] ? reachOfWall(dimensions['D'], extent.outer, 44) : 0;
  return Math.max(40 + extent.most, reach + margin);
};
const gapOf = ({ part }: Stage): number => (part.kind === 'shell' ? 56 : 72);
const sectionLeft = (stage: Stage): number =>
  stage.measures.isStacked ? 40 : centreOf(stage) + stage.extent.most + gapOf(stage);

/** Whether a drawing in this scale stays within its sheet. */
function isRoomy(stage: Stage): boolean {
  const { part, extent, dimensions, measures } = stage;
  const { width, isStacked, radius } = measures;
  const isLettered = part.kind !== 'shell' || findAngle(stage, centreOf(stage)) !== undefined;
  const inner = dimensions['B'];
  if (!isLettered || !inner || !isWithin(inner, 2 * extent.inner)) return false;
  if (isStacked) return 2 * extent.most + 16 <= width && 2 * extent.length <= width;
  const beside = part.kind === 'shell' ? 2 * radius + margin : 0;
  return sectionLeft(stage) + extent.length + lettersBeside(stage) + beside <= width;
}

/** px to the right of a section that are left to the figure of its length. */
function lettersBeside({ extent, dimensions }: Stage): number {
  const length = dimensions['C'];
  return length && isWithin(length, extent.length) ? 40 : 120;
}

const toStage = (part: DrawnPart, measures: Measures, scale: number): Stage => ({
  part,
  measures,
  extent: measure(part, scale * drawings.pixelsPerMm),
  dimensions: listDimensions(part),
});

/** Widths of the view along the shaft: the inner one first, each further out. */
function frontWidths({ part, extent, dimensions }: Stage, [x, y]: Point): Mark[] {
  const rows: [string, number][] = [
    ['B', extent.inner],
    ['A', extent.outer],
    ...(part.kind === 'flanged' ? [['E', extent.most] satisfies [string, number]] : []),
  ];
  return rows.flatMap(([letter, radius], index) => {
    const dimension = dimensions[letter];
    return dimension
      ? widthBelow(dimension, { from: x - radius, to: x + radius, below: y, y: y + 40 + index * 48 })
      : [];
  });
}

type Place = {
  left: number;
  top: number;
  height: number;
  /** true where the half is broken off below */ isBroken: boolean;
};

function section({ part, extent, dimensions, measures }: Stage, pixelsPerMm: number, place: Place): Mark[] {
  const { left, top, height, isBroken } = place;
  const flangeWall = part.kind === 'flanged' ? (part.flangeWall / 1_000_000) * pixelsPerMm : 0;
  const [right, foot] = [left + extent.length, top + height];
  const below = foot + (isBroken ? 4 : 0);
  const width = (letter: string, to: number, y: number): Mark[] => {
    const dimension = dimensions[letter];
    return dimension ? widthBelow(dimension, { from: left, to, below, y }, measures.isStacked) : [];
  };
  const back = top + extent.most - extent.outer;
  const wall = dimensions['D'];
  return [
    ...sectionView(extent, { left, top, height, flangeWall }),
    isBroken ? breakLine(left, right, foot) : line('centre', [left - 12, foot], [right + 12, foot]),
    ...width('C', right, foot + 40),
    ...(part.kind === 'flanged' ? width('F', left + flangeWall, foot + (measures.isStacked ? 104 : 88)) : []),
    ...(part.kind === 'flanged' && wall
      ? wallInSection(wall, (left + right) / 2, back, back + extent.outer - extent.inner)
      : []),
  ];
}

/** The zigzag where a view is broken off. */
function breakLine(left: number, right: number, y: number): Mark {
  const middle = (left + right) / 2;
  const path = `M${left - 10} ${y}H${middle - 6}l4-7 5 14 4-7H${right + 10}`;
  return { pen: 'dimension', path: path.replaceAll(/\d+\.\d{3,}/g, (figure) => Number(figure).toFixed(2)) };
}

/** Centre of the front view, place of the section, foot of the sheet. */
function arrange(stage: Stage): { centre: Point; place: Place; height: number } {
  const { part, extent, measures } = stage;
  const rows = part.kind === 'flanged' ? 3 : 2;
  if (!measures.isStacked) {
    const centre: Point = [centreOf(stage), 56 + extent.most];
    const place = { left: sectionLeft(stage), top: 56, height: extent.most, isBroken: false };
    return { centre, place, height: centre[1] + 88 + rows * 48 };
  }
  const centre: Point = [centreOf(stage), 48 + extent.most];
  const wanted = part.kind === 'flanged' ? extent.most - extent.inner + 104 : measures.radius * 1.4;
  const height = Math.min(extent.most, wanted);
  const top = centre[1] + 32 + rows * 48;
  const place = { left: sectionLeft(stage), top, height, isBroken: height < extent.most };
  const besides = part.kind === 'shell' ? top + 2 * measures.radius + 96 : 0;
  return { centre, place, height: Math.max(besides, top + height + 150 + (rows - 2) * 64) };
}

/** The part at the first scale of a layout that has room for it, where its views lie, and what that takes; `null` where none has. */
function fit(part: DrawnPart, layout: Layout) {
  const measures = layouts[layout];
  const scale = measures.scales.find((one) => isRoomy(toStage(part, measures, one)));
  if (scale === undefined) return null;
  const stage = toStage(part, measures, scale);
  const { centre, place, height } = arrange(stage);
  return { stage, centre, place, size: { width: measures.width, height: Math.ceil(height), scale } };
}

/** The room that the drawing of a part takes in a layout, without drawing it; `null` where there is none. */
export const measureSheet = (part: DrawnPart, layout: Layout): SheetSize | null => fit(part, layout)?.size ?? null;

/** The drawing of a part in a layout, at the first of its scales that has room; `null` where none has. */
export function drawSheet(part: DrawnPart, title: SheetTitle, layout: Layout): Sheet | null {
  const fitted = fit(part, layout);
  if (fitted === null) return null;
  const { stage, centre, place, size } = fitted;
  const { width, height, scale } = size;
  const pixelsPerMm = scale * drawings.pixelsPerMm;
  const { extent, dimensions, measures } = stage;
  const angle = findAngle(stage, centre[0]);
  const wall = part.kind === 'shell' && dimensions['D'] && angle !== undefined;
  const circleAt: Point = measures.isStacked
    ? [width - Math.max(measures.radius, 64) - margin, place.top + measures.radius + 4]
    : [place.left + extent.length + lettersBeside(stage) + measures.radius, place.top + measures.radius + margin];
  const cells: TitleCell[] = [
    ['Number', title.number],
    ['Size', title.size],
    ['Scale', writeScale(scale)],
    ...(measures.isStacked ? [] : [['Unit', 'mm, in below'] satisfies TitleCell]),
  ];
  return {
    ...size,
    marks: [
      box('frame', [0.5, 0.5], width - 1, height - 1),
      ...frontView(extent, centre),
      ...frontWidths(stage, centre),
      ...(wall && dimensions['D'] ? wallAcross(dimensions['D'], centre, extent.outer, extent.inner, angle) : []),
      ...section(stage, pixelsPerMm, place),
      ...(part.kind === 'shell' ? wallInCircle(part, circleAt, measures.radius) : []),
      ...titleBlock([width - 0.5, height - 0.5], cells),
      ...ruler([measures.isStacked ? 16 : 32, height - 22], pixelsPerMm, width - widthOfTitle(cells)),
    ],
  };
}
