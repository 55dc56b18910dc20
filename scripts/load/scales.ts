import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const times = 3;
const betweenMs = 500;
const bytesOfMb = 2 ** 20;

const told = pathToFileURL(fileURLToPath(new URL('./tell-memory.ts', import.meta.url))).href;

type Scales = {
  /** what the shop has to be started with */
  env: Record<string, string>;
  /** megabytes that a process holds */
  holds(pid: number): number;
  /** megabytes of these that are needed: the middle of three collections, for requests are under way */
  inUse(pid: number): Promise<number>;
  close(): void;
};

/** Weighs the processes of a shop, which are numbered by the system. */
export function openScales(): Scales {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const ask = async (pid: number) => Number(await text(connect(join(folder, String(pid)))));
  return {
    env: { TELL_MEMORY: folder, NODE_OPTIONS: `--import ${told}` },
    holds: (pid) =>
      Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024),
    async inUse(pid) {
      const seen: number[] = [];
      for (let time = 0; time < times; time += 1) {
        seen.push(await ask(pid));
        await pause(betweenMs);
      }
      return Math.round((seen.toSorted((one, other) => one - other)[Math.trunc(times / 2)] ?? 0) / bytesOfMb);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
