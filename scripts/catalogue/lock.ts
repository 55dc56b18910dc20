import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's word for "somebody else has it". */
const busy = 5;

const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === busy;

/**
 * Lets one program at a time work on a folder; null when another one does. The lock is an exclusive transaction on a small
 * file, which the operating system gives up when a program ends in whatever way: there are no dead locks to clear.
 */
export async function takeLock(folder: string): Promise<{ release: () => void } | null> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, '.alone.db');
  // where that is not allowed, this says so with the file's name; SQLite does not
  await appendFile(file, '');
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
    return { release: () => db.close() };
  } catch (error) {
    db.close();
    if (isBusy(error)) return null;
    throw error;
  }
}
