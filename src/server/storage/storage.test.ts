import { chmodSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createMemoryStorage } from './memory.ts';
import { redisProgram, startRedis } from './redis-for-tests.ts';
import { createRedisStorage } from './redis.ts';
import { createSqliteStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'storage-')), 'data', 'shop.db');

const silent = createLog('silent');
const redis = redisProgram === null ? null : await startRedis(redisProgram);
afterAll(() => redis?.stop());

/** Each test on an empty Redis: a database number of its own. */
let databases = 0;
const openRedis = (url: string, now: () => number) =>
  createRedisStorage({ url: `${url}/${(databases += 1)}`, now, log: silent });

/** Every driver has to show the same; another one is a row here. */
const drivers: [string, (now: () => number) => Storage | Promise<Storage>][] = [
  ['memory', createMemoryStorage],
  ['sqlite', (now) => createSqliteStorage(newFile(), now)],
  ...(redis ? [['redis', (now) => openRedis(redis.url, now)] satisfies (typeof drivers)[number]] : []),
];

test('where CI runs there is a Redis to try', () => {
  expect(process.env['CI'] !== undefined && redisProgram === null).toBe(false);
});

describe.each(drivers)('storage: %s', (_name, open) => {
  const begin = async () => {
    const clock = { at: 1_000_000 };
    return { clock, storage: await open(() => clock.at) };
  };

  test('gives back what was set, and null for what was not', async () => {
    const { storage } = await begin();
    await storage.set('a', '1', 10);
    await storage.set('a', '2 "ü"', 10);
    expect([await storage.get('a'), await storage.get('b')]).toEqual(['2 "ü"', null]);
  });

  test('forgets after the time to live and on delete', async () => {
    const { clock, storage } = await begin();
    await storage.set('a', '1', 10);
    await storage.set('b', '1', 10);
    await storage.delete('b');
    expect([await storage.get('a'), await storage.get('b')]).toEqual(['1', null]);
    clock.at += 10_001;
    expect(await storage.get('a')).toBeNull();
  });

  test('putIfAbsent lets exactly one of many through, and again once expired', async () => {
    const { clock, storage } = await begin();
    const puts = await Promise.all(Array.from({ length: 20 }, (_, n) => storage.putIfAbsent('a', String(n), 10)));
    expect(puts.filter(Boolean)).toHaveLength(1);
    clock.at += 10_001;
    expect(await storage.putIfAbsent('a', 'new', 10)).toBe(true);
    expect(await storage.get('a')).toBe('new');
  });

  test('compareAndSwap changes only what is exactly as expected', async () => {
    const { clock, storage } = await begin();
    expect(await storage.compareAndSwap('a', '1', '2', 10)).toBe(false);
    await storage.set('a', '1', 10);
    expect(await storage.compareAndSwap('a', '0', '2', 10)).toBe(false);
    const swaps = await Promise.all(Array.from({ length: 20 }, () => storage.compareAndSwap('a', '1', '2', 10)));
    expect(swaps.filter(Boolean)).toHaveLength(1);
    clock.at += 10_001;
    expect(await storage.compareAndSwap('a', '2', '3', 10)).toBe(false);
  });

  test('compareAndDelete takes away only what is exactly as expected, for one of many', async () => {
    const { clock, storage } = await begin();
    expect(await storage.compareAndDelete('a', '1')).toBe(false);
    await storage.set('a', '1:2', 10);
    expect(await storage.compareAndDelete('a', '2')).toBe(false);
    expect(await storage.get('a')).toBe('1:2');
    const deleted = await Promise.all(Array.from({ length: 20 }, () => storage.compareAndDelete('a', '1:2')));
    expect(deleted.filter(Boolean)).toHaveLength(1);
    expect(await storage.get('a')).toBeNull();
    await storage.set('a', '1', 10);
    clock.at += 10_001;
    expect(await storage.compareAndDelete('a', '1')).toBe(false);
  });

  test('lists by prefix in order, without the expired', async () => {
    const { clock, storage } = await begin();
    await storage.set('p:old', '0', 1);
    await storage.set('p:b', '2', 10);
    await storage.set('p:a', '1', 10);
    await storage.set('q:a', '3', 10);
    clock.at += 2000;
    expect(await storage.list('p:')).toEqual([
      { key: 'p:a', value: '1', endsAt: 1_010_000 },
      { key: 'p:b', value: '2', endsAt: 1_010_000 },
    ]);
  });
});

test('sqlite keeps its entries when opened again, and shares them between two openings', async () => {
  const file = newFile();
  const first = createSqliteStorage(file, () => 1000);
  await first.set('a', '1', 10);
  const second = createSqliteStorage(file, () => 1000);
  expect(await second.get('a')).toBe('1');
  expect(await Promise.all([first.putIfAbsent('b', '1', 10), second.putIfAbsent('b', '2', 10)])).toEqual([true, false]);
});

test('sqlite and what it writes beside its file are readable by the owner only, also after a crash that left more', async () => {
  const file = newFile();
  const rights = () =>
    readdirSync(dirname(file))
      .filter((name) => name.startsWith('shop'))
      .map((name) => [name, statSync(join(dirname(file), name)).mode & 0o077]);
  const own = ['shop.db', 'shop.db-shm', 'shop.db-wal'].map((name) => [name, 0]);
  await createSqliteStorage(file, () => 1000).set('a', '1', 10);
  expect(rights()).toEqual(own);
  for (const [name] of own) chmodSync(join(dirname(file), String(name)), 0o644);
  await createSqliteStorage(file, () => 1000).set('a', '2', 10);
  expect(rights()).toEqual(own);
});

test('a write that cannot be made rejects', async () => {
  const storage = createSqliteStorage(newFile(), () => 1000);
  await storage.close();
  await expect(storage.set('a', '1', 10)).rejects.toThrow();
});
