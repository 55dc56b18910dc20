/**
 * What is remembered of an accepted picture: the mean colour of squares of 64 px, in 64 steps for each of red, green and blue.
 * A price of today or a smoothed edge leaves it as it was; a piece that is moved, larger or of another colour does not
 * (decision 0076).
 */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';

const cellPx = 64;
const channels = 3;
/** of 256 to a step of 64 */
const perStep = 4;

/** Mean colours of the squares, row by row, three steps each; sizes in pixels. */
export type Grid = { width: number; height: number; steps: Uint8Array };

const count = (px: number): number => Math.max(1, Math.round(px / cellPx));

export async function readGrid(png: Buffer): Promise<Grid> {
  const { width, height } = await sharp(png).metadata();
  const { data } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(count(width), count(height), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, steps: Uint8Array.from(data, (value) => Math.floor(value / perStep)) };
}

/** One line of text: "1440 6012 base64…". */
export const writeGrid = ({ width, height, steps }: Grid): string =>
  `${width} ${height} ${brotliCompressSync(steps).toString('base64')}`;

/** Throws when the line was not written by `writeGrid`. */
export function parseGrid(line: string): Grid {
  const [width = 0, height = 0] = line.split(' ').map(Number);
  const steps = new Uint8Array(brotliDecompressSync(Buffer.from(line.split(' ')[2] ?? '', 'base64')));
  if (steps.length !== count(width) * count(height) * channels)
    throw new Error(`no picture is remembered in "${line}"`);
  return { width, height, steps };
}

/** Three steps of 64 in the mean of a square: a word of a line passes, a button of another colour does not. */
const tolerance = 3;

export type Difference = {
  /** pixels that it is higher now */
  higher: number;
  /** squares that differ, and of how many */
  squares: number;
  of: number;
};

/** What differs of two pictures of one screen; null where they are the same for whoever looks at them. */
export function compareGrids(now: Grid, accepted: Grid): Difference | null {
  const higher = now.height - accepted.height;
  if (now.width !== accepted.width)
    return { higher, squares: now.steps.length / channels, of: now.steps.length / channels };
  const shared = Math.min(now.steps.length, accepted.steps.length);
  let squares = Math.abs(now.steps.length - accepted.steps.length) / channels;
  for (let at = 0; at < shared; at += channels) {
    const isOther = [0, 1, 2].some(
      (c) => Math.abs((now.steps[at + c] ?? 0) - (accepted.steps[at + c] ?? 0)) > tolerance,
    );
    if (isOther) squares += 1;
  }
  const of = Math.max(now.steps.length, accepted.steps.length) / channels;
  return squares === 0 && Math.abs(higher) < cellPx / 2 ? null : { higher, squares, of };
}
