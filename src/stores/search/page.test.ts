import type { CallOptions, CallResult } from '#api/call.ts';
import type { SearchAnswer as LiveAnswer } from '#api/search.ts';
import { type Result, fail, succeed } from '#domain/failure.ts';
import type { EngineHit, SearchAnswer, SearchFilters } from '#domain/search/search-answer.ts';
import { describe, expect, test, vi } from 'vitest';
import { createSearchPage } from './page.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const engine: EngineHit = {
  kind: 'engine',
  makeSlug: 'Honda',
  engineSlug: 'K20A',
  make: 'Honda',
  engine: 'K20A',
  models: '',
  years: '',
  cc: null,
};
const facets = { makes: [{ value: 'Honda', label: 'Honda', count: 1 }], kinds: [], sizes: [] };
const found = (query: string, total = 1, more: Partial<SearchAnswer> = {}): Result<SearchAnswer> =>
  succeed({
    query,
    hits: total > 0 ? [engine] : [],
    facets,
    certainty: total > 0 ? 'match' : 'nothing',
    exactSlug: null,
    missingSize: null,
    unitNote: null,
    unreadSigns: [],
    ...{ understood: [], engines: total > 0 ? [engine] : [], sets: [], setTotal: 0, miss: null },
    ...more,
  });
/** nothing is found, and the index says why */
const explained = (query: string): Result<SearchAnswer> =>
  found(query, 0, {
    miss: {
      words: [{ typed: 'golf', role: 'model', label: 'Golf', engines: null, makes: [] }],
      ways: [],
    },
  });
const noIndex = fail({ kind: 'network', operation: 'load-search', cause: 'cut' } as const);

type Question = { query: string; limit: number; filters?: SearchFilters };

function openPage(start: string, index: (question: Question) => Result<SearchAnswer> = ({ query }) => found(query)) {
  const questions: Question[] = [];
  const calls: { path: string; answer: (result: CallResult<LiveAnswer>) => Promise<void> }[] = [];
  const timers: { run: () => void; delayMs: number; isOff: boolean }[] = [];
  const past: { path: string; rows: number }[] = [{ path: start, rows: 0 }];
  const call = (path: string, _schema: unknown, options: CallOptions = {}) =>
    new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new Error('given up')));
      calls.push({ path, answer: async (result) => (resolve(result), settled()) });
    });
  const page = createSearchPage({
    ask: async (query, options) => {
      questions.push({ query, limit: options.limit, ...(options.filters ? { filters: options.filters } : {}) });
      return index({ query, ...options });
    },
    call: call as never,
    schedule: (run, delayMs) => {
      const timer = { run, delayMs, isOff: false };
      timers.push(timer);
      return () => {
        timer.isOff = true;
      };
    },
    address: {
      read: () => {
        const { path, rows } = past.at(-1) ?? { path: '', rows: 0 };
        return { parameters: path.replace(/^[^?]*/, ''), rows: rows || null };
      },
      write: (how, path, rows) => past.splice(how === 'push' ? past.length : past.length - 1, 1, { path, rows }),
    },
  });
  const pause = () => timers.splice(0).forEach(({ run, isOff }) => isOff || run());
  const goBack = () => (past.pop(), page.restore());
  return { ...page, questions, calls, past, pause, goBack };
}

const paths = ({ past }: ReturnType<typeof openPage>) => past.map(({ path }) => path);

describe('the address', () => {
  test('what it says is asked', async () => {
    const page = openPage('/search?q=honda+k20&kind=main');
    await page.restore();
    expect(page.questions).toEqual([{ query: 'honda k20', limit: 24, filters: { kind: 'main' } }]);
    expect(page.$page.get()).toMatchObject({ progress: 'ready', query: 'honda k20', total: 1 });
  });

  test('typing is answered at once and stands in the address when it pauses', async () => {
    const page = openPage('/search');
    await page.type('4b');
    await page.type('4b16 ');
    expect(paths(page)).toEqual(['/search']);
    page.pause();
    expect(paths(page)).toEqual(['/search?q=4b16']);
  });

  test('a filter is a step that the back button takes back', async () => {
    const page = openPage('/search?q=honda');
    await page.restore();
    await page.choose('make', 'Honda');
    await page.choose('size', '.25');
    expect(paths(page)).toEqual([
      '/search?q=honda',
      '/search?q=honda&make=Honda',
      '/search?q=honda&make=Honda&size=.25',
    ]);
    await page.goBack();
    expect(page.$page.get().filters).toEqual({ make: 'Honda' });
    await page.choose('make', '');
    expect(paths(page).at(-1)).toBe('/search?q=honda');
  });

  test('a filter chosen while typing has not yet reached the address keeps the text', async () => {
    const page = openPage('/search');
    await page.type('honda');
    await page.choose('kind', 'rod');
    page.pause();
    expect(paths(page).at(-1)).toBe('/search?q=honda&kind=rod');
  });

  test('another text drops the filters', async () => {
    const page = openPage('/search?q=honda&make=Honda');
    await page.restore();
    await page.type('ford');
    expect(page.$page.get().filters).toEqual({});
  });

  test('how many rows were shown is known again', async () => {
    const page = openPage('/search?q=honda');
    await page.restore();
    await page.showMore();
    expect(page.past).toEqual([{ path: '/search?q=honda', rows: 48 }]);
    await page.restore();
    expect(page.questions.map(({ limit }) => limit)).toEqual([24, 48, 48]);
  });
});

describe('where the index does not answer', () => {
  test('what it does not know is asked live only as a number and without filters', async () => {
    for (const [address, calls] of [
      ['/search?q=4B9999H', 1],
      ['/search?q=zeppelin', 0],
      ['/search?q=4B9999H&kind=rod', 0],
    ] as const) {
      const page = openPage(address, ({ query }) => found(query, 0));
      await page.restore();
      page.pause();
      expect(page.calls).toHaveLength(calls);
    }
  });
});

// rule search.when-asked
test('where the live search does not answer, the words that the index has explained stand', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = openPage('/search?q=1606+golf', ({ query }) => explained(query));
  await page.restore();
  page.pause();
  await page.calls[0]?.answer({ ok: false, problem: { code: 'shop-unavailable', ref: '' } });
  expect(page.$page.get()).toMatchObject({ progress: 'ready', words: { miss: { words: [{ typed: 'golf' }] } } });
});

test('typing on gives up what was asked live', async () => {
  const page = openPage('/search?q=4b1606', ({ query }) => (query === '4b1606' ? noIndex : found(query)));
  await page.restore();
  page.pause();
  await page.type('honda');
  await page.calls[0]?.answer({ ok: true, value: { results: [] } });
  expect(page.$page.get()).toMatchObject({ query: 'honda', answered: 'honda', total: 1 });
});
