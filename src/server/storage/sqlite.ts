import { DatabaseSync } from 'node:sqlite';
import { prepareFile, watchFiles } from './sqlite-files.ts';
import type { Storage, StorageEntry } from './storage.ts';

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at);
`;

/** Expired entries are swept away once in so many writes. */
const writesBetweenSweeps = 500;

/** Milliseconds for which reading does without another look at the files, which takes longer than it; a write never does. */
const believedMs = 200;

/** Milliseconds that another process is waited for, also by the first look at the file. */
const timeout = 3_000;

/**
 * Of a file that was cut or written over SQLite may read the beginning for a long time; each order in the rest would be lost. Asked
 * only for reading: to close a file that is not whole must not write what lies beside it into it.
 */
function checkWhole(file: string): void {
  const database = new DatabaseSync(file, { timeout, readOnly: true });
  try {
    const outcome = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
    // as SQLite says it of a page that it meets
    if (outcome !== 'ok') throw Object.assign(new Error('database disk image is malformed'), { errcode: 11 });
  } finally {
    database.close();
  }
}

const prepare = (database: DatabaseSync) => ({
  get: database.prepare('SELECT value FROM entries WHERE key = ? AND expires_at > ?'),
  set: database.prepare('INSERT OR REPLACE INTO entries (key, value, expires_at) VALUES (?, ?, ?)'),
  delete: database.prepare('DELETE FROM entries WHERE key = ?'),
  put: database.prepare(`INSERT INTO entries (key, value, expires_at) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at WHERE entries.expires_at <= ?`),
  swap: database.prepare('UPDATE entries SET value = ?, expires_at = ? WHERE key = ? AND value = ? AND expires_at > ?'),
  deleteIf: database.prepare('DELETE FROM entries WHERE key = ? AND value = ? AND expires_at > ?'),
  list: database.prepare(
    'SELECT key, value, expires_at AS endsAt FROM entries WHERE key >= ? AND key < ? AND expires_at > ? ORDER BY key',
  ),
  sweep: database.prepare('DELETE FROM entries WHERE expires_at <= ?'),
});

/** Opened, swept and watched; where any of that fails, no handle is left. */
function openDatabase(file: string, now: () => number) {
  const database = new DatabaseSync(file, { timeout });
  try {
    database.exec(schema);
    const run = prepare(database);
    run.sweep.run(now());
    return { database, run, findFault: watchFiles(file) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Storage in one SQLite file, shared by all processes of one machine. WAL with full sync: a write that resolved is on
 * the disk, in the file that has its name then, whatever happens to the process afterwards. Closed, it is one whole file. What is
 * deleted is written over: neither the file nor a backup of it still has the words (rule privacy.erased).
 * `onBegun` is called where there was no file yet.
 */
export function createSqliteStorage(file: string, now: () => number, onBegun: () => void = () => {}): Storage {
  if (prepareFile(file, (fresh) => openDatabase(fresh, now).database.close())) onBegun();
  checkWhole(file);
  const { database, run, findFault } = openDatabase(file, now);
  let writes = 0;
  let goodAt = -Infinity;
  const check = () => {
    const fault = findFault();
    goodAt = fault ? -Infinity : performance.now();
    if (fault) throw fault;
  };
  /** What SQLite stumbles over is told as what became of the file, where that is it. */
  const ask = <T>(question: () => T): T => {
    try {
      return question();
    } catch (error) {
      check();
      throw error;
    }
  };
  const read = <T>(question: () => T): T => {
    if (performance.now() - goodAt > believedMs) check();
    return ask(question);
  };
  const sweep = () => {
    try {
      run.sweep.run(now());
    } catch {
      // the write before it is made; what is wrong with disk or file, the next one meets itself
    }
  };
  const write = (change: () => { changes: number | bigint }): boolean => {
    check();
    const { changes } = ask(change);
    writes += 1;
    if (writes % writesBetweenSweeps === 0) sweep();
    check();
    return Number(changes) > 0;
  };
  const end = (ttlSeconds: number) => Math.ceil(now() + ttlSeconds * 1000);
  return {
    get: async (key) => read(() => (run.get.get(key, now())?.['value'] as string | undefined) ?? null),
    set: async (key, value, ttlSeconds) => void write(() => run.set.run(key, value, end(ttlSeconds))),
    delete: async (key) => void write(() => run.delete.run(key)),
    putIfAbsent: async (key, value, ttlSeconds) => write(() => run.put.run(key, value, end(ttlSeconds), now())),
    compareAndSwap: async (key, expected, value, ttlSeconds) =>
      write(() => run.swap.run(value, end(ttlSeconds), key, expected, now())),
    compareAndDelete: async (key, expected) => write(() => run.deleteIf.run(key, expected, now())),
    list: async (prefix) => read(() => run.list.all(prefix, `${prefix}\uffff`, now()) as StorageEntry[]),
    async close() {
      const fault = findFault()?.code;
      // to close it would write the rest of it into what is there now
      if (fault === 'FILE_CUT') return;
      try {
        if (fault === undefined || fault === 'LOG_GONE') database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } finally {
        database.close();
      }
    },
  };
}
