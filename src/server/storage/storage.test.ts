import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMemoryStorage } from './memory.ts';
import { createSqliteStorage } from './sqlite.ts';
import { describeStorage } from './storage-suite.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'storage-')), 'data', 'shop.db');

describeStorage('memory', createMemoryStorage);
describeStorage('sqlite', (now) => createSqliteStorage(newFile(), now));

test('sqlite keeps its entries when opened again, and shares them between two openings', async () => {
  const file = newFile();
  const first = createSqliteStorage(file, () => 1000);
  await first.set('a', '1', 10);
  const second = createSqliteStorage(file, () => 1000);
  expect(await second.get('a')).toBe('1');
  expect(await Promise.all([first.putIfAbsent('b', '1', 10), second.putIfAbsent('b', '2', 10)])).toEqual([true, false]);
});

test('sqlite file is readable by its owner only', () => {
  const file = newFile();
  createSqliteStorage(file, () => 1000);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('a write that cannot be made rejects', async () => {
  const storage = createSqliteStorage(newFile(), () => 1000);
  await storage.close();
  await expect(storage.set('a', '1', 10)).rejects.toThrow();
});
