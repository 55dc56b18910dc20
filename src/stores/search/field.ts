/**
 * What is listed below a search field: the index answers each key at once; what it does not know, or cannot answer, is
 * asked live, from 2 characters on and 300 ms after the last key (rule search.when-asked). Only the newest answer counts.
 */
import type { call } from '#api/call.ts';
import { limits } from '#config/limits.ts';
import { cleanCode } from '#domain/clean-text.ts';
import { enginePath, partPath } from '#domain/catalogue/page-paths.ts';
import { buildPartCode, toSlug } from '#domain/part/part-code.ts';
import { compareSizes } from '#domain/part/part-size.ts';
import { toNumberMatch } from '#domain/quick-order/number-match.ts';
import { findReading } from '#domain/search/find-reading.ts';
import type { Reading } from '#config/search-readings.ts';
import type { PartHit, SearchAnswer, SearchHit, SetHit } from '#domain/search/search-answer.ts';
import { atom } from 'nanostores';
import type { AskIndex } from './lazy.ts';
import { askLive, isNumberLike, type LiveProblem } from './live.ts';

/** `query` is what the hits belong to; while `isSearching` it may be older than what is typed. */
export type Search = {
  query: string;
  /** engines and sets, in the order of the list; a part that is meant without doubt is alone */
  hits: readonly SearchHit[];
  /** a page to read, below them */
  reading: Reading | null;
  /** the kind that was asked for, "Conrod bearings"; "" for none */
  kind: string;
  /** of all, of which only the first are here */
  total: { engines: number; sets: number };
  /** the row that is meant without a doubt, -1 where none is */
  best: number;
  /** the part that was typed whole, or null */
  exact: string | null;
  /** where Enter leads without a row: the page that says that the typed size is not made; null to all results */
  notMade: string | null;
  isSearching: boolean;
  problem: LiveProblem | null;
};
type SearchEffects = {
  ask: AskIndex;
  call: typeof call;
  schedule: (run: () => void, delayMs: number) => () => void;
};

const empty = {
  hits: [],
  reading: null,
  kind: '',
  total: { engines: 0, sets: 0 },
  best: -1,
  exact: null,
  notMade: null,
};
const nothing: Search = { query: '', ...empty, isSearching: false, problem: null };

const toPart = ({ set, size, title, name, type, replaces, notMade, isBegun, isOneSize }: SetHit): PartHit => ({
  ...{ kind: 'part', slug: buildPartCode(set, size), set, size, type, replaces },
  // of what is not made in the size that was asked for no other is named
  title: notMade === undefined ? title : name,
  makeSlugs: [],
  ...(notMade !== undefined && { notMade }),
  ...(isBegun && { isBegun }),
  ...(isOneSize && { isOneSize }),
});

/** Where a typed number leads: upper case, encoded (rule search.leads-to-part). */
export const toDetailsPath = (number: string): string => partPath(toSlug(number));

/** Where a chosen hit leads: to the page that says so where the set is not made in the size that was asked for. */
export const toHitPath = (hit: SearchHit): string =>
  hit.kind === 'part'
    ? toDetailsPath(hit.notMade === undefined ? hit.slug : buildPartCode(hit.set, hit.notMade))
    : enginePath(hit.makeSlug, hit.engineSlug);

type Rows = Pick<Search, 'hits' | 'reading' | 'kind' | 'total' | 'best' | 'exact' | 'notMade'>;

/** A few engines and sets, what was asked for above the others; `best`: the set that was typed by our own number. */
function listRows(answer: SearchAnswer): Pick<Search, 'hits' | 'best'> {
  const { certainty, missingSize, begunSize, unitNote, otherMake } = answer;
  const engines = answer.engines.slice(0, limits.menuRows);
  const sets = answer.sets.slice(0, limits.menuRows).map(toPart);
  const hits = answer.hits[0]?.kind === 'part' ? [...sets, ...engines] : [...engines, ...sets];
  const isOwn = hits[0]?.kind === 'engine' || hits[0]?.replaces === null;
  const isNoted = (missingSize ?? begunSize ?? unitNote ?? otherMake ?? null) !== null;
  return { hits, best: certainty === 'exact' && !isNoted && isOwn ? 0 : -1 };
}

