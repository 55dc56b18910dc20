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
const patienceMs = 120_000;

const exited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function untilListening(child: ChildProcess, script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${script} did not start in ${patienceMs / 1000} s`)), patienceMs);
    child.once('message', () => (clearTimeout(timer), resolve()));
    child.once('exit', (code) => (clearTimeout(timer), reject(new Error(`${script} ended with code ${code}`))));
  });
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
