import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const preload = ['--import', new URL('end-with-parent.ts', import.meta.url).href];

/** Starts a script that ends with this process. Its standard output and errors go where `stdio` says. */
export const beginChild = (
  args: readonly string[],
  stdio: readonly ['inherit' | 'pipe', 'inherit' | 'pipe'] = ['inherit', 'inherit'],
  env: NodeJS.ProcessEnv = {},
): ChildProcess =>
  spawn(process.execPath, [...preload, ...args], {
    stdio: ['ignore', ...stdio, 'ipc'],
    env: { ...process.env, ...env },
  });

/** Runs a script to its end; `result` is the last message that it sent. */
export async function runChild(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ ok: boolean; result: unknown }> {
  const child = beginChild(args, ['inherit', 'inherit'], env);
  let result: unknown = null;
  child.on('message', (message) => (result = message));
  const [status] = (await once(child, 'close')) as [number | null];
  return { ok: status === 0, result };
}
