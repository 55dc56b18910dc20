import { readFileSync } from 'node:fs';

/** A process as the system lists it; `begun` tells it from a later one with the same id. */
export type ListedProcess = { pid: number; parent: number; begun: string; isDead: boolean; words: string[] };

const lookEveryMs = 500;

/** Linux alone lists processes as files; elsewhere null, and nothing is watched. */
export function readProcess(pid: number): ListedProcess | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name before may have blanks and brackets in it
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', parent = '0'] = fields;
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split(/[\0 ]+/)
      .filter(Boolean);
    return { pid, parent: Number(parent), begun: fields[19] ?? '', isDead: state === 'Z', words };
  } catch {
    return null;
  }
}

const nameOf = (word = ''): string =>
  word
    .split('/')
    .at(-1)
    ?.replace(/\.[cm]?js$/, '') ?? '';

/** Leaves what it started to run on: then its end says nothing. `2>&1` and `&&` do not. */
const leavesBehind = /(?:^|[^&>])&(?![&>\d])|\b(?:nohup|setsid|disown)\b/;

/** npm and npx, also as "node …/npm-cli.js"; the first step of every command; a shell that was given one command to wait for. */
function isStarter({ words }: ListedProcess): boolean {
  const [program, first] = [nameOf(words[0]), nameOf(words[1])];
  const isPackageManager = /^(?:npm|npx)(?:-cli)?$/;
  if (isPackageManager.test(program) || (program === 'node' && isPackageManager.test(first))) return true;
  if (program === 'node' && first === 'ready') return true;
  return /^(?:ba|da|a|z|k)?sh$/.test(program) && words[1] === '-c' && !leavesBehind.test(words.slice(2).join(' '));
}

/** The programs that started this one only to wait for it, the nearest first. */
export function listStarters(parent: number, read = readProcess): ListedProcess[] {
  const starters: ListedProcess[] = [];
  for (let one = read(parent); one !== null && one.pid > 1 && isStarter(one); one = read(one.parent))
    starters.push(one);
  return starters;
}

const isThere = ({ pid, begun }: ListedProcess, read: typeof readProcess): boolean => {
  const now = read(pid);
  return now !== null && now.begun === begun && !now.isDead;
};

/**
 * Shells take a signal for themselves and die of it, and what they wait for goes on unknown to anybody. So the end of any
 * program that started this one to wait for it is a signal too. Gives what ends the watch.
 */
export function whenStarterEnds(work: () => void, read = readProcess): () => void {
  const starters = listStarters(process.ppid, read);
  const clock = setInterval(() => {
    if (starters.every((one) => isThere(one, read))) return;
    clearInterval(clock);
    work();
  }, lookEveryMs).unref();
  return () => clearInterval(clock);
}
