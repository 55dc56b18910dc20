import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program, or null where it is not installed; the test command installs it on Debian. */
export const redisProgram: string | null =
  [
    process.env['REDIS_SERVER_PATH'],
    '/usr/bin/redis-server',
    '/usr/bin/valkey-server',
    '/opt/homebrew/bin/redis-server',
  ].find((path) => path && existsSync(path)) ?? null;

export type RedisForTests = {
  url: string;
  /** ends the program at once, as a crash would */
  kill(): Promise<void>;
  /** starts it again on the same port and data */
  again(): Promise<void>;
  stop(): Promise<void>;
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Below the ports that the machine lends to connections, so that it is free again after a crash. */
async function findFreePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  return (await isFree(port)) ? port : findFreePort();
}

/** As durable as the shop asks for; resolves when it answers. */
async function run(program: string, port: number, folder: string): Promise<() => Promise<void>> {
  const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const child = spawn(program, [...place, ...durable], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
    if (/Ready to accept connections/i.test(String(text))) break;
  }
  child.stdout.resume();
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
}

/** A Redis of its own in an empty folder. */
export async function startRedis(program: string): Promise<RedisForTests> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  let kill = await run(program, port, folder);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => kill(),
    again: async () => {
      kill = await run(program, port, folder);
    },
    stop: () => kill(),
  };
}
