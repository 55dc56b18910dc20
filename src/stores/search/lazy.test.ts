import { succeed } from '#domain/failure.ts';
import { expect, test, vi } from 'vitest';
import { createLazySearch } from './lazy.ts';

const instant = (calls: string[]) => ({
  warm: () => void calls.push('warm'),
  ask: async (query: string) => succeed({ query } as never),
});
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('the code is fetched once, at the first wish', async () => {
  let loads = 0;
  const calls: string[] = [];
  const { warm, ask } = createLazySearch(async () => (loads++, instant(calls)));
  expect(loads).toBe(0);
  warm();
  await ask('4b', { limit: 8 });
  expect([loads, calls]).toEqual([1, ['warm']]);
});

test('code that cannot be had is a failure, and the next wish tries again', async () => {
  let loads = 0;
  const { warm, ask } = createLazySearch(async () => {
    if (loads++ === 0) throw new Error('cut');
    return instant([]);
  });
  warm();
  await settled();
  expect(await ask('4b', { limit: 8 })).toMatchObject({ ok: true });
  const never = createLazySearch(() => Promise.reject(new Error('cut')));
  expect(await never.ask('4b', { limit: 8 })).toMatchObject({ ok: false, failure: { kind: 'network' } });
});

test('code that fails is a failure, which is reported', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const error = new TypeError('Map.groupBy is not a function');
  const { ask } = createLazySearch(async () => ({ warm: () => {}, ask: () => Promise.reject(error) }));
  expect(await ask('4b', { limit: 8 })).toMatchObject({ ok: false, failure: { kind: 'broken-contract' } });
  expect(report).toHaveBeenCalledWith(error);
  vi.unstubAllGlobals();
});
