import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const times = 3;
const betweenMs = 500;
/** of asking a process that ends meanwhile, or has only begun: the next one is there soon */
const mostTries = 60;
const bytesOfMb = 2 ** 20;

const hookUrl = pathToFileURL(fileURLToPath(new URL('./tell-memory.ts', import.meta.url))).href;

type Scales = {
  /** what the shop has to be started with */
  env: Record<string, string>;
  /** megabytes that a process holds */
  holds(pid: number): number;
  /** megabytes that are needed of those that the newest process holds: the middle of three collections, for requests are under way */
  inUse(findNewest: () => number): Promise<number>;
  close(): void;
};

/** Empty for one that has ended. */
const readStatus = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};

/** Weighs the processes of a shop, which are numbered by the system. */
export function openScales(): Scales {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const ask = async (pid: number): Promise<number | null> => {
    const answer = await text(connect(join(folder, String(pid)))).catch(() => '');
    return answer === '' ? null : Number(answer);
  };
  async function askNewest(findNewest: () => number): Promise<number> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const bytes = await ask(findNewest());
      if (bytes !== null) return bytes;
      await pause(betweenMs);
    }
    throw new Error('no process of the shop tells what it has in use');
  }
  return {
    env: { TELL_MEMORY: folder, NODE_OPTIONS: `--import ${hookUrl}` },
    holds: (pid) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readStatus(pid))?.[1] ?? 0) / 1_024),
    async inUse(findNewest) {
      const seen: number[] = [];
      for (let time = 0; time < times; time += 1) {
        seen.push(await askNewest(findNewest));
        await pause(betweenMs);
      }
      return Math.round((seen.toSorted((one, other) => one - other)[Math.trunc(times / 2)] ?? 0) / bytesOfMb);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
