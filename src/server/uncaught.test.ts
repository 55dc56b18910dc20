import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Line } from './log-for-tests.ts';

const program = fileURLToPath(new URL('uncaught-for-tests.ts', import.meta.url));

function run(fault: 'rejection' | 'exception') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, fault], { encoding: 'utf8' });
  const lines = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  return { status, stderr, lines };
}

const ofRequest = { level: 'error', ref: expect.stringMatching(/^[0-9a-f]{12}$/), method: 'POST', route: '/api/order' };
const framesOf = (line: Line | undefined) => (line?.['error'] as { frames: string[] } | undefined)?.frames.join();

test('a rejected promise that nobody awaits: one line with class, places and the request it came from; the process goes on', () => {
  const { status, stderr, lines } = run('rejection');
  expect(lines.map(({ code }) => code)).toEqual(['rejection-unhandled', 'still-there']);
  expect(lines[0]).toMatchObject({ ...ofRequest, error: { type: 'RangeError' } });
  expect(framesOf(lines[0])).toMatch(/forgottenWork .*uncaught-for-tests\.ts:\d+/);
  expect([status, stderr]).toEqual([0, '']);
});

test('an error thrown past everything: the same line, then the process is stopped', () => {
  const { status, lines } = run('exception');
  expect(lines.map(({ code }) => code)).toEqual(['exception-uncaught', 'stopped']);
  expect(lines[0]).toMatchObject({ ...ofRequest, error: { type: 'RangeError' } });
  expect(framesOf(lines[0])).toMatch(/uncaught-for-tests\.ts:\d+/);
  expect(status).toBe(1);
});
