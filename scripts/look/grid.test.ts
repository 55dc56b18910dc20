import sharp, { type OverlayOptions } from 'sharp';
import { expect, test } from 'vitest';
import { compareGrids, parseGrid, readGrid, writeGrid } from './grid.ts';

const paper = { r: 246, g: 244, b: 239 };
const yellow = { r: 255, g: 214, b: 10 };

const block = (width: number, height: number, background: object, left: number, top: number): OverlayOptions => ({
  input: { create: { width, height, channels: 3, background: background as typeof paper } },
  ...{ left, top },
});

const draw = async (overlays: OverlayOptions[] = [], height = 640) =>
  readGrid(
    await sharp({ create: { width: 390, height, channels: 3, background: paper } })
      .composite(overlays)
      .png()
      .toBuffer(),
  );

const before = await draw([block(150, 44, yellow, 40, 300)]);

test('a line is read back as it was written', () => expect(parseGrid(writeGrid(before))).toEqual(before));

test('a line that nobody has written is refused', () =>
  expect(() => parseGrid(writeGrid(before).replace('390 640', '390 6400'))).toThrow('no picture is remembered'));

test.each([
  ['the same', [block(150, 44, yellow, 40, 300)]],
  ['a figure of a price', [block(150, 44, yellow, 40, 300), block(8, 12, { r: 22, g: 24, b: 26 }, 200, 90)]],
])('%s: no difference', async (_, overlays) => expect(compareGrids(await draw(overlays), before)).toBeNull());

test.each([
  ['a button of another colour', [block(150, 44, { r: 196, g: 33, b: 28 }, 40, 300)]],
  ['of another colour that is as light', [block(150, 44, { r: 226, g: 208, b: 255 }, 40, 300)]],
  ['a button that is gone', []],
  ['one that has moved', [block(150, 44, yellow, 40, 380)]],
])('%s: a difference', async (_, overlays) => {
  const found = compareGrids(await draw(overlays), before);
  expect(found?.squares).toBeGreaterThan(0);
});

test('a higher page: how much', async () =>
  expect(compareGrids(await draw([block(150, 44, yellow, 40, 300)], 740), before)).toMatchObject({ higher: 100 }));
