import { describe, expect, test } from 'vitest';
import { fail, succeed, type Failure } from '#domain/failure.ts';
import { inParallel } from './in-parallel.ts';

const failure: Failure = { kind: 'network', operation: 'get-related', cause: 'cut' };
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('inParallel', () => {
  test('keeps the order and never does more than the limit at a time', async () => {
    let [now, most] = [0, 0];
    const result = await inParallel([5, 1, 4, 2, 3], 2, async (item) => {
      most = Math.max(most, (now += 1));
      for (let turn = 0; turn < item; turn += 1) await tick();
      now -= 1;
      return succeed(item * 10);
    });
    expect(result).toEqual(succeed([50, 10, 40, 20, 30]));
    expect(most).toBe(2);
  });

  test('begins nothing new after a failure and gives the first one', async () => {
    const begun: number[] = [];
    const result = await inParallel([1, 2, 3, 4, 5, 6, 7, 8], 2, async (item) => {
      begun.push(item);
      await tick();
      return item === 3 ? fail(failure) : succeed(item);
    });
    expect(result).toEqual(fail(failure));
    expect(begun.length).toBeLessThan(6);
  });
});
