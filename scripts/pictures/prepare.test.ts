import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pictureManifestSchema } from '#collections/pictures.ts';
import { preparePictures } from './prepare.ts';
import type { PictureSettings } from './settings.ts';

type Answer = { status?: number; body: Buffer | string; etag?: string };

let folder: string;
let server: Server;
let settings: PictureSettings;
let photos: Record<string, Answer>;
let requests: { path: string; conditional: boolean }[];

const paint = (width: number, height: number, colour: string) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  photos = {};
  requests = [];
  server = createServer(({ url = '', headers }, response) => {
    requests.push({ path: url, conditional: headers['if-none-match'] !== undefined });
    const answer = photos[url];
    if (answer?.etag && headers['if-none-match'] === answer.etag) return void response.writeHead(304).end();
    response
      .writeHead(answer?.status ?? (answer ? 200 : 404), answer?.etag ? { etag: answer.etag } : {})
      .end(answer?.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  settings = {
    apiUrl,
    hosts: [new URL(apiUrl).host],
    sourceFolder: join(folder, 'source'),
    manifestPath: join(folder, 'manifest.json'),
    photoFolder: join(folder, 'photos'),
    freshHours: 20,
    deadlineMs: 2_000,
  };
});
afterEach(async () => {
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  rmSync(folder, { recursive: true, force: true });
});

const hour = 3_600_000;
const prepare = (urls: string[], now = 0) => preparePictures(urls, settings, now);
const readManifest = () => pictureManifestSchema.parse(JSON.parse(readFileSync(settings.manifestPath, 'utf8')));
const listFiles = () => readdirSync(settings.photoFolder).toSorted();

describe('preparePictures', () => {
  test('makes AVIF in each width the photo reaches, WebP for rows and where AVIF is not known, and a JPEG for previews', async () => {
    photos['/photos/a.jpg'] = { body: await paint(700, 350, '#aa2222') };
    expect(await prepare(['/photos/a.jpg'])).toEqual({
      ok: true,
      lines: ['Pictures: 6 files made from 1 photos, 0 removed.'],
      missing: [],
    });
    const { base, width, height, widths } = readManifest()['/photos/a.jpg'] ?? {};
    expect({ width, height, widths }).toEqual({ width: 640, height: 320, widths: [160, 320, 640] });
    const stem = base?.replace('/photos/', '');
    const expected = [...[160, 320, 640].map((one) => `${stem}-${one}.avif`), `${stem}-160.webp`, `${stem}-640.webp`];
    expect(listFiles()).toEqual([...expected, `${stem}-social.jpg`].toSorted());
    for (const file of listFiles()) {
      const made = await sharp(join(settings.photoFolder, file)).metadata();
      expect(made.width).toBe(Number(/-(\d+)\./.exec(file)?.[1] ?? 640));
      expect(made.exif).toBeUndefined();
    }
  });

  test('asks once for a photo that many parts share, and makes nothing twice', async () => {
    const body = await paint(200, 100, '#2222aa');
    photos['/photos/a.jpg'] = { body };
    photos['/photos/same.jpg'] = { body };
    await prepare(['/photos/a.jpg', '/photos/a.jpg', '/photos/same.jpg']);
    expect(requests).toHaveLength(2);
    expect(new Set(Object.values(readManifest()).map(({ base }) => base)).size).toBe(1);
    const before = listFiles().map((file) => statSync(join(settings.photoFolder, file)).mtimeMs);
    expect(await prepare(['/photos/a.jpg', '/photos/same.jpg'], 19 * hour)).toMatchObject({
      lines: ['Pictures are up to date (2 photos).'],
    });
    expect(requests).toHaveLength(2);
    expect(listFiles().map((file) => statSync(join(settings.photoFolder, file)).mtimeMs)).toEqual(before);
  });

  test('asks again after a day, and takes a photo that was replaced under its address', async () => {
    photos['/photos/a.jpg'] = { body: await paint(200, 100, '#111111'), etag: '"one"' };
    await prepare(['/photos/a.jpg']);
    const first = readManifest()['/photos/a.jpg']?.base;
    await prepare(['/photos/a.jpg'], 21 * hour);
    expect(requests.map(({ conditional }) => conditional)).toEqual([false, true]);
    expect(readManifest()['/photos/a.jpg']?.base).toBe(first);
    photos['/photos/a.jpg'] = { body: await paint(200, 100, '#eeeeee'), etag: '"two"' };
    expect(await prepare(['/photos/a.jpg'], 42 * hour)).toMatchObject({
      lines: ['Pictures: 3 files made from 1 photos, 3 removed.'],
    });
    expect(readManifest()['/photos/a.jpg']?.base).not.toBe(first);
  });

  const many = async (missing: number) => {
    const urls = Array.from({ length: 20 }, (_, index) => `/photos/${index}.jpg`);
    const body = await paint(40, 20, '#333333');
    for (const url of urls.slice(missing)) photos[url] = { body };
    return prepare(urls);
  };

  test('goes on without one photo of twenty, and names it', async () => {
    expect(await many(1)).toMatchObject({
      ok: true,
      lines: ['Missing photo /photos/0.jpg: status 404', expect.stringContaining('Pictures')],
    });
    expect(readManifest()['/photos/0.jpg']).toBeUndefined();
    expect(Object.keys(readManifest())).toHaveLength(19);
  });

  test('stops when more are missing, and changes nothing', async () => {
    expect(await many(0)).toMatchObject({ ok: true });
    const before = [readFileSync(settings.manifestPath, 'utf8'), listFiles()];
    rmSync(settings.sourceFolder, { recursive: true });
    photos = {};
    expect(await many(2)).toMatchObject({
      ok: false,
      lines: expect.arrayContaining(['2 of 20 photos are missing. Nothing was changed.']),
    });
    expect([readFileSync(settings.manifestPath, 'utf8'), listFiles()]).toEqual(before);
  });

  test.each([
    ['a page', '<!doctype html><h1>Sorry</h1>', /unsupported image format/],
    [
      'a drawing, which can carry scripts',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>',
      /svg is not a kind of photo/,
    ],
    ['nothing', '', /empty|unsupported|missing/i],
  ])('takes no %s for a photo', async (_, body, why) => {
    photos['/photos/a.jpg'] = { body };
    const { ok, lines } = await prepare(['/photos/a.jpg']);
    expect(ok).toBe(false);
    expect(lines[0]).toMatch(why);
  });

  test('asks no other host than those it was told', async () => {
    const { ok, lines } = await prepare(['http://169.254.169.254/latest/meta-data.jpg']);
    expect(ok).toBe(false);
    expect(lines[0]).toContain('169.254.169.254 is not a host that photos may come from (PHOTO_HOSTS)');
  });
});
