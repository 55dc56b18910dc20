import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFiles } from '../pictures/make-files.ts';
import { groundColour } from '../pictures/judge-ground.ts';
import { findBoxes, findTokenFault } from './picture-grounds.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'grounds-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A studio photo: a dark thing with a soft shadow on a ground that grows lighter towards one corner. */
const paintPhoto = (ground: string, corner: string, thing = '<circle cx="300" cy="260" r="120" fill="#333"/>') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
      <linearGradient id="light" x2="1" y2="1"><stop stop-color="${ground}"/><stop offset="1" stop-color="${corner}"/></linearGradient>
      <radialGradient id="shadow"><stop stop-color="#000" stop-opacity=".4"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
      <rect width="640" height="480" fill="url(#light)"/>
      <ellipse cx="330" cy="380" rx="200" ry="60" fill="url(#shadow)"/>${thing}
    </svg>`),
  )
    .jpeg({ quality: 92 })
    .toBuffer();

const make = async (photo: Buffer): Promise<Set<string>> =>
  new Set([basename((await makeFiles(photo, folder)).picture.base)]);

describe('findBoxes (rule part.picture-ground)', () => {
  test.each([
    ['as grey as ours, lighter at the bottom right', '#f3f3f1', '#f9f9f7'],
    ['white', '#ffffff', '#ffffff'],
    ['warm and falling off', '#f4efe6', '#e6e1d8'],
  ])('finds nothing on a photo whose ground was %s', async (_, ground, corner) => {
    expect(await findBoxes(folder, await make(await paintPhoto(ground, corner)))).toEqual([]);
  });

  test('finds nothing where the photo itself cuts the thing: it runs out into the ground', async () => {
    const bar = '<path d="M-20 500 L300 100 L420 180 L180 520 Z" fill="#2a7"/>';
    expect(await findBoxes(folder, await make(await paintPhoto('#f4f4f2', '#f4f4f2', bar)))).toEqual([]);
  });

  test('finds a picture with a box around it, by its file and corner', async () => {
    const stems = await make(await paintPhoto('#f4f4f2', '#f4f4f2'));
    const [stem = ''] = stems;
    const file = join(folder, `${stem}-320.avif`);
    const box = { create: { width: 40, height: 40, channels: 3, background: '#e9e9e7' } } as const;
    const boxed = await sharp(readFileSync(file))
      .composite([{ input: box, gravity: 'southeast' }])
      .png()
      .toBuffer();
    await sharp(boxed).avif({ quality: 90 }).toFile(file);
    expect(await findBoxes(folder, stems)).toEqual([
      expect.stringMatching(/-320\.avif: its right bottom corner is #e9e9e\d, not #f3f3f3/),
    ]);
  });

  test('finds a shade along an edge whose corners are right', async () => {
    const stems = await make(await paintPhoto('#f4f4f2', '#f4f4f2'));
    const [stem = ''] = stems;
    const file = join(folder, `${stem}-640.webp`);
    const bar = { create: { width: 200, height: 30, channels: 3, background: '#dcdcdc' } } as const;
    const shaded = await sharp(readFileSync(file))
      .composite([{ input: bar, gravity: 'north' }])
      .png()
      .toBuffer();
    await sharp(shaded).webp({ quality: 90 }).toFile(file);
    expect(await findBoxes(folder, stems)).toEqual([expect.stringContaining('-640.webp: its edge is')]);
  });

  /** Paints over the finished picture of a photo, as wide as most lists show it; what is found then. */
  async function findAfter(change: (picture: Sharp) => Sharp | Promise<Sharp>): Promise<string[]> {
    const stems = await make(await paintPhoto('#f4f4f2', '#f4f4f2'));
    const [stem = ''] = stems;
    const file = join(folder, `${stem}-320.avif`);
    const changed = await (await change(sharp(readFileSync(file)))).png().toBuffer();
    await sharp(changed).avif({ quality: 90 }).toFile(file);
    return findBoxes(folder, stems);
  }

  const overlay = (svg: string): Buffer =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240">${svg}</svg>`);

  test.each([
    [
      'lighter, fading out',
      `<radialGradient id="glow"><stop offset=".8" stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
      <circle cx="160" cy="120" r="114" fill="url(#glow)"/>`,
      /lighter than the ground, around the thing/,
    ],
    [
      'darker by four levels, with an edge',
      '<rect x="20" y="6" width="280" height="214" fill="#000" fill-opacity=".017"/>',
      /darker than the ground, above the thing/,
    ],
  ])('finds a faint halo whose corners are right: %s', async (_, halo, found) => {
    const under = { input: overlay(halo), blend: 'over' } as const;
    // the thing itself stands before it
    const thing = { input: overlay('<circle cx="160" cy="130" r="88" fill="#333"/>') };
    expect(await findAfter((picture) => picture.composite([under, thing]))).toEqual([expect.stringMatching(found)]);
  });

  test.each([
    ['above the line', { left: 0, top: 24 }, { left: 0, top: 0 }, /the thing stands at 8\d\.\d %/],
    ['beside the middle', { left: 16, top: 0 }, { left: 0, top: 0 }, /the thing's middle is at 4\d\.\d %/],
  ])('finds a thing that stands %s of all others', async (_, from, to, found) => {
    const move = async (picture: Sharp): Promise<Sharp> => {
      const input = await picture
        .extract({ ...from, width: 320 - from.left, height: 240 - from.top })
        .png()
        .toBuffer();
      const empty = { width: 320, height: 240, channels: 3, background: groundColour } as const;
      return sharp({ create: empty }).composite([{ input, ...to }]);
    };
    expect(await findAfter(move)).toEqual([expect.stringMatching(found)]);
  });

  test('finds a photo that has no plain light ground, for it is shown as it is', async () => {
    expect(await findBoxes(folder, await make(await paintPhoto('#334455', '#112233')))).not.toEqual([]);
  });
});

describe('findTokenFault', () => {
  test.each([
    [':root { --photo: #f3f3f3; }', []],
    [':root { --photo: #f4f4f2; }', [expect.stringContaining('--photo is #f4f4f2, pictures are made on #f3f3f3')]],
    [':root {}', [expect.stringContaining('--photo')]],
  ])('%s', (tokens, faults) => {
    expect(findTokenFault(tokens)).toEqual(faults);
  });
});
