import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox } from '../sandbox/server.ts';

const live = '20260101T010000Z';
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let folder: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: ':memory:', mailPort: null, quiet: true });
  folder = await mkdtemp(join(tmpdir(), 'nightly-'));
  await mkdir(join(folder, 'releases', live), { recursive: true });
  await symlink(live, join(folder, 'releases', 'current'));
});

afterAll(() => sandbox.stop());

const run = (script: string, env: Record<string, string> = {}): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script], {
      env: {
        ...process.env,
        COMMERCE_API_URL: sandbox.url,
        CATALOGUE_DIR: join(folder, 'catalogue'),
        RELEASES_DIR: join(folder, 'releases'),
        RELEASE_LINK: join(folder, 'releases', 'current'),
        ...env,
      },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('exit', (code) => resolve({ code, output }));
  });

const fault = (mode: string, more: object = {}) =>
  fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operation: 'getItemsList', mode, ...more }),
  });

test.each(['error-before', 'html'])('a pull that ends in %s publishes nothing', async (mode) => {
  await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' });
  await fault(mode);
  const { code, output } = await run('scripts/release/nightly.ts');
  expect(code).toBe(1);
  expect(output).toMatch(
    /Nothing was published\. The live site is unchanged\.\nFault: the pull failed\nFault: list-parts[^\n]*\nBegun/,
  );
  expect(await readlink(join(folder, 'releases', 'current'))).toBe(live);
  expect(JSON.parse(await readFile(join(folder, 'releases', 'night.json'), 'utf8'))).toMatchObject({
    outcome: 'refused',
    release: live,
    faults: ['the pull failed', expect.stringMatching(/^list-parts/)],
  });
  expect(await readdir(join(folder, 'releases'))).not.toContain('night.lock');
});

test('what may be meant is refused with the command that publishes it', { timeout: 60_000 }, async () => {
  await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' });
  await fault('truncated', { cut: 'list' });
  const { code, output } = await run('scripts/release/nightly.ts');
  expect(code).toBe(1);
  expect(output).toMatch(/^Fault: the list of parts is cut.*; if that is meant: npm run nightly -- --accept-drop$/m);
  expect(output).not.toContain('catalogue:pull');
});

test('where not even the lock can be taken it is told as a night, not as a stack of the lock alone', async () => {
  const blocked = join(folder, 'blocked');
  await writeFile(blocked, '');
  const { code, output } = await run('scripts/release/nightly.ts', { RELEASES_DIR: join(blocked, 'releases') });
  expect(code).toBe(1);
  expect(output).toMatch(/^Nothing was published\. The live site is unchanged\.\nFault: /);
});
