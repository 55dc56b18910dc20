import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Who else has the database open: the lock that says nobody, or why that is not sure. */
export type Hold =
  | { kind: 'held'; release(): void }
  | { kind: 'in-use'; by: string }
  | { kind: 'unknown'; why: string };

const readNames = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

const readLink = (path: string): string => {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
};

/** Processes of this machine that have the file open, as far as Linux lets this user see them; none where it tells nothing. */
function listUsers(file: string): string[] {
  const path = realpathSync(file);
  return readNames('/proc')
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .filter((id) => {
      const folder = join('/proc', id, 'fd');
      return readNames(folder).some((handle) => readLink(join(folder, handle)) === path);
    });
}

/** A list for a sentence; the processes of another container are not seen from this one. */
const describeUsers = (users: readonly string[]): string =>
  users.length === 0 ? 'another process' : `process ${users.join(', ')}`;

const isBusy = (error: unknown): boolean => /locked|busy/i.test(String(error));

/** A database that cannot be opened has no lock to ask for. */
function askMachine(file: string, why: string): Hold {
  const users = listUsers(file);
  return users.length > 0 ? { kind: 'in-use', by: describeUsers(users) } : { kind: 'unknown', why };
}

/**
 * Takes the database for this process alone. Leaving the write-ahead log needs every other connection to be closed, also one that
 * is idle and one of another container over the same folder; so a shop or a job that has it open is found, not guessed at.
 */
export function holdAlone(file: string): Hold {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE');
    const mode = String(database.prepare('PRAGMA journal_mode = DELETE').get()?.['journal_mode']);
    if (mode !== 'delete') throw new Error('database is locked');
    database.exec('BEGIN EXCLUSIVE');
    const held = database;
    return { kind: 'held', release: () => held.close() };
  } catch (error) {
    database?.close();
    if (isBusy(error)) return { kind: 'in-use', by: describeUsers(listUsers(file)) };
    return askMachine(file, error instanceof Error ? error.message : String(error));
  }
}
