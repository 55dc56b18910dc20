import { type Ground, type Pixels, channelsOf, fitGround, groundOfRow } from './fit-ground.ts';

/** In shares of the photo's width and height. */
export type Box = { left: number; top: number; right: number; bottom: number };
export type Side = 'left' | 'top' | 'right' | 'bottom';

/** A photo of one thing on a plain light ground: its ground, the box of the thing, and the sides where the photo's edge cuts it. */
export type Subject = { ground: Ground; box: Box; cut: Side[] };

/** Levels (of 255) from one pixel to the next at the edge of a thing; a soft shadow climbs by less. */
const edgeLevels = 14;
/** Levels by which what lies at the photo's edge differs from the ground where it is of the thing; shadows are lighter. */
const thingLevels = 70;
/** Share of a side that the thing must cover to count as cut by it: a thread of a gauge does, a grain does not. */
const cutShare = 0.012;

function isEdge({ data, width }: Pixels, x: number, y: number): boolean {
  const at = (y * width + x) * channelsOf;
  for (let channel = at; channel < at + channelsOf; channel++) {
    const level = data[channel] ?? 0;
    if (Math.abs(level - (data[channel - channelsOf] ?? 0)) > edgeLevels) return true;
    if (Math.abs(level - (data[channel - width * channelsOf] ?? 0)) > edgeLevels) return true;
  }
  return false;
}

type Counts = { columns: Uint16Array; rows: Uint16Array };

function countEdges(pixels: Pixels): Counts {
  const { width, height } = pixels;
  const counts = { columns: new Uint16Array(width), rows: new Uint16Array(height) };
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      if (!isEdge(pixels, x, y)) continue;
      counts.columns[x] = (counts.columns[x] ?? 0) + 1;
      counts.rows[y] = (counts.rows[y] ?? 0) + 1;
    }
  return counts;
}

/** How many pixels along a line one or two pixels inside the photo's edge are of the thing. */
function countAlong({ data, width, height }: Pixels, ground: Ground, side: Side): number {
  const isUpright = side === 'left' || side === 'right';
  const line = side === 'left' || side === 'top' ? 1 : (isUpright ? width : height) - 2;
  const length = isUpright ? height : width;
  return Array.from({ length }, (_, at) => {
    const [x, y] = isUpright ? [line, at] : [at, line];
    const levels = groundOfRow(ground, y / height).map(
      ([a = 0, b = 0, c = 0]) => a + (x / width) * (b + (c * x) / width),
    );
    return levels.some(
      (level, channel) => Math.abs((data[(y * width + x) * channelsOf + channel] ?? 0) - level) > thingLevels,
    );
  }).filter(Boolean).length;
}

function findCut(pixels: Pixels, ground: Ground, { columns, rows }: Counts): Side[] {
  const { width, height } = pixels;
  const edges: Record<Side, number | undefined> = {
    left: columns[1],
    top: rows[1],
    right: columns[width - 2],
    bottom: rows[height - 2],
  };
  const sides: Side[] = ['left', 'top', 'right', 'bottom'];
  return sides.filter((side) => {
    const least = (side === 'left' || side === 'right' ? height : width) * cutShare;
    return (edges[side] ?? 0) > least || countAlong(pixels, ground, side) > least;
  });
}

/**
 * Finds the one thing on a photo, given small (some 320 px are enough); null where the ground is not plain and light, or
 * empty: such a photo is left as it is.
 */
export function findSubject(pixels: Pixels): Subject | null {
  const ground = fitGround(pixels);
  if (!ground) return null;
  const counts = countEdges(pixels);
  const { columns, rows } = counts;
  const isSeen = (count: number) => count >= 2;
  const left = columns.findIndex(isSeen);
  const top = rows.findIndex(isSeen);
  if (left === -1 || top === -1) return null;
  const right = columns.findLastIndex(isSeen) + 1;
  const bottom = rows.findLastIndex(isSeen) + 1;
  const { width, height } = pixels;
  return {
    ground,
    box: { left: left / width, top: top / height, right: right / width, bottom: bottom / height },
    cut: findCut(pixels, ground, counts),
  };
}
