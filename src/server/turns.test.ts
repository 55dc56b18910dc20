import { describe, expect, test } from 'vitest';
import { createTurns } from './turns.ts';
import { createLog } from './log.ts';
import { createMemoryStorage } from './storage/memory.ts';
import type { Storage } from './storage/storage.ts';

const log = createLog('silent');
const now = () => Date.now();
const open = (storage: Storage, patienceMs = 5_000) => createTurns({ storage, log, now, leaseMs: 300, patienceMs });

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

describe('turns of one cart', () => {
  test.each([
    ['in one process', 1],
    ['in two processes on one storage', 2],
  ])('one after the other, in the order asked: %s', async (_where, processes) => {
    const storage = createMemoryStorage(now);
    const turns = [open(storage), open(storage)];
    const notes: string[] = [];
    const [one, other] = [createWork(notes, 'one'), createWork(notes, 'other')];
    const first = turns[0]?.take('cart', one.run);
    await expect.poll(() => notes).toEqual(['one begins']);
    const second = turns[processes - 1]?.take('cart', other.run);
    other.end();
    one.end();
    expect(await Promise.all([first, second])).toEqual(['one', 'other']);
    expect(notes).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
  });

  test('another cart does not wait, and work that throws lets the next one begin', async () => {
    const turns = open(createMemoryStorage(now));
    const notes: string[] = [];
    const held = createWork(notes, 'held');
    const first = turns.take('a', held.run);
    expect(await turns.take('b', async () => 'b')).toBe('b');
    await expect(turns.take('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take('b', async () => 'again')).toBe('again');
    held.end();
    await first;
  });

  test('longer than the lease: the others still wait', async () => {
    const storage = createMemoryStorage(now);
    const notes: string[] = [];
    const held = createWork(notes, 'held');
    const first = open(storage).take('cart', held.run);
    await expect.poll(() => notes).toEqual(['held begins']);
    const begun = now();
    const second = open(storage).take('cart', async () => notes.push('second'));
    await expect.poll(() => now() - begun, { timeout: 5_000 }).toBeGreaterThan(700);
    expect(notes).toEqual(['held begins']);
    held.end();
    await Promise.all([first, second]);
    expect(notes).toEqual(['held begins', 'held ends', 'second']);
  });

  test('what a dead process left is free after its lease', async () => {
    const storage = createMemoryStorage(now);
    await storage.putIfAbsent('turn:cart', 'a dead one', 0.2);
    expect(await open(storage).take('cart', async () => 'done')).toBe('done');
  });

  test('a storage that cannot be written stops no change', async () => {
    const storage = createMemoryStorage(now);
    const full = { ...storage, putIfAbsent: () => Promise.reject(new Error('disk full')) };
    expect(await open(full).take('cart', async () => 'done')).toBe('done');
  });

  test('whoever waits longer than the patience goes on without', async () => {
    const storage = createMemoryStorage(now);
    await storage.putIfAbsent('turn:cart', 'somebody', 60);
    expect(await open(storage, 60).take('cart', async () => 'done')).toBe('done');
  });
});
