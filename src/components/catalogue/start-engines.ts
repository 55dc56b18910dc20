/** Brings the tables of engines to life; once. */
import { watchEngineFilter } from './engine-filter.ts';
import { watchEngineKeys } from './engine-keys.ts';
import { startLiveOffers } from './live-offers.ts';

for (const root of document.querySelectorAll<HTMLElement>('[data-engines]')) {
  watchEngineFilter(root);
  watchEngineKeys(root);
}

for (const place of document.querySelectorAll<HTMLElement>('[data-offers]')) startLiveOffers(place);
