import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeLock } from './lock.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** a process id that was somebody's and is nobody's now */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

describe('takeLock', () => {
  test('lets one at a time in and leaves nothing behind', async () => {
    const first = await takeLock(folder);
    expect(await takeLock(folder)).toEqual({ ok: false, holder: process.pid });
    if (first.ok) await first.release();
    expect(readdirSync(folder)).toEqual([]);
    expect((await takeLock(folder)).ok).toBe(true);
  });

  test('makes the folder when it is not there', async () => {
    expect((await takeLock(join(folder, 'new', 'deep'))).ok).toBe(true);
  });

  test.each([
    ['a program that has ended', () => String(deadPid())],
    ['nobody', () => ''],
    ['what is no process id', () => 'hello'],
  ])('takes over the lock of %s', async (_, content) => {
    writeFileSync(join(folder, '.lock'), content());
    expect((await takeLock(folder)).ok).toBe(true);
    expect(await takeLock(folder)).toEqual({ ok: false, holder: process.pid });
  });

  test('of many that find a dead lock, only one comes in', async () => {
    writeFileSync(join(folder, '.lock'), String(deadPid()));
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeLock(folder)));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
