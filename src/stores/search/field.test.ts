import type { CallOptions, CallResult } from '#api/call.ts';
import type { SearchAnswer as LiveAnswer } from '#api/search.ts';
import { type Result, fail, succeed } from '#domain/failure.ts';
import type { EngineHit, PartHit, SearchAnswer } from '#domain/search/search-answer.ts';
import { describe, expect, test, vi } from 'vitest';
import { createPartSearch, findMeantPart, toDetailsPath } from './field.ts';

type PendingCall = {
  path: string;
  signal: AbortSignal | undefined;
  answer: (result: CallResult<LiveAnswer>) => Promise<void>;
};
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const live = (number: string): CallResult<LiveAnswer> => ({
  ok: true,
  value: { results: [{ slug: number, number, title: 'Conrod bearing set, standard size' }] },
});
const part = (set: string, size: string): PartHit => ({
  kind: 'part',
  slug: `${set}-${size}`,
  set,
  size,
  title: 'Conrod bearing set',
  type: 'rod',
  replaces: null,
  makeSlugs: [],
});
const engine: EngineHit = {
  ...{ kind: 'engine', makeSlug: 'Honda', engineSlug: 'K20A', make: 'Honda', engine: 'K20A' },
  ...{ models: '', years: '', cc: null },
};
const wordless = { unitNote: null, understood: [], engines: [], sets: [], setTotal: 0, miss: null, unreadSigns: [] };
const none = { facets: { makes: [], kinds: [], sizes: [] }, exactSlug: null, missingSize: null, ...wordless };
const answerOf = (query: string, hits: PartHit[], more: Partial<SearchAnswer> = {}): Result<SearchAnswer> =>
  succeed({
    ...{ query, hits, certainty: hits.length > 0 ? 'match' : 'nothing', ...none },
    sets: hits.map((hit) => ({ ...hit, name: hit.title, shortName: hit.title, sizes: [hit.size], engines: [] })),
    setTotal: hits.length,
    ...more,
  });
const noIndex = fail({ kind: 'network', operation: 'load-search', cause: 'cut' } as const);

function openSearch(index: (query: string) => Result<SearchAnswer> | Promise<Result<SearchAnswer>> = () => noIndex) {
  const calls: PendingCall[] = [];
  const timers: { run: () => void; delayMs: number; isOff: boolean }[] = [];
  const call = (path: string, _schema: unknown, options: CallOptions = {}) =>
    new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new Error('given up')));
      calls.push({ path, signal: options.signal, answer: async (result) => (resolve(result), settled()) });
    });
  const schedule = (run: () => void, delayMs: number) => {
    const timer = { run, delayMs, isOff: false };
    timers.push(timer);
    return () => {
      timer.isOff = true;
    };
  };
  const ask = async (query: string) => index(query);
  const store = createPartSearch({ ask, call: call as never, schedule });
  const pause = () => timers.splice(0).forEach(({ run, isOff }) => isOff || run());
  return { ...store, calls, timers, pause };
}

