import { call } from '#api/call.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { $basketCount } from './basket-count.ts';
import type { BasketEffects } from './basket-state.ts';
import { tellTabs } from './basket-tabs.ts';
import { later } from './timer.ts';
import { openDrawer, showSnackbar } from './ui.ts';

/** The world as the browser gives it; nothing here runs while a page is made on the server. */
export const browserEffects: BasketEffects = {
  call,
  schedule: later,
  go: (path) => {
    if (location.pathname !== path) location.assign(path);
  },
  announceAdded: () =>
    showSnackbar({ text: availabilityCopy.itemAdded, action: { label: basketCopy.viewBasket, run: openDrawer } }),
  showCount: (quantity) => $basketCount.set(quantity),
  tellTabs,
};
