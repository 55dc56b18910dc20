import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFiles } from '../pictures/make-files.ts';
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
