import type { MyEngine } from '../catalogue/my-engine.ts';
import type { FoundWords } from './find-words.ts';
import type { Miss } from './explain-miss.ts';
import { listFacets, passesFilters } from './list-facets.ts';
import type { FoundPart } from './rank-parts.ts';
import type { Certainty, SearchAnswer, SearchFilters } from './search-answer.ts';
import type { Piece } from './piece.ts';
import type { EngineRow, SearchIndex } from './search-index.ts';
import { listUnreadSigns } from './read-query.ts';
import { understand } from './understand.ts';
import { describeUnit, noteUnit } from './unit-note.ts';
import { listSets, toEngineHit, toPartHit, toSetHit } from './to-hit.ts';

/**
 * `limit`: most hits; `engine`: the visitor's own, whose sets come first among equals; `explains`: why nothing
 * was found is worked out too.
 */
export type AskOptions = { limit: number; filters?: SearchFilters; engine?: MyEngine | null; explains?: boolean };

/** What was found, in the order in which it is shown. */
export type Found = {
  engines: readonly EngineRow[];
  parts: readonly FoundPart[];
  isEngineFirst: boolean;
  certainty: Certainty;
  /** the words that led here, null where a number did */
  words: { found: FoundWords; pieces: readonly Piece[] } | null;
} & Pick<SearchAnswer, 'exactSlug' | 'missingSize' | 'begunSize' | 'otherMake'>;

/** The answer to a text that leads to nothing. */
export const nothingFound: Found = {
  engines: [],
  parts: [],
  isEngineFirst: false,
  certainty: 'nothing',
  words: null,
  exactSlug: null,
  missingSize: null,
};

/** What was found as it is shown: filtered, cut at the limit, with the counts of the filters. */
export function toAnswer(
  index: SearchIndex,
  query: string,
  found: Found,
  miss: Miss | null,
  { limit, filters = {}, engine: myEngine = null }: AskOptions,
): SearchAnswer {
  const { certainty, exactSlug, missingSize, begunSize = null, otherMake } = found;
  const parts = found.parts.filter((part) => passesFilters(part, filters));
  const { make, kind, size } = filters;
  const ofMake = make === undefined ? found.engines : found.engines.filter(({ makeSlug }) => makeSlug === make);
  // an engine has a make, but neither kind nor size
  const engines = kind === undefined && size === undefined ? ofMake : [];
  const all = found.isEngineFirst ? [...engines, ...parts] : [...parts, ...engines];
  return {
    query,
    hits: all.slice(0, limit).map((one) => ('set' in one ? toPartHit(one, myEngine) : toEngineHit(one))),
    ...{ certainty, exactSlug, missingSize, begunSize, otherMake },
    unitNote: noteUnit(parts),
    miss,
    // worked out only where they are read
    get understood() {
      return found.words ? understand(query, found.words.pieces, found.words.found) : [];
    },
    get engines() {
      return engines.map(toEngineHit);
    },
    get sets() {
      const isOneMake = new Set(ofMake.map(({ makeSlug }) => makeSlug)).size === 1;
      const sets = listSets(parts, ofMake, found.words !== null).slice(0, limit);
      return sets.map((one) => {
        const hit = toSetHit(one, isOneMake, myEngine);
        // of a number in another unit no size is chosen, as at its address (rule search.inch)
        const { set, size } = one.part;
        const isOther = certainty === 'exact' && size !== null && describeUnit(size, set.sizes) !== null;
        return isOther ? { ...hit, notMade: size.typed } : hit;
      });
    },
    get setTotal() {
      return new Set(parts.map(({ set }) => set)).size;
    },
    get unreadSigns() {
      return listUnreadSigns(query);
    },
    get facets() {
      return listFacets(index.makes, found.parts, filters);
    },
  };
}
