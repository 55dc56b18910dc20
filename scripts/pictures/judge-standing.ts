import { type Box, type Pixels, findSubject } from './find-subject.ts';
import { channelsOf } from './fit-ground.ts';
import { recipe } from './recipe.ts';

const { frame, ground } = recipe;

/** The end of the name of the files that are judged: wide enough to tell a thing from the ripples of the encoder. */
export const judgedAt = '-320.avif';

/** Shares of the frame by which the foot and the middle of a thing may seem to be elsewhere: its lowest edge may be a soft one. */
const most = { foot: 0.045, middle: 0.015 };
/** A thing is taken for whole up to the area that whole ones have, and a little more for what its edges miss. */
const wholeArea = frame.area + 0.025;
/** So near to a side nothing stands but what the photo cuts there. */
const cutSide = 0.085;

/** A thing that the photo cuts fills the frame, or reaches it at one side alone. */
function isCut({ left, top, right, bottom }: Box): boolean {
  const isUneven = Math.abs((left + right) / 2 - 0.5) > most.middle;
  const reaches = left < cutSide || right > 1 - cutSide;
  return (right - left) * (bottom - top) > wholeArea || (isUneven && reaches);
}

/**
 * Levels of 255 by which the ground near a thing may differ from itself, and shares of the picture that may differ by more:
 * ripples, and what shines at the very edge of a thing. */
const ripples = { levels: 2, lighter: 0.025, darker: 0.002 };
/** Levels by which a pixel is of the thing, and how far from it the encoder ripples, px. */
const ofThing = { levels: 12, near: 5 };

/** By how many levels each pixel is lighter than the ground, and by how many darker, in the channel where it is most. */
function compareWithGround({ data, width, height }: Pixels): { lighter: Uint8Array; darker: Uint8Array } {
  const lighter = new Uint8Array(width * height);
  const darker = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < lighter.length; pixel++, at += channelsOf) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    lighter[pixel] = Math.max(0, Math.max(red, green, blue) - ground);
    darker[pixel] = Math.max(0, ground - Math.min(red, green, blue));
  }
  return { lighter, darker };
}

/** 1 for each pixel with one of the thing at most `reach` px away, in rows and columns. */
function markNear(isThing: (pixel: number) => boolean, { width, height }: Pixels, reach: number): Uint8Array {
  const along = new Uint8Array(width * height);
  for (let pixel = 0; pixel < along.length; pixel++) {
    const x = pixel % width;
    if (isThing(pixel)) along.fill(1, pixel - Math.min(x, reach), pixel + 1 + Math.min(width - 1 - x, reach));
  }
  const near = Uint8Array.from(along);
  for (let rows = 1; rows <= reach; rows++)
    for (let pixel = 0, other = rows * width; other < along.length; pixel++, other++) {
      if (along[other]) near[pixel] = 1;
      if (along[pixel]) near[other] = 1;
    }
  return near;
}

/** Every pixel of the ground that is joined to the left top corner by others of it: what shines on the thing itself is not. */
function* walkGround(near: Uint8Array, width: number): Generator<number> {
  const waiting = [0];
  const seen = Uint8Array.from(near);
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    if (seen[pixel] !== 0) continue;
    seen[pixel] = 1;
    yield pixel;
    const x = pixel % width;
    if (x > 0) waiting.push(pixel - 1);
    if (x < width - 1) waiting.push(pixel + 1);
    waiting.push(pixel - width, pixel + width);
  }
}

/** Shares of the picture that are lighter than the ground beside the thing, and darker than it above the thing, where no shadow falls. */
function measureHalo(pixels: Pixels, { top }: Box): { lighter: number; darker: number } {
  const { width, height } = pixels;
  const { lighter, darker } = compareWithGround(pixels);
  const reach = ofThing.near;
  const isThing = (pixel: number) => Math.max(lighter[pixel] ?? 0, darker[pixel] ?? 0) > ofThing.levels;
  const above = Math.floor(top * height - reach) * width;
  const counts = { lighter: 0, darker: 0 };
  for (const pixel of walkGround(markNear(isThing, pixels, reach), width)) {
    if ((lighter[pixel] ?? 0) > ripples.levels) counts.lighter++;
    else if (pixel < above && (darker[pixel] ?? 0) > ripples.levels) counts.darker++;
  }
  return { lighter: counts.lighter / (width * height), darker: counts.darker / (width * height) };
}

const inPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * What is wrong with how a thing stands in its finished picture: a glow of another colour than the ground around it, a foot that is not
 * on the line of all others, a whole thing beside the middle; null for nothing. What is at the edge of the picture, `judgeGround` says.
 */
export function judgeStanding(pixels: Pixels): string | null {
  const box = findSubject(pixels)?.box;
  if (!box) return null;
  const { lighter, darker } = measureHalo(pixels, box);
  if (lighter > ripples.lighter) return `${inPercent(lighter)} of it are lighter than the ground, around the thing`;
  if (isCut(box)) return null;
  if (darker > ripples.darker) return `${inPercent(darker)} of it are darker than the ground, above the thing`;
  if (Math.abs(box.bottom - frame.foot) > most.foot)
    return `the thing stands at ${inPercent(box.bottom)} of its height, others at ${inPercent(frame.foot)}`;
  const middle = (box.left + box.right) / 2;
  return Math.abs(middle - 0.5) > most.middle ? `the thing's middle is at ${inPercent(middle)} of its width` : null;
}
