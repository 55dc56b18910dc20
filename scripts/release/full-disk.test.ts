import disk, { mkdir, mkdtemp, readlink } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readHold } from './hold.ts';
import { rollBack } from './rollback.ts';
import { runNight } from './run-night.ts';
import { listReleases, pruneReleases, switchTo } from './switch.ts';

const { writeFile, appendFile } = disk;

/** As a full disk has it: a name is still taken, of what is written nothing. */
const writeNothing = async (file: Parameters<typeof writeFile>[0]) => {
  await appendFile(file as string, '');
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};

function setDisk(change: object): void {
  Object.assign(disk, { writeFile, appendFile }, change);
  syncBuiltinESMExports();
}
const setFull = (isFull: boolean) => setDisk(isFull ? { writeFile: writeNothing, appendFile: writeNothing } : {});

const [a, b, c] = ['20260101T010000Z', '20260102T010000Z', '20260103T010000Z'] as const;
afterEach(() => setFull(false));

async function fresh(...names: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'full-'));
  const settings = { folder, link: join(folder, 'current'), kept: 3 };
  for (const name of names) {
    await mkdir(join(folder, name));
    await switchTo(settings, name);
  }
  return settings;
}

// rule catalogue.rollback-holds
test('on a full disk one can go back, and nights are held', async () => {
  const settings = await fresh(a, b);
  setFull(true);
  expect(await rollBack([], settings)).toMatchObject({ code: 0 });
  expect(await readlink(settings.link)).toBe(a);
  expect(await readHold(settings)).not.toBeNull();
  setFull(false);
  expect(await runNight([], settings)).toBe(0);
  expect(await readlink(settings.link)).toBe(a);
  await rollBack(['--release'], settings);
  expect(await readHold(settings)).toBeNull();
});

test('what was switched to is served, whether there was room to write it down or not; the next switch does', async () => {
  const settings = await fresh(a);
  for (const name of [b, c]) await mkdir(join(settings.folder, name));
  setFull(true);
  await switchTo(settings, b);
  expect(await readlink(settings.link)).toBe(b);
  setFull(false);
  await switchTo(settings, c);
  await pruneReleases(settings);
  expect(await listReleases(settings)).toEqual([a, b, c]);
});

test('a folder of another user is said in a sentence with what to do, and not as a stack', async () => {
  const settings = await fresh(a);
  const path = join(settings.folder, 'night.lock');
  const refuse = async () => Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES', path }));
  const said = vi.spyOn(console, 'error').mockReturnValue();
  setDisk({ writeFile: refuse });
  expect(await runNight([], settings)).toBe(1);
  const lines = said.mock.calls.join('\n').split('\n');
  expect(lines[1]).toMatch(
    /^Fault: \S+night\.lock is not for the user with the number \d+: run it as the user of the shop/,
  );
  expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([]);
  said.mockRestore();
});
