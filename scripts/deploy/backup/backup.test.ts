import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSqliteStorage } from '#server/storage/sqlite.ts';
import { newFolder } from '../../test-kit/shop.ts';
import { runBackup } from './backup.ts';
import { runRestore } from './restore.ts';

const day = 86_400;
let folder: string;
let environment: Record<string, string>;
const database = () => join(folder, 'data/shop.db');
const open = () => createSqliteStorage(database(), Date.now);
const backups = () => readdirSync(join(folder, 'backups')).sort();
const newest = () => backups().findLast((name) => name.endsWith('.db')) ?? '';

beforeEach(() => {
  folder = newFolder();
  environment = {
    DATA_DIR: join(folder, 'data'),
    BACKUP_DIR: join(folder, 'backups'),
    SHOP_SECRET: 'a'.repeat(32),
  };
});

/** A shop that remembers these words, and what it was when it had ended. */
async function remember(...words: string[]): Promise<void> {
  const storage = open();
  for (const word of words) await storage.set(`word:${word}`, word, day);
  await storage.close();
}

async function words(): Promise<string[]> {
  const storage = open();
  const rows = await storage.list('word:');
  await storage.close();
  return rows.map(({ value }) => value);
}

// rule operation.backup
describe('backup', () => {
  test('holds what a running shop has committed, which a plain copy of its file does not', async () => {
    const storage = open();
    await storage.set('word:one', 'one', day);
    const plain = join(folder, 'plain.db');
    copyFileSync(database(), plain);
    const { code, lines } = await runBackup(environment);
    expect(code, lines.join('\n')).toBe(0);
    const copied = createSqliteStorage(join(folder, 'backups', newest()), Date.now);
    expect(await copied.get('word:one')).toBe('one');
    const lost = createSqliteStorage(plain, Date.now);
    expect(await lost.get('word:one')).toBeNull();
    for (const one of [copied, lost, storage]) await one.close();
  });

  test('nobody but its owner reads it, one file without a log beside it, and its note', async () => {
    await remember('one');
    await runBackup(environment);
    const [file = '', note = '', ...rest] = backups();
    expect(rest).toEqual([]);
    for (const one of [file, note]) expect(statSync(join(folder, 'backups', one)).mode & 0o077).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'backups', note), 'utf8'))).toMatchObject({ entries: 1 });
    expect(readFileSync(join(folder, 'backups', note), 'utf8')).not.toContain('aaaa');
  });

  test('keeps so many and no more', async () => {
    await remember('one');
    for (let hour = 0; hour < 4; hour += 1) await runBackup({ ...environment, BACKUP_KEEP: '2' }, hour * 3_600_000);
    expect(backups()).toEqual([
      'shop-19700101T020000000Z.db',
      'shop-19700101T020000000Z.json',
      'shop-19700101T030000000Z.db',
      'shop-19700101T030000000Z.json',
    ]);
  });

  test('the one just made is kept, also where the clock was ahead when the others were', async () => {
    await remember('one');
    const [ahead, now] = [2_000_000_000_000, 1_000_000_000_000];
    for (const time of [ahead, ahead + 1, now]) await runBackup({ ...environment, BACKUP_KEEP: '2' }, time);
    expect(backups().filter((name) => name.endsWith('.db'))).toEqual([
      'shop-20010909T014640000Z.db',
      'shop-20330518T033320001Z.db',
    ]);
  });

  test('a damaged database is told and leaves no backup', async () => {
    await remember('one');
    const bytes = readFileSync(database());
    writeFileSync(database(), bytes.fill(7, 4096));
    const { code, lines } = await runBackup(environment).catch((error: Error) => ({ code: 1, lines: [error.message] }));
    expect([code, lines.join()]).toEqual([1, expect.stringMatching(/damaged|malformed|cannot be used/)]);
    expect(backups()).toEqual([]);
  });

  test.each([
    [{ STORAGE: 'memory' }, /forgets everything/],
    [{ STORAGE: 'redis', REDIS_URL: 'redis://localhost' }, /append-only file/],
    [{ BACKUP_KEEP: 'all' }, /BACKUP_KEEP is wrong/],
    [{ PORT: 'x' }, /PORT is wrong/],
  ])('%j: says why not', async (change, why) => {
    const { code, lines } = await runBackup({ ...environment, ...change });
    expect([code, lines.join('\n')]).toEqual([2, expect.stringMatching(why)]);
  });
});

// rule operation.restore
describe('restore', () => {
  beforeEach(async () => {
    await remember('before');
    await runBackup(environment);
    await remember('after');
  });

  test('brings back what was there, and keeps what was there instead', async () => {
    const { code, lines } = await runRestore(environment, [newest()], 0);
    expect(code, lines.join('\n')).toBe(0);
    expect(await words()).toEqual(['before']);
    const aside = createSqliteStorage(`${database()}.before-19700101T000000000Z`, Date.now);
    expect((await aside.list('word:')).map(({ value }) => value)).toEqual(['after', 'before']);
    await aside.close();
    expect(lines.join()).not.toContain('SHOP_SECRET');
  });

  test('refuses while this process or another has the database open, idle or not', async () => {
    const shop = open();
    expect(await runRestore(environment, [newest()])).toMatchObject({ code: 1 });
    await shop.close();
    const code = `const {DatabaseSync}=require('node:sqlite');const d=new DatabaseSync(process.argv[1]);d.prepare('select 1 from entries').all();console.log('open');setInterval(()=>{},1e6)`;
    const other = spawn(process.execPath, ['-e', code, database()], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(other.stdout, 'data');
    const refused = await runRestore(environment, [newest()]);
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.lines.join('\n')).toContain(`in use by process ${other.pid}`);
    expect(await words()).toEqual(['after', 'before']);
    expect(await runRestore(environment, [newest()])).toMatchObject({ code: 0 });
  });

  test('a backup that was changed, cut or is something else is refused, and nothing changes', async () => {
    const file = join(folder, 'backups', newest());
    const whole = readFileSync(file);
    for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.alloc(5000, 1), Buffer.alloc(0)]) {
      writeFileSync(file, bytes);
      expect(await runRestore(environment, [newest()])).toMatchObject({ code: 1 });
      const nameless = join(folder, 'else.db');
      writeFileSync(nameless, bytes);
      expect(await runRestore(environment, [nameless])).toMatchObject({ code: 1 });
    }
    expect(await runRestore(environment, ['missing.db'])).toMatchObject({ code: 1 });
    expect(await words()).toEqual(['after', 'before']);
    expect(existsSync(`${database()}.restoring`)).toBe(false);
  });

  test('over a damaged database only when the operator says that the shop is stopped', async () => {
    writeFileSync(database(), 'not a database');
    const refused = await runRestore(environment, [newest()]);
    expect([refused.code, refused.lines.join('\n')]).toEqual([1, expect.stringContaining('--shop-is-stopped')]);
    expect(await runRestore(environment, [newest(), '--shop-is-stopped'])).toMatchObject({ code: 0 });
    expect(await words()).toEqual(['before']);
  });

  test('says that another secret opens nothing of that time; lists when none is named', async () => {
    const other = { ...environment, SHOP_SECRET: 'b'.repeat(32) };
    expect((await runRestore(other, [newest()])).lines.join('\n')).toContain('SHOP_SECRET is another one');
    expect((await runRestore(environment, [])).lines.join('\n')).toContain(newest());
  });

  test('of a database that is gone', async () => {
    execFileSync('rm', ['-r', join(folder, 'data')]);
    expect(await runRestore(environment, [newest()])).toMatchObject({ code: 0 });
    expect(await words()).toEqual(['before']);
  });
});
