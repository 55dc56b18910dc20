import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pictureOf, toPicture } from './pictures.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'pictures-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const base = '/photos/0123456789ab';
const prepared = { base, width: 960, height: 720, widths: [160, 320, 640, 960] };

describe('toPicture', () => {
  test('gives the files of a photo for a picture element', () => {
    expect(toPicture(prepared)).toEqual({
      ...prepared,
      src: `${base}-640.webp`,
      avif: `${base}-160.avif 160w, ${base}-320.avif 320w, ${base}-640.avif 640w, ${base}-960.avif 960w`,
      webp: `${base}-160.webp 160w, ${base}-640.webp 640w, ${base}-960.webp 960w`,
      social: { path: `${base}-social.jpg`, width: 960, height: 720 },
      small: `${base}-160.webp`,
    });
  });

  test('tells the size of the preview picture, which is narrower than the largest file', () => {
    const large = { base, width: 1280, height: 960, widths: [1280] };
    expect(toPicture(large).social).toEqual({ path: `${base}-social.jpg`, width: 1200, height: 900 });
  });

  test('makes do with the only width of a small photo', () => {
    expect(toPicture({ base, width: 90, height: 60, widths: [90] })).toMatchObject({
      src: `${base}-90.webp`,
      avif: `${base}-90.avif 90w`,
    });
    expect(toPicture({ base, width: 960, height: 60, widths: [960] })).toMatchObject({ src: `${base}-960.webp` });
  });
});

describe('pictureOf', () => {
  const write = (content: string): string => {
    const path = join(folder, 'manifest.json');
    writeFileSync(path, content);
    return path;
  };

  test('finds a photo by the address of the commerce API, null where none was made', () => {
    const path = write(JSON.stringify({ '/photos/a.jpg': prepared }));
    expect(pictureOf('/photos/a.jpg', path)?.base).toBe(base);
    expect(pictureOf('/photos/b.jpg', path)).toBeNull();
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['an address outside /photos', JSON.stringify({ a: { ...prepared, base: 'https://evil.example/x' } })],
    ['a photo without files', JSON.stringify({ a: { ...prepared, widths: [] } })],
  ])('refuses a manifest that holds %s and says what to do', (_, content) => {
    const path = write(content);
    expect(() => pictureOf('/photos/a.jpg', path)).toThrow('Run "npm run make -- pictures"');
  });

  test('says what to do when no pictures were made', () => {
    expect(() => pictureOf('/photos/a.jpg', join(folder, 'none.json'))).toThrow('Run "npm run make -- pictures"');
  });
});
