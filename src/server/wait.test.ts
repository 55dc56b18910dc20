import { expect, test, vi } from 'vitest';
import { orAfter, pause } from './wait.ts';

test('orAfter gives what came first and leaves no timer behind', async () => {
  vi.useFakeTimers();
  expect(await orAfter(Promise.resolve('work'), 50, 'late')).toBe('work');
  expect(vi.getTimerCount()).toBe(0);
  const late = orAfter(pause(100), 50, 'late');
  await vi.advanceTimersByTimeAsync(50);
  expect(await late).toBe('late');
  vi.useRealTimers();
});

test('orAfter passes on what the work throws', async () => {
  await expect(orAfter(Promise.reject(new Error('broken')), 50, null)).rejects.toThrow('broken');
});
