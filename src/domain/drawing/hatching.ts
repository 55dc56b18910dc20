import { type Point, type Stroke, polyline } from './strokes.ts';

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