describe('search in the index', () => {
  // rule search.when-asked
  test('asks for nothing below 2 characters, blanks not counted', async () => {
    const { $search, search, timers } = openSearch();
    await search('4 ');
    expect(timers).toHaveLength(0);
    expect($search.get().isSearching).toBe(false);
  });

  test('answers without waiting and without a call', async () => {
    const { $search, search, calls, pause } = openSearch((query) => answerOf(query, [part('4B1606H', 'STD')]));
    await search('4B16');
    pause();
    expect($search.get()).toMatchObject({
      query: '4B16',
      total: { engines: 0, sets: 1 },
      isSearching: false,
      best: -1,
    });
    expect(calls).toHaveLength(0);
  });

  test('an index that is still on its way shows that it is searched', async () => {
    const { $search, search, pause } = openSearch(() => new Promise(() => {}));
    void search('4B16');
    pause();
    expect($search.get().isSearching).toBe(true);
  });

  test('words that the index does not know are not asked live', async () => {
    const { $search, search, calls, pause } = openSearch((query) => answerOf(query, []));
    await search('zeppelin');
    pause();
    expect(calls).toHaveLength(0);
    expect($search.get()).toMatchObject({ query: 'zeppelin', hits: [], isSearching: false });
  });

  test.each<[string, Partial<SearchAnswer>, number]>([
    ['the part typed whole, which is alone', { certainty: 'exact', exactSlug: '4B1606H-.25' }, 0],
    ['a set typed whole', { certainty: 'exact' }, 0],
    ['a size that is only begun', { certainty: 'exact', begunSize: { set: '4B1606H', size: '.2' } }, -1],
    ['a number of another make', { certainty: 'exact', otherMake: { set: '4B1606H', makes: 'Honda' } }, -1],
    ['a size that is not made', { certainty: 'exact', missingSize: { set: '4B1606H', size: '.60' } }, -1],
    ['a part of a number', { certainty: 'match' }, -1],
    ['a typing error', { certainty: 'guess' }, -1],
  ])('the row that Enter takes: %s', async (_, more, best) => {
    const hits = [part('4B1606H', 'STD'), part('4B1606H', '.25')];
    const { $search, search } = openSearch((query) => answerOf(query, hits, more));
    await search('4B1606H');
    expect($search.get().best).toBe(best);
  });

  // rule search.menu
  test.each([
    ['what was asked for stands first: a kind', [part('4B1606H', 'STD')], ['4B1606H-STD', 'K20A']],
    ['an engine', [engine], ['K20A', '4B1606H-STD']],
  ])('%s', async (_, hits, order) => {
    const { $search, search } = openSearch((query) =>
      answerOf(query, [part('4B1606H', 'STD')], { hits, engines: [engine], certainty: 'match' }),
    );
    await search('k20a rods');
    expect($search.get().hits.map((hit) => (hit.kind === 'part' ? hit.slug : hit.engine))).toEqual(order);
    expect($search.get().total).toEqual({ engines: 1, sets: 1 });
  });

  // rule part.not-made
  test('without a row Enter leads to the page that says that the size is not made', async () => {
    const missingSize = { set: '4B1606H', size: '.60' };
    const { $search, search } = openSearch((query) =>
      answerOf(query, [part('4B1606H', 'STD')], query.includes('.60') ? { certainty: 'exact', missingSize } : {}),
    );
    await search('4b1606h .60');
    expect($search.get().notMade).toBe('/details/4B1606H-.60');
    await search('4b1606h');
    expect($search.get().notMade).toBeNull();
  });

  // rule quick-order.number
  test.each([
    ['that parts in several sizes replace is chosen from', [part('8B663H', 'STD'), part('8B663H', '.25')], -1],
    ['that one part replaces is that part', [part('8B663H', 'STD')], 0],
  ])('another maker’s number %s', async (_, parts, best) => {
    const hits = parts.map((hit) => ({ ...hit, replaces: 'King CR819HP' }));
    const { $search, search } = openSearch((query) => answerOf(query, hits, { certainty: 'exact' }));
    await search('CR819HP');
    expect($search.get().best).toBe(best);
  });
});

// rule search.when-asked
describe('live search, where the index does not answer or does not know the number', () => {
  test.each([
    ['no index', () => noIndex],
    ['an unknown number', (query: string) => answerOf(query, [])],
  ])('%s: asked once, 300 ms after the last key', async (_, index) => {
    const { search, calls, timers, pause } = openSearch(index);
    await search('4B');
    await search('4B1');
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([0, 300, 0, 300]);
    pause();
    expect(calls.map(({ path }) => path)).toEqual(['/api/search?q=4B1']);
  });

  test('an answer to an older text is dropped, and its request given up', async () => {
    const { $search, search, calls, pause } = openSearch();
    await search('4B');
    pause();
    await search('5M');
    pause();
    expect(calls[0]?.signal?.aborted).toBe(true);
    await calls[1]?.answer(live('5M1959H-STD'));
    await calls[0]?.answer(live('4B1606H-STD'));
    expect($search.get()).toMatchObject({ query: '5M', isSearching: false, hits: [{ slug: '5M1959H-STD' }] });
  });

  test('clearing the field forgets the results', async () => {
    const { $search, search, calls, pause } = openSearch();
    await search('4B');
    pause();
    await calls[0]?.answer(live('4B1606H-STD'));
    await search('');
    expect($search.get()).toMatchObject({ query: '', hits: [], isSearching: false, problem: null });
  });

  test.each([
    ['offline', 'offline'],
    ['shop-unavailable', 'failed'],
  ] as const)('a failure clears the results: %s', async (code, problem) => {
    const noted = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { $search, search, calls, pause } = openSearch();
    await search('4B');
    pause();
    await calls[0]?.answer({ ok: false, problem: { code, ref: '' } });
    expect($search.get()).toMatchObject({ query: '4B', hits: [], isSearching: false, problem });
    expect(noted).toHaveBeenCalledWith('Error fetching parts:', code);
  });
});

// rule search.leads-to-part
describe('toDetailsPath', () => {
  test.each([
    [' 4b1606h-.50 ', '/details/4B1606H-.50'],
    ['kit+1', '/details/KIT+1'],
    ['a/b?c', '/details/A%2FB%3FC'],
  ])('%j leads to %s', (typed, path) => expect(toDetailsPath(typed)).toBe(path));
});

describe('findMeantPart', () => {
  const rows = [part('4B1606H', '.25'), part('4B1606H', 'STD'), part('4B1606HX', 'STD')];
  test.each([
    ['4b1606hx-std', '4B1606HX-STD'],
    ['4B1606H', '4B1606H-STD'],
    ['4B16', undefined],
  ])('%s is answered by %s', (typed, slug) => expect(rows[findMeantPart(rows, typed)]?.slug).toBe(slug));
});
