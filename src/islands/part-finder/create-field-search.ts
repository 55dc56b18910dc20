import { call } from '#api/call.ts';
import { askIndex } from '#stores/search/lazy.ts';
import { createPartSearch } from '#stores/search/field.ts';
import { later } from '#stores/browser/timer.ts';

/** A search of its own for one field. */
export const createFieldSearch = () => createPartSearch({ ask: askIndex, call, schedule: later });
