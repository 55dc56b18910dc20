import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';

/** Long-running programs of one start: begun in order, ended together. */
export type Programs = {
  /** what it says on standard output goes to `logFile` where one is named */
  begin(script: string, env?: Record<string, string>, logFile?: string): Promise<void>;
  end(): Promise<void>;
  whenOneEnds: Promise<string>;
};

/** Longest wait for a program to say that it listens. One that ends is noticed at once: this is for one that hangs, not for a busy machine. */
const timeoutMs = 600_000;
/** How often it is said meanwhile that it is waited for. */
const wordEveryMs = 30_000;

const exited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function untilListening(child: ChildProcess, script: string): Promise<void> {
  const begun = performance.now();
  const words = setInterval(() => {
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`${script} is still starting (${seconds} s); a busy machine takes its time.`);
  }, wordEveryMs);
  const tooLong = AbortSignal.timeout(timeoutMs);
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${script} ended with code ${code}`)));
    tooLong.addEventListener('abort', () => reject(new Error(`${script} did not start in ${timeoutMs / 1000} s`)));
  }).finally(() => clearInterval(words));
}

const endOne = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (exited(child)) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Programs say "listening" over the IPC channel; `whenOneEnds` names the first that ends by itself. */
export function createPrograms(): Programs {
  const children: ChildProcess[] = [];
  let tell: (script: string) => void = () => {};
  const whenOneEnds = new Promise<string>((resolve) => (tell = resolve));
  return {
    whenOneEnds,
    async begin(script, env = {}, logFile) {
      const output = logFile === undefined ? 'inherit' : openSync(logFile, 'w');
      const child = spawn(process.execPath, [script], {
        stdio: ['ignore', output, 'inherit', 'ipc'],
        env: { ...process.env, ...env },
      });
      children.push(child);
      await untilListening(child, script);
      child.once('exit', () => tell(script));
    },
    end: async () => {
      await Promise.all(children.toReversed().map(endOne));
    },
  };
}
