import { limits } from '#config/limits.ts';
import type { MyEngine } from '../catalogue/my-engine.ts';
import type { Asking } from './find-numbers.ts';
import { find, type Found, nothingFound } from './find.ts';
import { listFacets, passesFilters } from './list-facets.ts';
import { readQuery } from './read-query.ts';
import type { SearchAnswer, SearchFilters } from './search-answer.ts';
import type { SearchIndex } from './search-index.ts';
import { toEngineHit, toPartHit } from './to-hit.ts';

/** `limit`: most hits; `engine`: the visitor's own, whose sets come first among equals. */
export type AskOptions = { limit: number; filters?: SearchFilters; engine?: MyEngine | null };

/**
 * Answers what was typed. Names the shards that it needs and is handed their rows (`SearchIndex.read`), so that it neither
 * loads nor waits: the same code answers from a whole index and from a cut one. Fewer than two characters find nothing.
 */
export function* answerQuery(index: SearchIndex, typed: string, options: AskOptions): Asking<SearchAnswer> {
  const isLong = typed.trim().length >= limits.searchMinLength;
  const query = readQuery(typed, (word) => index.namesBeside.has(word));
  const found = isLong ? yield* find(index, query, options.engine ?? null) : nothingFound;
  return toAnswer(index, typed, found, options);
}

function toAnswer(
  index: SearchIndex,
  query: string,
  found: Found,
  { limit, filters = {}, engine: myEngine = null }: AskOptions,
): SearchAnswer {
  const parts = found.parts.filter((part) => passesFilters(part, filters));
  const engines = listEngines(found, filters);
  const all = found.isEngineFirst ? [...engines, ...parts] : [...parts, ...engines];
  return {
    query,
    hits: all.slice(0, limit).map((one) => ('set' in one ? toPartHit(one, myEngine) : toEngineHit(one))),
    total: all.length,
    certainty: found.certainty,
    exactSlug: found.exactSlug,
    missingSize: found.missingSize,
    // a list below a field shows none: counted only where they are read
    get facets() {
      return listFacets(index.root.makes, found.parts, filters);
    },
  };
}

/** An engine has a make, but neither kind nor size. */
function listEngines({ engines }: Found, { make, kind, size }: SearchFilters): Found['engines'] {
  if (kind !== undefined || size !== undefined) return [];
  return make === undefined ? engines : engines.filter(({ makeSlug }) => makeSlug === make);
}
