import { checkByHand } from './problem.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { call } from './call.ts';

afterEach(() => void vi.unstubAllGlobals());

const anything = checkByHand((json): json is unknown => json !== undefined);

/** A shop that never answers: only the signal ends what was asked. */
const neverAnswer = () =>
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => {
        const end = () => reject(signal.reason as Error);
        if (signal.aborted) end();
        else signal.addEventListener('abort', end);
      }),
  );

describe('a call that is not answered', () => {
  test.each([
    ['alone', undefined],
    ['and could be given up', new AbortController().signal],
  ])('%s: it ends at its deadline', async (_case, signal) => {
    neverAnswer();
    const answer = await call('/api/basket', anything, { deadlineMs: 5, ...(signal ? { signal } : {}) });
    expect(answer).toEqual({ ok: false, problem: { code: 'offline', ref: '' } });
  });

  test.each([
    ['before it began', true],
    ['while it was under way', false],
  ])('is given up %s: the caller hears of that', async (_case, isBefore) => {
    neverAnswer();
    const own = new AbortController();
    if (isBefore) own.abort(new Error('gone'));
    const answer = call('/api/basket', anything, { signal: own.signal });
    own.abort(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
  });
});

// rule page.oldest-browsers
test('no signal is asked for that the oldest browsers cannot make', async () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new Error('not here');
  });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(3)));
  expect(await call('/api/basket', anything, { signal: new AbortController().signal })).toEqual({ ok: true, value: 3 });
  vi.restoreAllMocks();
});
