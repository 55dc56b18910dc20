import { describe, expect, test } from 'vitest';
import { createMutex } from './mutex.ts';
import { createLog } from './log.ts';
import { createMemoryStorage } from './storage/memory.ts';
import type { Storage } from './storage/storage.ts';

const log = createLog('silent');
const now = () => Date.now();
const open = (storage: Storage, timeoutMs = 5_000) => createMutex({ storage, log, now, leaseMs: 300, timeoutMs });

/** Work that ends when it is told to, and notes when it begins. */
function createWork(notes: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = async () => {
    notes.push(`${name} begins`);
    await promise;
    notes.push(`${name} ends`);
    return name;
  };
  return { run, end: resolve };
}

describe('mutex of one cart', () => {
  test.each([
    ['in one process', 1],
    ['in two processes on one storage', 2],
  ])('one after the other, in the order asked: %s', async (_where, processes) => {
    const storage = createMemoryStorage(now);
    const mutexes = [open(storage), open(storage)];
    const notes: string[] = [];
    const [one, other] = [createWork(notes, 'one'), createWork(notes, 'other')];
    const first = mutexes[0]?.runExclusive('cart', one.run);
    await expect.poll(() => notes).toEqual(['one begins']);
    const second = mutexes[processes - 1]?.runExclusive('cart', other.run);
    other.end();
    one.end();
    expect(await Promise.all([first, second])).toEqual(['one', 'other']);
    expect(notes).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
  });

  test('another cart does not wait, and work that throws lets the next one begin', async () => {
    const mutex = open(createMemoryStorage(now));
    const notes: string[] = [];
    const held = createWork(notes, 'held');
    const first = mutex.runExclusive('a', held.run);
    expect(await mutex.runExclusive('b', async () => 'b')).toBe('b');
    await expect(mutex.runExclusive('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await mutex.runExclusive('b', async () => 'again')).toBe('again');
    held.end();
    await first;
  });

  test('longer than the lease: the others still wait', async () => {
    const storage = createMemoryStorage(now);
    const notes: string[] = [];
    const held = createWork(notes, 'held');
    const first = open(storage).runExclusive('cart', held.run);
    await expect.poll(() => notes).toEqual(['held begins']);
    const begun = now();
    const second = open(storage).runExclusive('cart', async () => notes.push('second'));
    await expect.poll(() => now() - begun, { timeout: 5_000 }).toBeGreaterThan(700);
    expect(notes).toEqual(['held begins']);
    held.end();
    await Promise.all([first, second]);
    expect(notes).toEqual(['held begins', 'held ends', 'second']);
  });

  test.each([
    [
      'a dead process',
      (until: number) => JSON.stringify({ v: 1, data: { lease: { owner: 'a dead one', until } } }),
      60,
    ],
    ['an unreadable text', () => 'a dead one', 0.2],
    ['a later version', () => JSON.stringify({ v: 2, data: {} }), 0.2],
  ])('what %s left is free after its lease, and not before', async (_what, toText, ttlSeconds) => {
    const storage = createMemoryStorage(now);
    const end = now() + 200;
    await storage.putIfAbsent('mutex:cart', toText(end), ttlSeconds);
    expect(await open(storage).runExclusive('cart', async () => now() >= end)).toBe(true);
  });

  test('a storage that cannot be written stops no change', async () => {
    const storage = createMemoryStorage(now);
    const full = { ...storage, putIfAbsent: () => Promise.reject(new Error('disk full')) };
    expect(await open(full).runExclusive('cart', async () => 'done')).toBe('done');
  });

  test('whoever waits longer than the timeout goes on without', async () => {
    const storage = createMemoryStorage(now);
    await storage.putIfAbsent('mutex:cart', 'somebody', 60);
    expect(await open(storage, 60).runExclusive('cart', async () => 'done')).toBe('done');
  });
});
