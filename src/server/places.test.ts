import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { takePlace } from './places.ts';
import { createMemoryStorage } from './storage/memory.ts';

function begin(most: number, seconds = 1) {
  const clock = { at: 0 };
  const storage = createMemoryStorage(() => clock.at);
  const take = async (start = 'a:') => (await takePlace({ storage, start, most, seconds })) !== null;
  return { clock, take };
}

describe('takePlace', () => {
  test('so many in a window, each start for itself', async () => {
    const { clock, take } = begin(2);
    expect([await take(), await take(), await take(), await take('b:')]).toEqual([true, true, false, true]);
    clock.at = 999;
    expect(await take()).toBe(false);
    clock.at = 1000;
    expect(await take()).toBe(true);
  });

  test('taken at the same moment, no place is taken twice', async () => {
    const { take } = begin(5);
    const taken = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(taken.filter(Boolean)).toHaveLength(5);
  });

  test('never more than allowed within any window', async () => {
    const steps = fc.array(fc.nat({ max: 400 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(steps, async (pauses) => {
        const { clock, take } = begin(3);
        const taken: number[] = [];
        for (const pause of pauses) {
          clock.at += pause;
          if (await take()) taken.push(clock.at);
        }
        for (const [index, at] of taken.entries())
          expect((taken[index + 3] ?? Infinity) - at).toBeGreaterThanOrEqual(1000);
      }),
    );
  });
});
