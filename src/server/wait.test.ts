import { expect, test, vi } from 'vitest';
import { withTimeout, pause } from './wait.ts';

test('orAfter gives what came first and leaves no timer behind', async () => {
  vi.useFakeTimers();
  expect(await withTimeout(Promise.resolve('work'), 50, 'late')).toBe('work');
  expect(vi.getTimerCount()).toBe(0);
  const late = withTimeout(pause(100), 50, 'late');
  await vi.advanceTimersByTimeAsync(50);
  expect(await late).toBe('late');
  vi.useRealTimers();
});

test('orAfter passes on what the work throws', async () => {
  await expect(withTimeout(Promise.reject(new Error('broken')), 50, null)).rejects.toThrow('broken');
});
