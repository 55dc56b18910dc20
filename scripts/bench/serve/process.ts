import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Usage } from './tell-usage.ts';

/** A process of ours that tells what it uses. */
export type Measured = { child: ChildProcess; usage(): Promise<Usage>; end(): Promise<void> };

const tellUsage = pathToFileURL(fileURLToPath(new URL('./tell-usage.ts', import.meta.url))).href;

/** The next thing that a process says. */
export function hear<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`a measured process ended with code ${String(code)}`));
    child.once('exit', end);
    child.once('message', (message) => {
      child.off('exit', end);
      resolve(message as T);
    });
  });
}

/** Starts a program and waits for the first thing it says. */
export async function startMeasured<T>(
  script: string,
  { env = {}, flags = [] }: { env?: Record<string, string>; flags?: readonly string[] } = {},
): Promise<{ measured: Measured; said: T }> {
  const child = spawn(process.execPath, [...flags, '--import', tellUsage, script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  const said = await hear<T>(child);
  const measured: Measured = {
    child,
    usage: async () => {
      const told = hear<Usage>(child);
      child.send('usage');
      return told;
    },
    end: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
  return { measured, said };
}
