import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { watchRunning } from './watch-running.ts';

test('a clock and a server that were not stopped are named with their place, and end', async () => {
  const { end } = watchRunning();
  clearInterval(setInterval(() => undefined, 60_000));
  setInterval(() => undefined, 60_000).unref();
  const server = createServer().listen(0);
  await once(server, 'listening');
  expect(end()).toEqual([
    expect.stringMatching(/^a clock is running: .*watch-running\.test\.ts:\d+/),
    expect.stringMatching(/^a server is listening: .*watch-running\.test\.ts:\d+/),
  ]);
  expect(server.listening).toBe(false);
});
