import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { nothingWritten } from './marquee-page.ts';
import { holdRelease } from './release.ts';
import { sampleReleases, writeSampleRelease } from './sample-release.ts';

const pointAt = async (root: string, name: string) => {
  await symlink(name, join(root, 'next'));
  await rename(join(root, 'next'), join(root, 'current'));
};

test('the holder follows the link, and a request under way keeps its release', async () => {
  const { root, link } = await sampleReleases();
  const holder = await holdRelease(link, createLog('silent'));
  const before = holder.current();
  await writeSampleRelease(root, 'second');
  await pointAt(root, 'second');
  await holder.look();
  holder.stop();
  expect([before.id, holder.current().id]).toEqual(['first', 'second']);
});

// rule page.newer-release
test('pieces of the releases before are still found, until their folder goes; pages and lists are not', async () => {
  const { root, link } = await sampleReleases();
  const [early, api] = [
    join(root, 'first', 'client', '_astro', 'early.js'),
    join(root, 'first', 'client', 'api', 'gone'),
  ];
  for (const file of [early, api]) await writeFile(file, 'early');
  await writeSampleRelease(root, 'second');
  await pointAt(root, 'second');
  const holder = await holdRelease(link, createLog('silent'));
  holder.stop();
  const { findFile, memory } = holder.current();
  const found = findFile('/_astro/early.js');
  if (!found) throw new Error('the piece is gone');
  expect((await memory.give(found, 'br', nothingWritten)).body.toString()).toBe('early');
  expect(findFile('/api/gone')).toBeNull();
  expect(findFile('/_astro/app.js')?.stored.plain).toContain('second');
});

test.each([
  ['has no pages', (folder: string) => rm(join(folder, 'client'), { recursive: true })],
  ['has a broken release file', (folder: string) => writeFile(join(folder, 'release.json'), '{}')],
  ['has no server', (folder: string) => rm(join(folder, 'server'), { recursive: true })],
  [
    'has a page that cannot be loaded',
    (folder: string) => writeFile(join(folder, 'server', 'page.mjs'), 'import "./x";'),
  ],
])('a release that %s is not served; the old one stays', async (_, spoil) => {
  const { root, link } = await sampleReleases();
  const holder = await holdRelease(link, createLog('silent'));
  await spoil(await writeSampleRelease(root, 'spoiled'));
  await pointAt(root, 'spoiled');
  await holder.look();
  holder.stop();
  expect(holder.current().id).toBe('first');
});

test('pictures are known by the photo they were made from', async () => {
  const { link } = await sampleReleases();
  const holder = await holdRelease(link, createLog('silent'));
  holder.stop();
  expect(holder.current().pictureFor('http://api/photos/a.jpg')).toBe('/photos/abc-160.webp');
  expect(holder.current().pictureFor('http://api/photos/none.jpg')).toBeNull();
});

test('without a release there is nothing to serve', async () => {
  await expect(holdRelease('/nowhere/current', createLog('silent'))).rejects.toThrow();
});
