import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { describeFullDisk } from '../catalogue/full-disk.ts';
import { readJson } from './read-json.ts';
import type { ReleaseSettings } from './settings.ts';

/** A person went back to `release`: nothing else is published until they say so (rule catalogue.rollback-holds). */
const holdSchema = z.object({ release: z.string(), since: z.string() });
export type Hold = z.infer<typeof holdSchema>;

const fileOf = ({ folder }: ReleaseSettings) => join(folder, 'hold.json');

/** The hold that is on, or null. A file that cannot be read holds too: somebody meant it. */
export async function readHold(settings: ReleaseSettings): Promise<Hold | null> {
  const text = await readFile(fileOf(settings), 'utf8').catch(() => null);
  if (text === null) return null;
  const read = readJson(holdSchema, text, fileOf(settings));
  return read.ok ? read.value : { release: 'unknown', since: 'unknown' };
}

/**
 * Holds what is served; the file is there whole or not at all. On a full disk it is an empty one, which holds too: that is when somebody wants
 * to go back, and a name needs no room.
 */
export async function putHold(settings: ReleaseSettings, hold: Hold): Promise<void> {
  const fresh = `${fileOf(settings)}.${process.pid}`;
  await writeFile(fresh, `${JSON.stringify(hold, null, 2)}\n`).catch((error: unknown) => {
    if (describeFullDisk(error, settings.folder) === null || !existsSync(fresh)) throw error;
  });
  await rename(fresh, fileOf(settings));
}

export const liftHold = (settings: ReleaseSettings): Promise<void> => rm(fileOf(settings), { force: true });
