import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { createSqliteStorage } from './sqlite.ts';

/** What SQLite says no to while the file is as it was. */

const newFile = () => join(mkdtempSync(join(tmpdir(), 'faults-')), 'data', 'shop.db');

function change(file: string, sql: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

/** A sweep of this file fails as soon as there is something to sweep. */
const refuseSweep = (file: string) =>
  change(file, "CREATE TRIGGER kept BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'not swept'); END");

const nameOf = (handle: string): string => {
  try {
    return readlinkSync(`/proc/self/fd/${handle}`);
  } catch {
    return '';
  }
};
/** How many handles this process has on the file and what lies beside it; Linux says. */
const countHandles = (file: string) =>
  readdirSync('/proc/self/fd').filter((handle) => nameOf(handle).startsWith(file)).length;

describe('no handle is left', () => {
  const othersTable = `CREATE TABLE entries (key TEXT PRIMARY KEY, expires_at INTEGER)`;

  test('by a start on a file whose table is another', () => {
    const file = newFile();
    change(file, othersTable);
    expect(() => createSqliteStorage(file, () => 1000)).toThrow('no such column: value');
    expect(countHandles(file)).toBe(0);
  });

  test('by a start that cannot sweep', async () => {
    const file = newFile();
    const storage = createSqliteStorage(file, () => 1000);
    await storage.set('old', '1', 1);
    await storage.close();
    refuseSweep(file);
    expect(() => createSqliteStorage(file, () => 10_000)).toThrow('not swept');
    expect(countHandles(file)).toBe(0);
  });

  test('by an end whose log cannot be written into the file, and the end says so', async () => {
    const file = newFile();
    const storage = createSqliteStorage(file, () => 1000);
    await storage.set('a', '1', 10);
    expect(countHandles(file)).toBeGreaterThan(0);
    truncateSync(`${file}-wal`);
    await expect(storage.close()).rejects.toThrow('disk I/O error');
    expect(countHandles(file)).toBe(0);
  });
});

test('a sweep that fails is no failure of the write that it came after', async () => {
  const file = newFile();
  const clock = { at: 1000 };
  const storage = createSqliteStorage(file, () => clock.at);
  await storage.set('old', '1', 1);
  refuseSweep(file);
  clock.at = 10_000;
  // more than there are between two sweeps
  const keys = Array.from({ length: 600 }, (_, row) => `row:${row}`);
  for (const key of keys) expect(await storage.putIfAbsent(key, '1', 1_000)).toBe(true);
  expect(await storage.list('row:')).toHaveLength(keys.length);
  await storage.close();
});
