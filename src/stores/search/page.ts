/**
 * The page /search: what is asked is in its address, so that a result can be linked and the back button brings it again.
 * The index answers; where it cannot, or knows no such number, the live search does, without filters.
 */
import type { call } from '#api/call.ts';
import { limits } from '#config/limits.ts';
import { cleanCode } from '#domain/clean-text.ts';
import { type Ignored, readSearchAddress } from '#domain/search/read-search-address.ts';
import { type SearchQuestion, toSearchAddress } from '#domain/search/search-address.ts';
import type { SearchAnswer, SearchFilters } from '#domain/search/search-answer.ts';
import { atom, type ReadableAtom } from 'nanostores';
import type { AskIndex } from './lazy.ts';
import { askLive, isNumberLike, toLiveSets } from './live.ts';

type Facets = SearchAnswer['facets'];
export type SearchPage = SearchQuestion & {
  /** `resting`: too little is typed to search for */
  progress: 'resting' | 'searching' | 'ready' | 'offline' | 'failed';
  /** what the rest belongs to; older than `query` while searching */
  answered: string;
  total: number;
  facets: Facets;
  /** nothing is written so: what was found is one typing error away */
  isGuess: boolean;
  missingSize: SearchAnswer['missingSize'];
  /** engines and sets; of words of the trade what each was taken for, and why nothing was found */
  words: Pick<SearchAnswer, 'understood' | 'engines' | 'sets' | 'setTotal' | 'unitNote' | 'miss' | 'otherMake'>;
  /** rows asked for */
  rows: number;
  /** found live, because the index did not answer */
  isLive: boolean;
  /** what the address asked for and is not searched for */
  ignored: readonly Ignored[];
};
export type SearchPageEffects = {
  ask: AskIndex;
  call: typeof call;
  schedule: (run: () => void, delayMs: number) => () => void;
  address: {
    /** what follows the path, from "?" on, and how many rows were shown there */
    read: () => { parameters: string; rows: number | null };
    write: (how: 'push' | 'replace', path: string, rows: number) => void;
  };
};

const noWords: SearchPage['words'] = {
  ...{ understood: [], engines: [], sets: [], setTotal: 0 },
  ...{ unitNote: null, miss: null },
};
const noFacets: Facets = { makes: [], kinds: [], sizes: [] };
const blank = { facets: noFacets, isGuess: false, missingSize: null, words: noWords, isLive: false } as const;
const nothing = { answered: '', total: 0, ...blank } as const;
const resting: SearchPage = {
  ...{ query: '', filters: {}, ignored: [], progress: 'resting', rows: limits.searchPageRows },
  ...nothing,
};

/** The same filters with one set or, by an empty value, taken away. */
function withFilter(filters: SearchFilters, name: keyof SearchFilters, value: string): SearchFilters {
  const { [name]: _, ...others } = filters;
  return value === '' ? others : ({ ...others, [name]: value } as SearchFilters);
}

type SetPage = (change: Partial<SearchPage>) => void;

/** Asks the index, then live; what has been found is set on the page. */
function createAsking({ ask, call }: Pick<SearchPageEffects, 'ask' | 'call'>, set: SetPage) {
  let missed = noWords;
  return {
    /** True when the index has said all there is to say. */
    async askFirst({ query, filters, rows }: SearchPage, signal: AbortSignal): Promise<boolean> {
      const answer = await ask(query, { limit: rows, filters, explains: true });
      if (signal.aborted) return true;
      missed = noWords;
      if (!answer.ok) return false;
      const { facets, certainty, missingSize, understood, engines } = answer.value;
      const { sets, setTotal, unitNote, miss, otherMake } = answer.value;
      const words = { understood, engines, sets, setTotal, unitNote, miss, otherMake };
      // rows are engines and sets; a set in its sizes is one
      const total = engines.length + setTotal;
      missed = words;
      // a name that is understood is no number that the index might not know yet
      const isNamed = miss?.words.some((word) => word.engines !== null) ?? false;
      const isUnknown = total === 0 && Object.keys(filters).length === 0 && isNumberLike(query) && !isNamed;
      const isGuess = certainty === 'guess';
      const found = { answered: query, total, facets, isGuess, missingSize, words, isLive: false };
      if (!isUnknown) set({ ...found, progress: 'ready' });
      return !isUnknown;
    },
    async askFurther(query: string, signal: AbortSignal): Promise<void> {
      const found = await askLive(call, query, signal);
      if (!found) return;
      // words that the index has explained are no number that only the shop may know
      const isExplained = missed.miss?.words.some(({ role }) => role !== 'unknown') ?? false;
      if (found.problem && !isExplained) return set({ ...nothing, answered: query, progress: found.problem });
      const sets = toLiveSets(found.hits);
      const isLive = sets.length > 0;
      const words = isLive ? { ...noWords, sets, setTotal: sets.length } : missed;
      set({
        ...blank,
        words,
        answered: query,
        total: words.engines.length + words.setTotal,
        progress: 'ready',
        isLive,
      });
    },
  };
}

