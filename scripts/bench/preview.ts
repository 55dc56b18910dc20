/**
 * `npm run bench:preview`: how long after a save a text is seen, in ten saves of the terms in a copy of the project with
 * `npm run preview:content`. Exits 1 when the middle one takes more than two seconds.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePorts } from '../checks/free-ports.ts';

const saves = 10;
/** milliseconds: what an editor waits, and between two looks */
const limitMs = 2_000;
const lookMs = 20;
const patienceMs = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const copied = ['src', 'scripts', 'content', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs'];
for (const path of copied) cpSync(path, join(folder, path), { recursive: true, verbatimSymlinks: true });
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));

const port = await findFreePorts(4331, 1);
const sandboxPort = await findFreePorts(4900, 2);
const env = { ...process.env, PREVIEW_PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
const preview = spawn(process.execPath, ['scripts/content/preview.ts'], {
  cwd: folder,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise<void>((done) => preview.once('exit', () => done()));
await new Promise<void>((done, fail) => {
  preview.once('exit', (code) => fail(new Error(`The preview has ended with code ${code}.`)));
  preview.stdout.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes('Open http')) done();
  });
});

const file = join(folder, 'content/pages/terms.mdx');
const good = readFileSync(file, 'utf8');

/** Milliseconds from the save until the page has it. */
async function save(words: string): Promise<number> {
  writeFileSync(file, good.replace('No account is needed.', words));
  const savedAt = performance.now();
  for (;;) {
    const took = performance.now() - savedAt;
    const page = await (await fetch(`http://localhost:${port}/terms`)).text();
    if (page.includes(words)) return performance.now() - savedAt;
    if (took > patienceMs) throw new Error(`The page did not show "${words}" in ${patienceMs / 1000} s.`);
    await pause(lookMs);
  }
}

const times: number[] = [];
for (let at = 1; at <= saves; at += 1) {
  times.push(await save(`No account is needed for order ${at}.`));
  await pause(limitMs);
}
preview.kill('SIGTERM');
await ended;
rmSync(folder, { recursive: true, force: true });

const sorted = times.toSorted((one, other) => one - other);
const middle = sorted[saves >> 1] ?? Number.POSITIVE_INFINITY;
const write = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
console.log(
  `A saved text is seen after ${write(middle)} (middle of ${saves}; fastest ${write(sorted[0] ?? 0)}, slowest ${write(sorted.at(-1) ?? 0)}).`,
);
process.exit(middle <= limitMs ? 0 : 1);
