import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAfterPaint } from './after-paint.ts';

const pausedMs = 40;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void setTimeout(run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pointer = (kind: 'coarse' | 'fine') =>
  vi.stubGlobal('matchMedia', (question: string) => ({ matches: question.includes(kind) }));

test('what a letter brings about waits for its frame, and is dropped for the next letter', () => {
  pointer('fine');
  const afterPaint = createAfterPaint();
  const [first, second] = [vi.fn(), vi.fn()];
  afterPaint(first);
  expect(first).not.toHaveBeenCalled();
  afterPaint(second);
  vi.advanceTimersByTime(pausedMs);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('a telephone is waited for until it was quick a few times', () => {
  pointer('coarse');
  const afterPaint = createAfterPaint();
  const waits = Array.from({ length: 4 }, () => {
    const run = vi.fn();
    afterPaint(run);
    let waited = 0;
    for (; run.mock.calls.length === 0; waited += pausedMs) vi.advanceTimersByTime(pausedMs);
    vi.advanceTimersByTime(pausedMs);
    return waited;
  });
  expect(waits).toEqual(waits.toSorted((a, b) => b - a));
  expect(waits.at(0)).toBeGreaterThan(200);
  expect(waits.at(-1)).toBe(pausedMs);
});

test('what took long is run in the next pause of the keys', () => {
  pointer('fine');
  const afterPaint = createAfterPaint();
  // the browser is idle again when the work is done
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void setTimeout(run, 180));
  afterPaint(vi.fn());
  vi.advanceTimersByTime(400);
  const [during, after] = [vi.fn(), vi.fn()];
  afterPaint(during);
  vi.advanceTimersByTime(150);
  afterPaint(after);
  vi.advanceTimersByTime(150);
  expect([during.mock.calls.length, after.mock.calls.length]).toEqual([0, 0]);
  vi.advanceTimersByTime(pausedMs + 40);
  expect([during.mock.calls.length, after.mock.calls.length]).toEqual([0, 1]);
});
