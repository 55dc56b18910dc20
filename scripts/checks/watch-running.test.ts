import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { watchRunning } from './watch-running.ts';

/** Its own clocks, so that the watch over this file sees nothing. */
function begin() {
  const ended: unknown[] = [];
  const { setInterval: start, clearInterval: end } = globalThis;
  const scope = { setInterval: start, clearInterval: ((clock) => (ended.push(clock), end(clock))) as typeof end };
  return { scope, ended, running: watchRunning(scope) };
}

test('a clock that was not stopped is named with its place, also one that keeps no process alive', () => {
  const { scope, running } = begin();
  const stopped = scope.setInterval(() => undefined, 60_000);
  scope.setInterval(() => undefined, 60_000).unref();
  scope.clearInterval(stopped);
  expect(running.list()).toEqual([expect.stringMatching(/^a clock is running: .*watch-running\.test\.ts:\d+/)]);
  running.stop();
});

test('what is left is ended with the watch', () => {
  const { scope, ended, running } = begin();
  const clock = scope.setInterval(() => undefined, 60_000);
  running.stop();
  expect(ended).toEqual([clock]);
});

test('a server that still listens is told, one that was closed is not', async () => {
  const { running } = begin();
  const server = createServer().listen(0);
  await once(server, 'listening');
  expect(running.list()).toEqual([expect.stringMatching(/^a server is listening: .*watch-running\.test\.ts:\d+/)]);
  server.close();
  await once(server, 'close');
  expect(running.list()).toEqual([]);
  running.stop();
});
