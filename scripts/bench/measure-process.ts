import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { beginChild } from '../release/children.ts';

/** `peakMb`: most memory of the process and all that it started, at one time; `cpuSeconds` of all of them. */
export type Measured = { ok: boolean; result: unknown; seconds: number; cpuSeconds: number; peakMb: number };

const ticksPerSecond = 100;
const pageBytes = 4096;
const lookMs = 200;

type Stat = { parent: number; ticks: number; pages: number };

function readStat(pid: string): Stat | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    // fields 4, 14 to 17 (own and waited-for children, in user and system) and 24 of proc(5); the first two are cut off
    const [parent = 0] = fields.slice(1);
    return { parent, ticks: fields.slice(11, 15).reduce((sum, one) => sum + one, 0), pages: fields[21] ?? 0 };
  } catch {
    return null;
  }
}

/** Memory and processor time of a process and its descendants; only where the system has /proc. */
function look(root: number): { ticks: number; mb: number } {
  const stats = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(name) : null;
    if (stat) stats.set(Number(name), stat);
  }
  const isOurs = (pid: number): boolean => pid === root || (stats.has(pid) && isOurs(stats.get(pid)?.parent ?? 0));
  const ours = [...stats].filter(([pid]) => isOurs(pid)).map(([, stat]) => stat);
  const mb = (ours.reduce((sum, { pages }) => sum + pages, 0) * pageBytes) / (1024 * 1024);
  return { ticks: ours.reduce((sum, { ticks }) => sum + ticks, 0), mb };
}

/** Runs a script to its end and says what it took. */
export async function measureProcess(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Measured> {
  const begun = performance.now();
  const child = beginChild(args, ['inherit', 'inherit'], env);
  const measured: Measured = { ok: false, result: null, seconds: 0, cpuSeconds: 0, peakMb: 0 };
  child.on('message', (message) => (measured.result = message));
  const timer = setInterval(() => {
    const { ticks, mb } = look(child.pid ?? 0);
    measured.cpuSeconds = Math.max(measured.cpuSeconds, ticks / ticksPerSecond);
    measured.peakMb = Math.max(measured.peakMb, Math.round(mb));
  }, lookMs);
  const [status] = (await once(child, 'close')) as [number | null];
  clearInterval(timer);
  return { ...measured, ok: status === 0, seconds: (performance.now() - begun) / 1000 };
}
