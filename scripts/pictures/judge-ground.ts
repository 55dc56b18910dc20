import sharp from 'sharp';
import { channelsOf, type Pixels } from './fit-ground.ts';
import { recipe } from './recipe.ts';

/**
 * Levels of 255 by which a pixel of a picture's edge may miss the ground: lossy files ripple near a thing, and a yellow thread
 * in its blue most of all. Nobody sees six. Corners may not miss it.
 */
const edgeLevels = 4;

const toHex = (levels: readonly number[]): string =>
  `#${levels.map((level) => level.toString(16).padStart(2, '0')).join('')}`;

/** The ground of all pictures as style sheets write it. */
export const groundColour = toHex([recipe.ground, recipe.ground, recipe.ground]);

/** The pixels of a picture file as a browser shows them. */
export async function readPicture(file: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What is wrong with the ground of one picture: a corner that is not of its colour, or an edge off by too many levels; null for nothing. */
export function judgeGround({ data, width, height }: Pixels): string | null {
  const at = (x: number, y: number) => {
    const pixel = (y * width + x) * channelsOf;
    return [...data.subarray(pixel, pixel + channelsOf)];
  };
  const [right, bottom] = [width - 1, height - 1];
  const corners = [
    { name: 'left top', levels: at(0, 0) },
    { name: 'right top', levels: at(right, 0) },
    { name: 'left bottom', levels: at(0, bottom) },
    { name: 'right bottom', levels: at(right, bottom) },
  ];
  const wrong = corners.find(({ levels }) => toHex(levels) !== groundColour);
  if (wrong) return `its ${wrong.name} corner is ${toHex(wrong.levels)}, not ${groundColour}`;
  const edge = [
    ...Array.from({ length: width }, (_, x) => [x, 0, x, bottom] as const),
    ...Array.from({ length: height }, (_, y) => [0, y, right, y] as const),
  ].flatMap(([x1, y1, x2, y2]) => [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ]);
  const off = edge.find(({ x, y }) => at(x, y).some((level) => Math.abs(level - recipe.ground) > edgeLevels));
  return off ? `its edge is ${toHex(at(off.x, off.y))} at ${off.x}, ${off.y}, not ${groundColour}` : null;
}
