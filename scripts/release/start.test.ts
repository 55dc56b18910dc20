import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Ended = { code: number | null; output: string };

/** Runs the start command to its end; these starts end by themselves. */
const start = (env: Record<string, string>): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/release/start.ts'], { env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('exit', (code) => resolve({ code, output }));
  });

const blocker = createServer();
let taken = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => blocker.listen(0, resolve));
  taken = (blocker.address() as { port: number }).port;
});

afterAll(() => new Promise<void>((resolve) => blocker.close(() => resolve())));

test('a taken port is named, with how to choose another one', async () => {
  const { code, output } = await start({ PORT: String(taken), SANDBOX_PORT: '39400' });
  expect(code).toBe(1);
  expect(output).toContain(`Port ${taken} is taken.`);
  expect(output).toContain(`PORT=${taken + 10} npm start`);
});

test('a taken sandbox port is named too', async () => {
  const { code, output } = await start({ PORT: '39321', SANDBOX_PORT: String(taken) });
  expect([code, output.includes(`SANDBOX_PORT=${taken + 10}`)]).toEqual([1, true]);
});

test('a wrong environment is told line by line, with what to do', async () => {
  const { code, output } = await start({ PORT: 'many', COMMERCE_API_URL: 'nowhere' });
  expect(code).toBe(1);
  expect(output).toMatch(/- PORT is wrong .*: give a number/);
  expect(output).toMatch(/- COMMERCE_API_URL is wrong .*: give a full/);
});
