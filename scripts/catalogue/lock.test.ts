import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeLock } from './lock.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another program that takes the lock, says so, and holds it until it is killed. */
async function holdElsewhere() {
  const code = `import('./scripts/catalogue/lock.ts').then(async ({ takeLock }) => { await takeLock(process.argv[1]); console.log('held'); setInterval(() => {}, 1000); })`;
  const program = spawn(process.execPath, ['-e', code, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(program.stdout, 'data');
  return program;
}

describe('takeLock', () => {
  test('lets one at a time in', async () => {
    const first = await takeLock(folder);
    expect(await takeLock(folder)).toBeNull();
    first?.release();
    expect(await takeLock(folder)).not.toBeNull();
  });

  test('of many at once, only one comes in', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeLock(folder)));
    expect(taken.filter((lock) => lock !== null)).toHaveLength(1);
  });

  test('makes the folder when it is not there', async () => {
    expect(await takeLock(join(folder, 'new', 'deep'))).not.toBeNull();
  });

  test('a killed program holds nothing any more', async () => {
    const program = await holdElsewhere();
    expect(await takeLock(folder)).toBeNull();
    program.kill('SIGKILL');
    await once(program, 'exit');
    expect(await takeLock(folder)).not.toBeNull();
  });
});
