import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lets one pull at a time work on a folder. A lock whose program has ended is dead and is taken over. */

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const readPid = async (path: string): Promise<number | null> => {
  const pid = Number(await readFile(path, 'utf8').catch(() => ''));
  return Number.isInteger(pid) && pid > 0 ? pid : null;
};

/** The lock appears with its content, never empty: it is written beside and linked into place. */
async function place(path: string): Promise<boolean> {
  const own = `${path}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/** Moves a dead lock away; when another program was quicker and a live one was moved by mistake, puts that back. */
async function clearDead(path: string): Promise<void> {
  const pid = await readPid(path);
  if (pid !== null && isAlive(pid)) return;
  const aside = `${path}.dead.${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readPid(aside);
  if (moved !== null && isAlive(moved)) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

/** Takes the lock of the folder; gives what releases it, or the process id of the program that holds it. */
export async function takeLock(
  folder: string,
): Promise<{ ok: true; release: () => Promise<void> } | { ok: false; holder: number | null }> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, '.lock');
  if (!(await place(path))) {
    await clearDead(path);
    if (!(await place(path))) return { ok: false, holder: await readPid(path) };
  }
  return { ok: true, release: () => rm(path, { force: true }) };
}
