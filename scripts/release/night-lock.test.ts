import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type NightLock, takeNightLock as take } from './night-lock.ts';

const held: NightLock[] = [];
afterEach(() => Promise.all(held.splice(0).map((lock) => lock.release())));

async function takeNightLock(folder: string): ReturnType<typeof take> {
  const taken = await take(folder);
  if (taken.ok) held.push(taken.lock);
  return taken;
}

const fresh = () => mkdtemp(join(tmpdir(), 'night-lock-'));
const minutes = 60_000;

/** The file of another holder, as it would be after a kill. */
async function leave(folder: string, changes: object): Promise<void> {
  const taken = await takeNightLock(folder);
  if (!taken.ok) throw new Error('it is held');
  const path = join(folder, 'night.lock');
  const own = JSON.parse(await readFile(path, 'utf8')) as object;
  await taken.lock.release();
  await writeFile(path, JSON.stringify({ ...own, token: 'another', ...changes }));
}

test('one at a time; released, it can be had again and nothing is left', async () => {
  const folder = await fresh();
  const taken = await Promise.all([1, 2, 3].map(() => takeNightLock(folder)));
  expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await takeNightLock(folder)).toMatchObject({ ok: false, holder: expect.stringContaining(`${process.pid}`) });
  await held[0]?.release();
  expect(await readdir(folder)).toEqual([]);
  expect(await takeNightLock(folder)).toMatchObject({ ok: true });
});

test('the lock of a killed process is broken at once', async () => {
  const folder = await fresh();
  const script = `const { takeNightLock } = await import(${JSON.stringify(join(import.meta.dirname, 'night-lock.ts'))});
    await takeNightLock(${JSON.stringify(folder)}); process.send('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  expect(await takeNightLock(folder)).toMatchObject({ ok: false });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await takeNightLock(folder)).toMatchObject({ ok: true });
});

test.each([
  ['a number that is another process now', { begun: '1' }, true],
  ['another host that was heard of a minute ago', { place: 'elsewhere', beatAt: Date.now() - minutes }, false],
  [
    'another host that was not heard of for four minutes',
    { place: 'elsewhere', beatAt: Date.now() - 4 * minutes },
    true,
  ],
  ['another boot whose clock was ahead by hours', { place: 'elsewhere', beatAt: Date.now() + 240 * minutes }, true],
])('%s: it can be had: %s', async (_, changes, isFree) => {
  const folder = await fresh();
  await leave(folder, changes);
  expect((await takeNightLock(folder)).ok).toBe(isFree);
});

test("a file that holds nothing readable is nobody's", async () => {
  const folder = await fresh();
  await writeFile(join(folder, 'night.lock'), '');
  expect(await takeNightLock(folder)).toMatchObject({ ok: true });
});

test('of many that find a dead one, one gets it', async () => {
  const folder = await fresh();
  await leave(folder, { begun: '1' });
  const taken = await Promise.all(Array.from({ length: 12 }, () => takeNightLock(folder)));
  expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a lock that says too little is nobody’s: it would never be taken for dead', async () => {
  const folder = await fresh();
  await writeFile(join(folder, 'night.lock'), JSON.stringify({ token: 'another', host: 'a-host' }));
  expect(await takeNightLock(folder)).toMatchObject({ ok: true });
});

test('who was taken for dead knows that the lock is no longer theirs', async () => {
  const folder = await fresh();
  const taken = await takeNightLock(folder);
  if (!taken.ok) throw new Error('it is held');
  expect(await taken.lock.isOurs()).toBe(true);
  await writeFile(join(folder, 'night.lock'), JSON.stringify({ token: 'another' }));
  expect(await taken.lock.isOurs()).toBe(false);
  await taken.lock.release();
  expect(await readdir(folder)).toEqual(['night.lock']);
});
