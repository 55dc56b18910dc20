import type { Box, Side, Subject } from './find-subject.ts';
import type { Pixels } from './fit-ground.ts';
import { channelsOf, groundOfRow } from './fit-ground.ts';
import { recipe } from './recipe.ts';

/** Where the photo lies in the frame, in shares of the frame: its left top corner and its size. */
type Placement = { left: number; top: number; width: number; height: number };

const { frame } = recipe;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The photo fills the frame, as much of it as there is. */
function fill(aspect: number): { width: number; height: number } {
  const width = Math.max(1, aspect / frame.aspect);
  return { width, height: (width * frame.aspect) / aspect };
}

/** The thing as large as others of its kind look, its foot where theirs is. */
function fit({ left, top, right, bottom }: Box, aspect: number): Placement {
  const whole = fill(aspect);
  const boxWidth = (right - left) * whole.width;
  const boxHeight = (bottom - top) * whole.height;
  const scale = Math.min(
    frame.width / boxWidth,
    frame.height / boxHeight,
    Math.sqrt(frame.area / (boxWidth * boxHeight)),
    frame.mostEnlarged,
  );
  const width = whole.width * scale;
  const height = whole.height * scale;
  return { left: 0.5 - ((left + right) / 2) * width, top: frame.foot - bottom * height, width, height };
}

/** A thing that the photo itself cuts fills the frame to the sides where it is cut; a whole one stands in its middle. */
export function place({ box, cut }: Pick<Subject, 'box' | 'cut'>, aspect: number): Placement {
  if (cut.length === 0) return fit(box, aspect);
  const { width, height } = fill(aspect);
  const start = (share: number, low: Side, high: Side) =>
    cut.includes(low) && !cut.includes(high)
      ? 0
      : cut.includes(high) && !cut.includes(low)
        ? 1 - share
        : (1 - share) / 2;
  return { left: start(width, 'left', 'right'), top: start(height, 'top', 'bottom'), width, height };
}

/** 0 at and below `from`, 1 at and above `to`, smooth between. */
function ease(value: number, from: number, to: number): number {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}

/** How much of the photo is left at each pixel of one direction: 1 inside, 0 at its two ends. */
function fadeAlong(length: number, frameWidth: number, isCut: { start: boolean; end: boolean }): Float32Array {
  const still = frame.still * frameWidth;
  const band = (cut: boolean) => (cut ? frame.fadeCut : frame.fade) * frameWidth;
  return Float32Array.from({ length }, (_, at) =>
    Math.min(ease(at, still, band(isCut.start)), ease(length - 1 - at, still, band(isCut.end))),
  );
}

/** From where to where the photo is seen in a frame of that length, px. */
const seen = (start: number, length: number, frameLength: number) => ({
  from: Math.max(0, start),
  to: Math.min(frameLength, start + length),
});

/** How much of a difference from the ground is kept, by the difference in eighths of a level. */
const kept = Float32Array.from({ length: 256 * 8 }, (_, eighths) => ease(eighths / 8, frame.plain, frame.seen));

/**
 * One photo on exactly the ground of the page: the fall of its light is taken out, what differs from the ground by next to
 * nothing becomes the ground, and what comes near the photo's edge runs out into it. `photo` is as large as it lies in the
 * frame of `width` px.
 */
export function standOnGround(photo: Pixels, { ground, cut }: Subject, placement: Placement, width: number): Pixels {
  const height = Math.round(width / frame.aspect);
  const data = new Uint8Array(width * height * channelsOf).fill(recipe.ground);
  const left = Math.round(placement.left * width);
  const top = Math.round(placement.top * height);
  const columns = seen(left, photo.width, width);
  const rows = seen(top, photo.height, height);
  const isCut = (side: Side) => cut.includes(side);
  const across = fadeAlong(columns.to - columns.from, width, { start: isCut('left'), end: isCut('right') });
  const down = fadeAlong(rows.to - rows.from, width, { start: isCut('top'), end: isCut('bottom') });
  for (let y = rows.from; y < rows.to; y++) {
    const row: Row = {
      levels: groundOfRow(ground, (y - top) / photo.height).flat(),
      fade: down[y - rows.from] ?? 0,
      across,
      from: ((y - top) * photo.width + columns.from - left) * channelsOf,
      to: (y * width + columns.from) * channelsOf,
      start: (columns.from - left) / photo.width,
      step: 1 / photo.width,
    };
    if (row.fade > 0) levelRow(photo.data, data, row);
  }
  return { data, width, height };
}

type Row = {
  /** nine weights: for each channel those of 1, x, xx */
  levels: number[];
  fade: number;
  across: Float32Array;
  /** first byte in the photo and in the frame */
  from: number;
  to: number;
  /** x of the first pixel, 0 to 1 of the photo, and from one to the next */
  start: number;
  step: number;
};

/** A million pixels a photo: nothing is made for each. */
function levelRow(photo: Uint8Array, data: Uint8Array, { levels, fade, across, from, to, start, step }: Row): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = levels;
  const plain = recipe.ground;
  for (let at = 0, x = start; at < across.length; at++, x += step) {
    const byte = from + at * channelsOf;
    const red = ((photo[byte] ?? 0) * plain) / (a + x * (b + c * x)) - plain;
    const green = ((photo[byte + 1] ?? 0) * plain) / (d + x * (e + f * x)) - plain;
    const blue = ((photo[byte + 2] ?? 0) * plain) / (g + x * (h + i * x)) - plain;
    const most = Math.max(Math.abs(red), Math.abs(green), Math.abs(blue));
    const share = fade * (across[at] ?? 0) * (kept[Math.trunc(most * 8)] ?? 1);
    if (share === 0) continue;
    const pixel = to + at * channelsOf;
    data[pixel] = clamp(Math.round(plain + red * share), 0, 255);
    data[pixel + 1] = clamp(Math.round(plain + green * share), 0, 255);
    data[pixel + 2] = clamp(Math.round(plain + blue * share), 0, 255);
  }
}
