import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary, testPart } from '#scripts/test-kit/visitor.ts';
import { diagnoseFile } from './diagnose.ts';
import { holdStorage, isStorageSick } from './held-storage.ts';
import { createMemoryStorage } from './memory.ts';
import { createSqliteStorage } from './sqlite.ts';

const now = () => Date.now();
const lookEveryMs = 5;

/** Lines of the log by code, with their facts. */
function openLines() {
  const lines: { code: string; facts: Record<string, unknown> }[] = [];
  const write = (code: string, facts = {}) => void lines.push({ code, facts });
  return { lines, log: { info: write, error: write } };
}

async function hold(open: () => ReturnType<typeof createSqliteStorage>, place = 'shop.db') {
  const { lines, log } = openLines();
  const storage = await holdStorage({ open, diagnose: diagnoseFile, place, log, lookEveryMs });
  onTestFinished(() => storage.close().catch(() => undefined));
  return { storage, lines };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'sick-'));
/** A file with enough in it to be cut. */
async function fill(file: string): Promise<void> {
  const storage = createSqliteStorage(file, now);
  for (let row = 0; row < 200; row += 1) await storage.set(`row:${row}`, 'x'.repeat(500), 1_000);
  await storage.close();
}

describe('a file that', () => {
  test.each([
    ['is no database', (file: string) => writeFileSync(file, 'not a database, '.repeat(400)), 'damaged'],
    ['was cut', (file: string) => truncateSync(file, Math.trunc(statSync(file).size / 2)), 'damaged'],
    ['is a folder', (file: string) => (rmSync(file), mkdirSync(file)), 'not-writable'],
  ])('%s is sick from the start, and well when the backup is in its place', async (_, spoil, fault) => {
    const file = join(newFolder(), 'shop.db');
    await fill(file);
    copyFileSync(file, `${file}.backup`);
    spoil(file);
    const { storage, lines } = await hold(() => createSqliteStorage(file, now), file);
    expect(storage.condition()).toBe('sick');
    expect(lines).toEqual([
      { code: 'storage-sick', facts: { place: file, fault, remedy: expect.stringMatching(/^.{20,}/) } },
    ]);
    expect(isStorageSick(await storage.get('row:1').catch((error: unknown) => error))).toBe(true);
    for (const one of [file, `${file}-wal`, `${file}-shm`]) rmSync(one, { force: true, recursive: true });
    copyFileSync(`${file}.backup`, file);
    await vi.waitUntil(() => storage.condition() === 'good');
    expect(await storage.get('row:199')).toBe('x'.repeat(500));
    expect(lines.map(({ code }) => code)).toEqual(['storage-sick', 'storage-well']);
  });
});

test('a full disk is read, said once, and written again when there is room', async () => {
  const memory = createMemoryStorage(now);
  let isFull = true;
  const fullError = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  const set: typeof memory.set = (...asked) => (isFull ? Promise.reject(fullError) : memory.set(...asked));
  const { storage, lines } = await hold(() => ({ ...memory, set }));
  await expect(storage.set('a', '1', 10)).rejects.toSatisfy(isStorageSick);
  await expect(storage.set('a', '1', 10)).rejects.toSatisfy(isStorageSick);
  expect(await storage.get('a')).toBeNull();
  expect(lines).toMatchObject([{ code: 'storage-sick', facts: { fault: 'disk-full', remedy: /room/ } }]);
  isFull = false;
  await vi.waitUntil(() => storage.condition() === 'good');
  await storage.set('a', '1', 10);
  expect(await storage.get('a')).toBe('1');
});

test.each([
  [{ errcode: 5 }, undefined],
  [{ errcode: 261 }, undefined],
  [{ errcode: 11 }, 'damaged'],
  [{ errcode: 26 }, 'damaged'],
  [{ errcode: 522 }, 'disk-failing'],
  [{ errcode: 1032 }, 'not-writable'],
  [{ code: 'EROFS' }, 'not-writable'],
  [{ code: 'ENOSPC' }, 'disk-full'],
  [new Error('something else'), 'disk-failing'],
])('%j is %s', (error, fault) => {
  expect(diagnoseFile(error)?.fault).toBe(fault);
});

test('over a damaged file parts are read, and trade says that it cannot', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'shop.db'), 'not a database, '.repeat(400));
  const shop = await openTestShop({ env: { DATA_DIR: folder } });
  onTestFinished(() => shop.stop());
  const visitor = shop.visit();
  expect(await visitor.ask('GET', `/api/part/${testPart}`)).toMatchObject({ status: 200, body: { slug: testPart } });
  await expect(reachSummary(visitor)).rejects.toThrow(/503 .*shop-unavailable/);
  const body = { key: newKey(), shownTotal: { amount: 1, currency: 'eur' } };
  expect((await visitor.ask('POST', '/api/order', body)).status).toBeGreaterThanOrEqual(400);
  expect(shop.sandbox.store.orders.list()).toEqual([]);
});
