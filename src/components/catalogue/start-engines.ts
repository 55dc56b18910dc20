/** Brings the tables of engines to life; once. */
import { watchEngineFilter } from './engine-filter.ts';
import { watchEngineKeys } from './engine-keys.ts';

for (const root of document.querySelectorAll<HTMLElement>('[data-engines]')) {
  watchEngineFilter(root);
  watchEngineKeys(root);
}
