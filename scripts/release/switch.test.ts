import { mkdir, mkdtemp, readlink, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listReleases, previousRelease, pruneReleases, servedRelease, switchTo } from './switch.ts';

async function fresh(...names: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  for (const name of names) await mkdir(join(folder, name));
  return { folder, link: join(folder, 'current'), kept: 3 };
}

const [a, b, c, d] = ['20260101T010000Z', '20260102T010000Z', '20260103T010000Z', '20260104T010000Z'] as const;

test('the link names the release it was switched to, and the one before can be found', async () => {
  const settings = await fresh(a, b, c);
  expect(await servedRelease(settings)).toBeNull();
  await switchTo(settings, b);
  await switchTo(settings, c);
  expect(await readlink(settings.link)).toBe(c);
  expect(await previousRelease(settings)).toBe(b);
  await switchTo(settings, a);
  expect(await previousRelease(settings)).toBeNull();
});

test('who is killed between switch and note leaves a release that one can still go back to', async () => {
  const settings = await fresh(a);
  await switchTo(settings, a);
  await mkdir(join(settings.folder, b));
  // as the killed one left it
  await rm(settings.link);
  await symlink(b, settings.link);
  await mkdir(join(settings.folder, c));
  await switchTo(settings, c);
  await pruneReleases(settings);
  expect(await listReleases(settings)).toEqual([a, b, c]);
  expect(await previousRelease(settings)).toBe(b);
});

test('pruning keeps the newest and never the served one goes', async () => {
  const settings = await fresh(a, b, c, d, '.building-1');
  await switchTo(settings, a);
  await pruneReleases(settings);
  expect(await listReleases(settings)).toEqual([a, c, d]);
  expect(await readdir(settings.folder)).not.toContain('.building-1');
});
