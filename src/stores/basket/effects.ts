import { call } from '#api/call.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { keepBasketCount, readBasketCount, readKeptCount } from './count.ts';
import { basketOpening } from './opening.ts';
import type { BasketEffects } from './state.ts';
import { aloneInBasket, notifyTabs } from './tabs.ts';
import { areCookiesBlocked, readCookies } from '../browser/cookies.ts';
import { later } from '../browser/timer.ts';
import { openDrawer, showSnackbar, wantDrawer } from '../browser/drawer-and-snackbar.ts';

/** The effects in a browser; none of them is called while the server draws a page. */
export const browserEffects: BasketEffects = {
  call,
  schedule: later,
  go: (path) => {
    if (location.pathname !== path) location.assign(path);
  },
  announceAdded: () => {
    wantDrawer();
    showSnackbar({ text: availabilityCopy.itemAdded, action: { label: basketCopy.viewBasket, run: openDrawer } });
  },
  readCount: readKeptCount,
  showCount: keepBasketCount,
  notifyTabs,
  opening: basketOpening,
  alone: aloneInBasket,
  cookies: { areBlocked: areCookiesBlocked, countPieces: () => readBasketCount(readCookies()) },
};
