import { call } from '#api/call.ts';
import { later } from '#stores/browser/timer.ts';
import { createListedOffers } from '#stores/part/listed-offers.ts';

/** Price and stock of what search fields list, once for all of a page's fields. */
export const menuParts = createListedOffers({ call, schedule: later });