/**
 * What an answer of the index leads to (rule search.menu): a part without doubt, as a quick order judges it, alone; else engines
 * and sets, of which Enter takes the set that was typed by our own number, whose page asks for the size (rule quick-order.number).
 */
function toRows(answer: SearchAnswer): Rows {
  const { query, understood, engines, setTotal, missingSize, begunSize, certainty, unitNote } = answer;
  const match = toNumberMatch(answer);
  const exact = match.kind === 'part' && !answer.otherMake ? match.slug : null;
  const meant = exact && answer.hits.find((hit) => hit.kind === 'part' && hit.slug === exact);
  const [first] = answer.sets;
  const otherUnit = certainty === 'exact' && unitNote && first ? { set: first.set, size: unitNote.typed } : null;
  const wantedSize = missingSize ?? begunSize ?? otherUnit;
  return {
    ...(meant ? { hits: [meant], best: 0 } : listRows(answer)),
    reading: meant ? null : findReading(query, understood),
    kind: understood.find(({ role }) => role === 'kind')?.label ?? '',
    total: meant ? { engines: 0, sets: 1 } : { engines: engines.length, sets: setTotal },
    exact,
    notMade: wantedSize ? toDetailsPath(buildPartCode(wantedSize.set, wantedSize.size)) : null,
  };
}

/** The same of a live answer, which knows numbers only: the number typed in full, else the best size of the set typed. */
export function findMeantPart(hits: readonly PartHit[], query: string): number {
  const typed = toSlug(query);
  const sizes = hits.filter(({ set }) => set === typed).sort((a, b) => compareSizes(a.size, b.size));
  const meant = hits.find(({ slug }) => slug === typed) ?? sizes[0];
  return meant ? hits.indexOf(meant) : -1;
}

export function createPartSearch({ ask, call, schedule }: SearchEffects) {
  const $search = atom<Search>(nothing);
  let stopEarlier = () => {};

  const show = (found: Omit<Search, 'isSearching'>) => $search.set({ ...found, isSearching: false });

  async function askFurther(query: string, signal: AbortSignal): Promise<void> {
    const found = await askLive(call, query, signal);
    if (!found) return;
    const hits = found.hits.slice(0, limits.suggestionsMax);
    const total = { engines: 0, sets: found.hits.length };
    show({ ...empty, query, hits, total, best: findMeantPart(hits, query), problem: found.problem });
  }

  /** True when the index has said all there is to say. */
  async function askFirst(query: string, signal: AbortSignal): Promise<boolean> {
    const answer = await ask(query, { limit: limits.suggestionsMax });
    if (signal.aborted) return true;
    if (!answer.ok || (answer.value.hits.length === 0 && isNumberLike(query))) return false;
    show({ query, ...toRows(answer.value), problem: null });
    return true;
  }

  /** Takes what is typed now; what was asked before is given up. */
  async function search(text: string): Promise<void> {
    stopEarlier();
    const query = cleanCode(text).trim();
    if (query.length < limits.searchMinLength) return $search.set(nothing);
    const control = new AbortController();
    // an index that is there answers before this can be seen
    const stopLoader = schedule(() => $search.set({ ...$search.get(), isSearching: true, problem: null }), 0);
    const live = { stop: () => {} };
    stopEarlier = () => {
      stopLoader();
      live.stop();
      control.abort();
    };
    const isAnswered = await askFirst(query, control.signal);
    if (control.signal.aborted) return;
    stopLoader();
    if (isAnswered) return;
    $search.set({ ...$search.get(), isSearching: true, problem: null });
    live.stop = schedule(() => void askFurther(query, control.signal), limits.searchDebounceMs);
  }

  return { $search, search };
}
export type PartSearch = ReturnType<typeof createPartSearch>;
