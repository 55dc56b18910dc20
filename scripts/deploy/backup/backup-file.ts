import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** What is written beside a backup. */
const noteSchema = z.object({
  takenAt: z.iso.datetime(),
  /** rows in it, the expired ones too */
  entries: z.int().min(0),
  sha256: z.string().length(64),
  secretName: z.string(),
});
export type BackupNote = z.infer<typeof noteSchema>;

const name = /^shop-\d{8}T\d{6}\d{3}Z\.db$/;

/** "shop-20261123T065400123Z.db": names are times, so they sort by age. */
export const nameBackup = (takenAt: string): string => `shop-${takenAt.replaceAll(/[-:.]/g, '')}.db`;

export const noteOf = (file: string): string => file.replace(/\.db$/, '.json');

/** Names of the backups in the folder, oldest first; what was cut off while it was written is none. */
export const listBackups = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [] as string[])).filter((file) => name.test(file)).sort();

/** The note of a backup; null where there is none or it cannot be read. */
export async function readNote(file: string): Promise<BackupNote | null> {
  const text = await readFile(noteOf(file), 'utf8').catch(() => '');
  try {
    return noteSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export async function digestFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/**
 * Reads the whole file as the shop would: the number of its rows. Throws with what is wrong where it is no database, a damaged
 * one, or one that is not the shop's.
 */
export function checkDatabase(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [found] = database.prepare('PRAGMA integrity_check(1)').all();
    const word = String(Object.values(found ?? {})[0]);
    if (word !== 'ok') throw new Error(`${basename(file)} is damaged: ${word}`);
    return Number(database.prepare('SELECT count(*) AS rows FROM entries').get()?.['rows']);
  } catch (error) {
    throw new Error(`${basename(file)} cannot be used: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    database.close();
  }
}

/** Has the disk keep what was written, and the name under which it is found. */
export async function keepOnDisk(file: string): Promise<void> {
  for (const path of [file, dirname(file)]) {
    const handle = await open(path, 'r');
    await handle.sync();
    await handle.close();
  }
}
