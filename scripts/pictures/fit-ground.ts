/** Raw pixels, three channels. */
export type Pixels = { data: Uint8Array; width: number; height: number };

export const channelsOf = 3;

/** The ground of a studio photo: for each channel six weights of 1, x, y, xx, xy, yy; x and y from 0 to 1, values in levels of 255. */
export type Ground = readonly (readonly number[])[];

/** The six of a place, into the beginning of `values`. */
function writeTerms(values: Float64Array, x: number, y: number): void {
  values[0] = 1;
  values[1] = x;
  values[2] = y;
  values[3] = x * x;
  values[4] = x * y;
  values[5] = y * y;
}

/** Levels of the ground along one row of the photo: for each channel three weights of 1, x, xx. */
export const groundOfRow = (ground: Ground, y: number): number[][] =>
  ground.map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => [a + c * y + f * y * y, b + e * y, d]);

/** A ground is light, and takes half of the photo's edge. */
const leastLevel = 200;
const leastShare = 0.5;
/** Levels by which a pixel of the ground may differ from the middle one: lamps fall off, shadows do more. */
const spread = 12;

type Sample = { x: number; y: number; levels: number[] };

/** Every second pixel is enough. */
function sample({ data, width, height }: Pixels, isTaken: (x: number, y: number) => boolean): Sample[] {
  const samples: Sample[] = [];
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      if (!isTaken(x, y)) continue;
      const at = (y * width + x) * channelsOf;
      samples.push({ x: x / width, y: y / height, levels: [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] });
    }
  return samples;
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Gauss: `rows` is the matrix with the right side as its last column. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const best = rows
      .slice(pivot)
      .reduce((most, row) => (Math.abs(row[pivot] ?? 0) > Math.abs(most[pivot] ?? 0) ? row : most));
    const at = rows.indexOf(best);
    [rows[pivot], rows[at]] = [best, rows[pivot] ?? []];
    for (const [index, row] of rows.entries()) {
      if (index === pivot) continue;
      const factor = (row[pivot] ?? 0) / ((best[pivot] ?? 0) || 1);
      for (let column = pivot; column <= size; column++)
        row[column] = (row[column] ?? 0) - factor * (best[column] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / ((row[index] ?? 0) || 1));
}

/** Thousands of samples a photo: nothing is made for each. */
function fitChannel(samples: readonly Sample[], channel: number): number[] {
  const [size, columns] = [6, 7];
  const sums = new Float64Array(size * columns);
  const values = new Float64Array(columns);
  for (const { x, y, levels } of samples) {
    writeTerms(values, x, y);
    values[size] = levels[channel] ?? 0;
    for (let row = 0, at = 0; row < size; row++) {
      const value = values[row] ?? 0;
      for (let column = 0; column < columns; column++, at++) sums[at] = (sums[at] ?? 0) + value * (values[column] ?? 0);
    }
  }
  return solve(Array.from({ length: size }, (_, row) => [...sums.subarray(row * columns, (row + 1) * columns)]));
}

/** The ground of a photo, with the fall of its light; null where most of the photo's edge is not one light colour. */
export function fitGround(pixels: Pixels): Ground | null {
  const { width, height } = pixels;
  const ring = sample(pixels, (x, y) => x < 4 || y < 4 || x >= width - 4 || y >= height - 4);
  const middles = [0, 1, 2].map((channel) => middle(ring.map(({ levels }) => levels[channel] ?? 0)));
  const isNear = ({ levels }: Sample) =>
    levels.every((level, channel) => Math.abs(level - (middles[channel] ?? 0)) <= spread);
  if (Math.min(...middles) < leastLevel || ring.filter(isNear).length < ring.length * leastShare) return null;
  const plain = sample(pixels, () => true).filter(isNear);
  return [0, 1, 2].map((channel) => fitChannel(plain, channel));
}
