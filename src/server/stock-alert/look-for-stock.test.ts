import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordLog } from '../log-for-tests.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { lookByClock, type LookDependencies } from './look-for-stock.ts';

// its own clock alone: what other files have left to be done in this process would run through days of it
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

function begin(minutes: number, list = createMemoryStorage(() => 0).list) {
  const { log, lines } = recordLog();
  const storage = { ...createMemoryStorage(() => 0), list };
  lookByClock({ storage, log, now: () => 0 } as unknown as LookDependencies, minutes);
  return lines;
}

test('looks every so many minutes, and says in numbers what it found', async () => {
  const lines = begin(15);
  await vi.advanceTimersByTimeAsync(14 * 60_000);
  expect(lines()).toEqual([]);
  await vi.advanceTimersByTimeAsync(16 * 60_000);
  const report = { code: 'stock-looked', waiting: 0, asked: 0, notAnswered: 0, back: 0, unsent: 0 };
  expect(lines()).toMatchObject([report, report]);
  expect(new Set(lines().map(({ ref }) => ref)).size).toBe(2);
});

test('0 minutes: never', async () => {
  const lines = begin(0);
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(lines()).toEqual([]);
});

test('a storage that is away is logged, and the next time it looks again', async () => {
  const lines = begin(1, async () => Promise.reject(new Error('away')));
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  const line = { code: 'stock-not-looked', job: 'look-for-stock', error: { type: 'Error', message: 'away' } };
  expect(lines()).toMatchObject([line, line]);
});

test('a look that takes long is not overtaken', async () => {
  let looks = 0;
  begin(1, () => {
    looks += 1;
    return new Promise(() => {});
  });
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(looks).toBe(1);
});
