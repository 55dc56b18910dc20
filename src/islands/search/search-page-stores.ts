import { call } from '#api/call.ts';
import { askIndex } from '#stores/search/lazy.ts';
import { createEngineParts } from '#stores/part/engine-parts.ts';
import { $basket, addPart } from '#stores/basket/basket.ts';
import { createSearchPage, type SearchPageEffects } from '#stores/search/page.ts';
import { breathe, later } from '#stores/browser/timer.ts';

const readRows = (state: unknown): number | null =>
  typeof state === 'object' && state && 'rows' in state && typeof state.rows === 'number' ? state.rows : null;

const address: SearchPageEffects['address'] = {
  read: () => ({ parameters: location.search, rows: readRows(history.state) }),
  write: (how, path, rows) =>
    how === 'push' ? history.pushState({ rows }, '', path) : history.replaceState({ rows }, '', path),
};

/** The page's two stores: what is found, and what it costs now. */
export const createSearchPageStores = () => ({
  search: createSearchPage({ ask: askIndex, call, schedule: later, address }),
  store: createEngineParts([], { call, schedule: later, breathe, addPart, $basket }),
});
