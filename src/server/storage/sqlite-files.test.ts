import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { createSqliteStorage } from './sqlite.ts';

const now = () => 1_000_000;
const newFile = () => join(mkdtempSync(join(tmpdir(), 'files-')), 'data', 'shop.db');
const open = (file: string) => createSqliteStorage(file, now);

/** A storage that was used and closed. */
async function use(file: string): Promise<void> {
  const storage = open(file);
  await storage.set('a', '1', 1_000);
  await storage.close();
}

// rule operation.storage-lost
describe('a start', () => {
  test('on a folder without anything begins a storage, and says so that once', async () => {
    const file = newFile();
    let begun = 0;
    for (const _ of [1, 2]) await createSqliteStorage(file, now, () => void (begun += 1)).close();
    expect([begun, readdirSync(dirname(file)).sort()]).toEqual([1, ['shop.db', 'storage-begun']]);
  });

  type Loss = [what: string, code: string, lose: (file: string) => void];
  test.each<Loss>([
    ['was removed', 'FILE_GONE', (file) => rmSync(file)],
    ['was made empty', 'FILE_CUT', (file) => writeFileSync(file, '')],
    ['was removed and left its log', 'FILE_GONE', (file) => leaveLog(file)],
    [
      'is empty, in a folder of which nothing else is known',
      'FILE_CUT',
      (file) => (forget(file), writeFileSync(file, '')),
    ],
  ])('where the file %s begins none', async (_, code, lose) => {
    const file = newFile();
    await use(file);
    copyFileSync(file, `${file}.kept`);
    lose(file);
    const before = readdirSync(dirname(file));
    expect(() => open(file)).toThrow(expect.objectContaining({ code }));
    expect(readdirSync(dirname(file))).toEqual(before);
    copyFileSync(`${file}.kept`, file);
    expect(await open(file).get('a')).toBe('1');
  });

  const forget = (file: string) => {
    for (const name of ['shop.db', 'storage-begun']) rmSync(join(dirname(file), name));
  };
  const leaveLog = (file: string) => {
    const database = new DatabaseSync(file);
    database.exec("INSERT INTO entries VALUES ('b', '1', 2000000)");
    forget(file);
    database.close();
  };

  test('begins one where the folder was emptied', async () => {
    const file = newFile();
    await use(file);
    forget(file);
    const storage = open(file);
    expect(await storage.get('a')).toBeNull();
    await storage.close();
  });
});

test('closed by the last of two, it is one file, and a copy of that alone has all that either wrote', async () => {
  const file = newFile();
  const [first, second] = [open(file), open(file)];
  await first.set('a', '1', 1_000);
  await second.set('b', '2', 1_000);
  await first.close();
  const early = join(mkdtempSync(join(tmpdir(), 'copy-')), 'shop.db');
  copyFileSync(file, early);
  await second.set('c', '3', 1_000);
  await second.close();
  expect([`${file}-wal`, `${file}-shm`].filter((one) => existsSync(one))).toEqual([]);
  const late = join(mkdtempSync(join(tmpdir(), 'copy-')), 'shop.db');
  copyFileSync(file, late);
  const rows = async (copy: string) => (await open(copy).list('')).map(({ value }) => value).join('');
  expect([await rows(early), await rows(late)]).toEqual(['12', '123']);
});

const run = (program: string, ...args: string[]) =>
  execFile(process.execPath, ['--input-type=module', '--eval', program, ...args]);

const useAtOnce = `
  const { createSqliteStorage } = await import(process.argv[1]);
  const storage = createSqliteStorage(process.argv[2], Date.now);
  for (let row = 0; row < 5; row += 1) await storage.set(process.pid + ':' + row, 'x', 1000);
  await storage.close();
`;
/** As it is while another process begins to use a file without a log. */
const holdShortly = `
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(process.argv[1]);
  database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  console.log('held');
  setTimeout(() => database.exec('COMMIT'), 300);
`;

test('another process that has the file for itself for a moment is waited for, from the first look on', async () => {
  const file = newFile();
  await use(file);
  const other = run(holdShortly, file);
  await once(other.stdout ?? other, 'data');
  const storage = open(file);
  expect(await storage.get('a')).toBe('1');
  await storage.close();
});

test('processes that begin at once on an empty folder all come up, and lose nothing', async () => {
  const source = new URL('./sqlite.ts', import.meta.url).href;
  const file = newFile();
  const ended = Array.from({ length: 4 }, () => once(run(useAtOnce, source, file), 'exit'));
  expect(await Promise.all(ended)).toEqual(ended.map(() => [0, null]));
  const storage = createSqliteStorage(file, Date.now);
  expect(await storage.list('')).toHaveLength(20);
  await storage.close();
}, 30_000);