/** Asks what the page says now; what was asked before is given up. `pauseMs` before a call, for a text being typed. */
function createSearch(effects: SearchPageEffects, $page: ReadableAtom<SearchPage>, set: SetPage) {
  const { schedule } = effects;
  const { askFirst, askFurther } = createAsking(effects, set);
  let stopEarlier = () => {};
  return async function search(pauseMs = 0): Promise<void> {
    stopEarlier();
    const current = $page.get();
    const { query } = current;
    if (query.length < limits.searchMinLength) return set({ ...nothing, progress: 'resting' });
    const control = new AbortController();
    // an index that is there answers before this can be seen
    const stopLoader = schedule(() => set({ progress: 'searching' }), 0);
    const live = { stop: () => {} };
    stopEarlier = () => {
      stopLoader();
      live.stop();
      control.abort();
    };
    const isAnswered = await askFirst(current, control.signal);
    if (control.signal.aborted) return;
    stopLoader();
    if (isAnswered) return;
    set({ progress: 'searching' });
    live.stop = schedule(() => void askFurther(query, control.signal), pauseMs);
  };
}

/** Keeps the address as the page is: at once, or when the typing pauses. */
function createAddress({ schedule, address }: SearchPageEffects, $page: ReadableAtom<SearchPage>) {
  let stop = () => {};
  const write = (how: 'push' | 'replace') => {
    stop();
    address.write(how, toSearchAddress($page.get()), $page.get().rows);
  };
  return {
    write,
    cancelWrite: (): void => stop(),
    writeLater(): void {
      stop();
      stop = schedule(() => write('replace'), limits.searchDebounceMs);
    },
  };
}

export function createSearchPage(effects: SearchPageEffects) {
  const $page = atom<SearchPage>(resting);
  const set: SetPage = (change) => $page.set({ ...$page.get(), ...change });
  const search = createSearch(effects, $page, set);
  const { write, writeLater, cancelWrite } = createAddress(effects, $page);

  /** A step of its own for the back button. */
  function filter(filters: SearchFilters): Promise<void> {
    set({ filters, ignored: [], rows: limits.searchPageRows });
    write('push');
    return search();
  }

  return {
    $page,
    /** Reads the address: at the start, and when the visitor goes back or forward. */
    restore(): Promise<void> {
      cancelWrite();
      const { parameters, rows } = effects.address.read();
      set({ ...readSearchAddress(parameters), rows: Math.max(rows ?? 0, limits.searchPageRows) });
      return search();
    },
    /** Another text: answered at once, in the address when the typing pauses. Filters of another question fall away. */
    type(text: string): Promise<void> {
      const query = cleanCode(text).trim();
      if (query === $page.get().query) return Promise.resolve();
      set({ query, filters: {}, ignored: [], rows: limits.searchPageRows });
      writeLater();
      return search(limits.searchDebounceMs);
    },
    /** The question without one of its words: a step of its own for the back button. */
    ask(query: string): Promise<void> {
      set({ query, filters: {}, ignored: [], rows: limits.searchPageRows });
      write('push');
      return search();
    },
    choose: (name: keyof SearchFilters, value: string): Promise<void> =>
      filter(withFilter($page.get().filters, name, value)),
    clearFilters: (): Promise<void> => filter({}),
    showMore(): Promise<void> {
      set({ rows: $page.get().rows + limits.searchPageRows });
      write('replace');
      return search();
    },
    /** Once more: the index that could not be had is tried again too. */
    retry: (): Promise<void> => search(),
  };
}
export type SearchPageStore = ReturnType<typeof createSearchPage>;
