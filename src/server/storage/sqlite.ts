import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Storage } from './storage.ts';

const schema = `
  PRAGMA busy_timeout = 3000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at);
`;

/** Expired entries are swept away once in so many writes. */
const writesBetweenSweeps = 500;

/** SQLite writes beside its file, and gives those the rights that the file has when it is opened. */
const files = (file: string) => [file, `${file}-wal`, `${file}-shm`];

/** Drafts and open orders hold addresses: nobody but the shop's own user reads any of the files. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const one of files(file)) if (existsSync(one)) chmodSync(one, 0o600);
}

/** Of a file that was cut or written over SQLite may read the beginning for a long time; each order in the rest would be lost. */
function checkWhole(database: DatabaseSync): void {
  const told = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
  // as SQLite says it of a page that it meets
  if (told !== 'ok') throw Object.assign(new Error('database disk image is malformed'), { errcode: 11 });
}

function open(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  keepPrivate(file);
  const database = new DatabaseSync(file);
  try {
    checkWhole(database);
    database.exec(schema);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

const prepare = (database: DatabaseSync) => ({
  get: database.prepare('SELECT value FROM entries WHERE key = ? AND expires_at > ?'),
  set: database.prepare('INSERT OR REPLACE INTO entries (key, value, expires_at) VALUES (?, ?, ?)'),
  delete: database.prepare('DELETE FROM entries WHERE key = ?'),
  put: database.prepare(`INSERT INTO entries (key, value, expires_at) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at WHERE entries.expires_at <= ?`),
  swap: database.prepare('UPDATE entries SET value = ?, expires_at = ? WHERE key = ? AND value = ? AND expires_at > ?'),
  deleteIf: database.prepare('DELETE FROM entries WHERE key = ? AND value = ? AND expires_at > ?'),
  list: database.prepare('SELECT key, value FROM entries WHERE key >= ? AND key < ? AND expires_at > ? ORDER BY key'),
  sweep: database.prepare('DELETE FROM entries WHERE expires_at <= ?'),
});

/**
 * Storage in one SQLite file, shared by all processes of one machine. WAL with full sync: a write that resolved is on
 * the disk, whatever happens to the process afterwards.
 */
export function createSqliteStorage(file: string, now: () => number): Storage {
  const database = open(file);
  const run = prepare(database);
  let writes = 0;
  const changed = ({ changes }: { changes: number | bigint }) => {
    writes += 1;
    if (writes % writesBetweenSweeps === 0) run.sweep.run(now());
    return Number(changes) > 0;
  };
  const end = (ttlSeconds: number) => Math.ceil(now() + ttlSeconds * 1000);
  run.sweep.run(now());
  return {
    get: async (key) => (run.get.get(key, now())?.['value'] as string | undefined) ?? null,
    set: async (key, value, ttlSeconds) => void changed(run.set.run(key, value, end(ttlSeconds))),
    delete: async (key) => void changed(run.delete.run(key)),
    putIfAbsent: async (key, value, ttlSeconds) => changed(run.put.run(key, value, end(ttlSeconds), now())),
    compareAndSwap: async (key, expected, value, ttlSeconds) =>
      changed(run.swap.run(value, end(ttlSeconds), key, expected, now())),
    compareAndDelete: async (key, expected) => changed(run.deleteIf.run(key, expected, now())),
    list: async (prefix) => run.list.all(prefix, `${prefix}\uffff`, now()) as { key: string; value: string }[],
    close: async () => database.close(),
  };
}
