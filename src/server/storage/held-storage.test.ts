import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

const all = (file: string) => [file, `${file}-wal`, `${file}-shm`];
const copyAll = (from: string, to: string) => {
  for (const [at, one] of all(from).entries()) copyFileSync(one, all(to)[at] ?? '');
};
const removeAll = (file: string) => {
  for (const one of all(file)) rmSync(one);
};

// rule operation.storage-lost
describe('a file that is open and', () => {
  const keep = (file: string) => join(dirname(file), 'kept.db');
  type Loss = [what: string, fault: string, lose: (file: string) => void, restoreBasket: (file: string) => void];
  const losses: Loss[] = [
    ['was moved away', 'file-gone', (file) => renameSync(file, keep(file)), (file) => renameSync(keep(file), file)],
    [
      'was removed, of which a copy is put back',
      'file-gone',
      (file) => (copyFileSync(file, keep(file)), rmSync(file)),
      (file) => copyFileSync(keep(file), file),
    ],
    [
      'was removed with all that is written beside it',
      'file-gone',
      (file) => (copyAll(file, keep(file)), removeAll(file)),
      (file) => copyAll(keep(file), file),
    ],
    [
      'whose folder was moved away',
      'file-gone',
      (file) => renameSync(dirname(file), `${dirname(file)}-away`),
      (file) => renameSync(`${dirname(file)}-away`, dirname(file)),
    ],
    [
      'was made empty',
      'file-cut',
      (file) => (copyFileSync(file, keep(file)), truncateSync(file)),
      (file) => copyFileSync(keep(file), file),
    ],
    [
      'was made empty, in whose place a copy is moved',
      'file-cut',
      (file) => (copyFileSync(file, keep(file)), truncateSync(file)),
      (file) => renameSync(keep(file), file),
    ],
    [
      'is another one now',
      'file-replaced',
      (file) => (renameSync(file, keep(file)), writeFileSync(file, 'something else')),
      (file) => renameSync(keep(file), file),
    ],
    [
      'is an empty one now',
      'file-replaced',
      (file) => (renameSync(file, keep(file)), writeFileSync(file, '')),
      (file) => renameSync(keep(file), file),
    ],
    [
      'lost its log',
      'log-gone',
      (file) =>
        all(file)
          .slice(1)
          .forEach((one) => rmSync(one)),
      () => undefined,
    ],
  ];
  test.each(losses)('%s is noticed though nobody asks, takes nothing, and has all when it is back', async (...loss) => {
    const [, fault, lose, restoreBasket] = loss;
    const file = join(newFolder(), 'data', 'shop.db');
    await fill(file);
    const { storage, lines } = await hold(() => createSqliteStorage(file, now), file);
    await storage.set('last', 'one', 1_000);
    lose(file);
    await vi.waitUntil(() => lines.length > 0);
    expect(lines[0]).toEqual({
      code: 'storage-sick',
      facts: { place: file, fault, remedy: expect.stringMatching(/^.{20,}/) },
    });
    restoreBasket(file);
    await vi.waitUntil(() => storage.condition() === 'good');
    expect([await storage.get('last'), await storage.get('row:199')]).toEqual(['one', 'x'.repeat(500)]);
    await storage.set('next', 'one', 1_000);
    await storage.close();
    const again = createSqliteStorage(file, now);
    expect([await again.get('last'), await again.get('next')]).toEqual(['one', 'one']);
    await again.close();
  });

  test.each(losses.slice(0, -1))('%s takes no row at that very moment', async (_what, _fault, lose) => {
    const file = join(newFolder(), 'data', 'shop.db');
    await fill(file);
    const { lines, log } = openLines();
    const storage = await holdStorage({
      open: () => createSqliteStorage(file, now),
      diagnose: diagnoseFile,
      place: file,
      log,
    });
    onTestFinished(() => storage.close());
    lose(file);
    for (const ask of [
      () => storage.set('a', '1', 10),
      () => storage.putIfAbsent('b', '1', 10),
      () => storage.get('a'),
    ])
      await expect(ask()).rejects.toSatisfy(isStorageSick);
    expect(lines).toHaveLength(1);
  });
});

test('a full disk is read, said once, and written again when there is room', async () => {
  const memory = createMemoryStorage(now);
  let isFull = true;
  const fullError = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  const set: typeof memory.set = (...args) => (isFull ? Promise.reject(fullError) : memory.set(...args));
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

// rule operation.storage-lost
test('a file removed while a buyer stands in the checkout: trade says what it cannot do, parts are read; put back, all is there', async () => {
  const folder = newFolder();
  const file = join(folder, 'shop.db');
  const shop = await openTestShop({ env: { DATA_DIR: folder } });
  onTestFinished(() => shop.stop());
  const visitor = shop.visit();
  const { agreed, draft } = await reachSummary(visitor);
  renameSync(file, `${file}.away`);
  const press = () => visitor.ask('POST', '/api/order', { key: newKey(), ...agreed });
  expect(await press()).toMatchObject({ status: 503, body: { code: 'shop-unavailable' } });
  expect((await visitor.ask('PUT', '/api/checkout/draft', draft)).status).toBe(503);
  expect(shop.services.storage.condition()).toBe('sick');
  expect((await visitor.ask('GET', `/api/part/${testPart}`)).status).toBe(200);
  expect([shop.sandbox.store.orders.list(), existsSync(file)]).toEqual([[], false]);
  renameSync(`${file}.away`, file);
  await vi.waitUntil(() => shop.services.storage.condition() === 'good', { timeout: 10_000 });
  expect((await visitor.ask('GET', '/api/checkout')).body).toMatchObject({ draft: { email: draft.email } });
  expect((await press()).status).toBe(201);
  expect(shop.sandbox.store.orders.list()).toHaveLength(1);
}, 20_000);
