import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';
import { createMemoryStorage } from './storage/memory.ts';

function begin(most: number, windowMs: number) {
  const clock = { at: 0 };
  const storage = createMemoryStorage(() => clock.at);
  const open = (name = 'test') =>
    createRateLimit({ name, most, windowMs, storage, blind: (key) => `blind-${key.length}-${key.at(-1)}` });
  return { clock, storage, open, limit: open() };
}

const takeAll = async (takes: Promise<boolean>[]) => Promise.all(takes);

describe('createRateLimit', () => {
  test('lets through so many in a window, each visitor for himself, each limit for itself', async () => {
    const { clock, limit, open } = begin(2, 1000);
    const taken = await takeAll([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]);
    expect(taken).toEqual([true, true, false, true]);
    expect(await open('other').take('a')).toBe(true);
    clock.at = 999;
    expect(await limit.take('a')).toBe(false);
    clock.at = 1000;
    expect(await limit.take('a')).toBe(true);
  });

  test('servers that share a storage count together, also at the same moment', async () => {
    const { open } = begin(5, 1000);
    const [one, other] = [open(), open()];
    const takes = Array.from({ length: 20 }, (_, turn) => (turn % 2 ? one : other).take('a'));
    expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(5);
  });

  test('never more than allowed within any window', async () => {
    const steps = fc.array(fc.nat({ max: 400 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(steps, async (pauses) => {
        const { clock, limit } = begin(3, 1000);
        const taken: number[] = [];
        for (const pause of pauses) {
          clock.at += pause;
          if (await limit.take('a')) taken.push(clock.at);
        }
        for (const [index, at] of taken.entries())
          expect((taken[index + 3] ?? Infinity) - at).toBeGreaterThanOrEqual(1000);
      }),
    );
  });

  test('keeps no address', async () => {
    const { limit, storage } = begin(1, 1000);
    await limit.take('198.51.100.7');
    expect(JSON.stringify(await storage.list(''))).not.toContain('198.51');
  });
});
