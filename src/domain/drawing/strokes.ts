/** What a sheet is drawn with. Lengths and places are pixels, 96 to the inch; y grows downwards. */
export type Pen =
  | 'outline'
  | 'hatch'
  | 'fine'
  | 'dimension'
  | 'tip'
  | 'centre'
  | 'hidden'
  | 'standard'
  | 'letter'
  | 'frame';
export type Point = readonly [x: number, y: number];
/** `path` as SVG writes it */
export type Stroke = { pen: Pen; path: string };
export type Label = { pen: 'strong' | 'plain'; x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end' };
export type Mark = Stroke | Label;

/** mono figures are six tenths of their size wide */
const letterWidth = 7.2;
/** How wide a text stands on a sheet. */
export const widthOf = (text: string): number => text.length * letterWidth;

/** To a hundredth of a pixel: 0.003 mm at 1 : 1. */
export const write = (value: number): string => String(Math.round(value * 100) / 100);

/** A path of straight pieces through the points. */
export const polyline = (...points: Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${write(x)} ${write(y)}`).join('');

/** One straight piece. */
export const line = (pen: Pen, from: Point, to: Point): Stroke => ({ pen, path: polyline(from, to) });

/** An upright or lying rectangle. */
export const box = (pen: Pen, [x, y]: Point, width: number, height: number): Stroke => ({
  pen,
  path: `M${write(x)} ${write(y)}h${write(width)}v${write(height)}h${write(-width)}Z`,
});

/** Half a ring that stands on a line, from its outer to its inner radius. */
export const halfRing = ([x, y]: Point, outer: number, inner: number): Stroke => {
  const arc = (radius: number, turn: 0 | 1, end: number) =>
    `A${write(radius)} ${write(radius)} 0 0 ${turn} ${write(end)} ${write(y)}`;
  return {
    pen: 'outline',
    path: `M${write(x - outer)} ${write(y)}${arc(outer, 1, x + outer)}H${write(x + inner)}${arc(inner, 0, x - inner)}Z`,
  };
};

/** The upper half of a circle, open below. */
export const halfCircle = (pen: Pen, [x, y]: Point, radius: number): Stroke => ({
  pen,
  path: `M${write(x - radius)} ${write(y)}A${write(radius)} ${write(radius)} 0 0 1 ${write(x + radius)} ${write(y)}`,
});

/** A whole circle around a point. */
export const circle = (pen: Pen, [x, y]: Point, radius: number): Stroke => ({
  pen,
  path: `M${write(x - radius)} ${write(y)}a${write(radius)} ${write(radius)} 0 1 1 0 .01Z`,
});

/** An arrow head with its point there, looking along the angle: 0 to the right, 90 degrees down. */
export function tip([x, y]: Point, degrees: number): Stroke {
  const turn = (degrees * Math.PI) / 180;
  const at = (along: number, across: number): Point => [
    x + along * Math.cos(turn) - across * Math.sin(turn),
    y + along * Math.sin(turn) + across * Math.cos(turn),
  ];
  return { pen: 'tip', path: `${polyline([x, y], at(-8, -2.5), at(-8, 2.5))}Z` };
}

/** A text at a point of its base line, which is where `anchor` says: its start, middle or end. */
export const label = (pen: Label['pen'], [x, y]: Point, text: string, anchor: Label['anchor'] = 'start'): Label => ({
  pen,
  x,
  y,
  text,
  anchor,
});

/** A letter of the table in its box, 20 px, around a point. */
export const letterBox = ([x, y]: Point, letter: string): Mark[] => [
  box('letter', [x - 10, y - 10], 20, 20),
  label('strong', [x, y + 4.5], letter, 'middle'),
];

/** px from line to line, along x; the lines rise to the right at 45 degrees and are those of one pattern on the whole sheet */
const step = 8.5;

/** The part of each line that lies within the rectangle and within `clip`, as x from and to. */
function hatch([left, top]: Point, [right, bottom]: Point, clip: (sum: number) => readonly [number, number]): Stroke {
  let path = '';
  for (let sum = Math.ceil((left + top) / step) * step; sum < right + bottom; sum += step) {
    const [from, to] = clip(sum);
    const start = Math.max(left, sum - bottom, from);
    const end = Math.min(right, sum - top, to);
    if (end - start > 0.5) path += polyline([start, sum - start], [end, sum - end]);
  }
  return { pen: 'hatch', path };
}

/** A cut face between two corners. */
export const hatchRectangle = (from: Point, to: Point): Stroke => hatch(from, to, () => [-Infinity, Infinity]);

/** A cut face between two heights within a circle. */
export function hatchCircle([x, y]: Point, radius: number, top: number, bottom: number): Stroke {
  return hatch([x - radius, top], [x + radius, bottom], (sum) => {
    // the chord of the line px + py = sum
    const offset = (x + y - sum) / Math.SQRT2;
    const half = Math.sqrt(Math.max(0, radius * radius - offset * offset)) / Math.SQRT2;
    const middle = x - offset / Math.SQRT2;
    return [middle - half, middle + half];
  });
}
