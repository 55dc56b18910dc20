import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseSettings } from './settings.ts';

/** A person went back to `release`: nothing else is published until they say so (rule catalogue.rollback-holds). */
export type Hold = { release: string; since: string };

const fileOf = ({ folder }: ReleaseSettings) => join(folder, 'hold.json');

/** The hold that is on, or null. A file that cannot be read holds too: somebody meant it. */
export async function readHold(settings: ReleaseSettings): Promise<Hold | null> {
  const text = await readFile(fileOf(settings), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return JSON.parse(text) as Hold;
  } catch {
    return { release: 'unknown', since: 'unknown' };
  }
}

/** Holds what is served; the file is there whole or not at all. */
export async function putHold(settings: ReleaseSettings, hold: Hold): Promise<void> {
  const fresh = `${fileOf(settings)}.${process.pid}`;
  await writeFile(fresh, `${JSON.stringify(hold, null, 2)}\n`);
  await rename(fresh, fileOf(settings));
}

export const liftHold = (settings: ReleaseSettings): Promise<void> => rm(fileOf(settings), { force: true });
