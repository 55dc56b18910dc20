import { call } from '#api/call.ts';
import { askIndex } from '#stores/lazy-search.ts';
import { createPartSearch } from '#stores/part-search.ts';
import { later } from '#stores/timer.ts';

/** A search of its own for one field. */
export const openSearch = () => createPartSearch({ ask: askIndex, call, schedule: later });
