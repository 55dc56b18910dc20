import type { CallOptions, CallResult } from '#api/call.ts';
import type { SearchAnswer } from '#api/search.ts';
import { describe, expect, test } from 'vitest';
import { chooseRow, createPartSearch, toDetailsPath } from './part-search.ts';

type Asked = {
  path: string;
  signal: AbortSignal | undefined;
  answer: (result: CallResult<SearchAnswer>) => Promise<void>;
};
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const found = (number: string): CallResult<SearchAnswer> => ({
  ok: true,
  value: { results: [{ slug: number, number, name: 'Conrod bearing set', description: '' }] },
});

function openSearch() {
  const asked: Asked[] = [];
  const timers: { run: () => void; delayMs: number; isOff: boolean }[] = [];
  const call = (path: string, _schema: unknown, options: CallOptions = {}) =>
    new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new Error('given up')));
      asked.push({ path, signal: options.signal, answer: async (result) => (resolve(result), settled()) });
    });
  const schedule = (run: () => void, delayMs: number) => {
    const timer = { run, delayMs, isOff: false };
    timers.push(timer);
    return () => {
      timer.isOff = true;
    };
  };
  const store = createPartSearch({ call: call as never, schedule });
  const pause = () => timers.splice(0).forEach(({ run, isOff }) => isOff || run());
  return { ...store, asked, timers, pause };
}

describe('search', () => {
  test('asks for nothing below 2 characters, blanks not counted', () => {
    const { $search, search, timers } = openSearch();
    search('4 ');
    expect(timers).toHaveLength(0);
    expect($search.get().isSearching).toBe(false);
  });

  test('asks once, 300 ms after the last key', () => {
    const { search, asked, timers, pause } = openSearch();
    search('4B');
    search('4B1');
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([300, 300]);
    pause();
    expect(asked.map(({ path }) => path)).toEqual(['/api/search?q=4B1']);
  });

  test('an answer to an older text is dropped, and its request given up', async () => {
    const { $search, search, asked, pause } = openSearch();
    search('4B');
    pause();
    search('5M');
    pause();
    expect(asked[0]?.signal?.aborted).toBe(true);
    await asked[1]?.answer(found('5M1959H-STD'));
    await asked[0]?.answer(found('4B1606H-STD'));
    expect($search.get()).toMatchObject({ query: '5M', isSearching: false, results: [{ number: '5M1959H-STD' }] });
  });

  test('clearing the field forgets the results', async () => {
    const { $search, search, asked, pause } = openSearch();
    search('4B');
    pause();
    await asked[0]?.answer(found('4B1606H-STD'));
    search('');
    expect($search.get()).toEqual({ query: '', results: [], isSearching: false, problem: null });
  });

  test.each([
    ['offline', 'offline'],
    ['shop-unavailable', 'failed'],
  ] as const)('a failure clears the results: %s', async (code, problem) => {
    const { $search, search, asked, pause } = openSearch();
    search('4B');
    pause();
    await asked[0]?.answer({ ok: false, problem: { code, ref: '' } });
    expect($search.get()).toEqual({ query: '4B', results: [], isSearching: false, problem });
  });
});

describe('toDetailsPath', () => {
  test.each([
    [' 4b1606h-.50 ', '/details/4B1606H-.50'],
    ['kit+1', '/details/KIT+1'],
    ['a/b?c', '/details/A%2FB%3FC'],
  ])('%j leads to %s', (typed, path) => expect(toDetailsPath(typed)).toBe(path));
});

describe('chooseRow', () => {
  const rows = ['4B1606H-.25', '4B1606H-STD', '4B1606HX-STD'].map((number) => ({
    slug: number,
    number,
    name: '',
    description: '',
  }));
  test.each([
    ['4b1606hx-std', '4B1606HX-STD'],
    ['4B1606H', '4B1606H-STD'],
    ['4B16', '4B1606H-.25'],
  ])('%s is answered by %s', (typed, number) => expect(rows[chooseRow(rows, typed)]?.number).toBe(number));
});
