import { call } from '#api/call.ts';
import { basketStore, followOtherTabs } from '../basket/basket.ts';
import { notifyCheckoutTabs, watchCheckoutTabs } from './tabs.ts';
import { createCheckoutStore } from './create-checkout.ts';
import { createDraftCopy } from './draft-copy.ts';
import { basketHolder } from './holder.ts';
import { whenRestored } from '../browser/activation.ts';
import { sessionText } from '../browser/storage.ts';
import { later } from '../browser/timer.ts';

/** The checkout of this page, on the browser's effects. */
export const checkoutStore = createCheckoutStore({
  call,
  sendToBasket: basketStore.sendToBasket,
  awaitBasket: basketStore.awaitBasket,
  notifyTabs: notifyCheckoutTabs,
  $basket: basketStore.$basket,
  schedule: later,
  go: (path) => location.assign(path),
  replaceBy: (path) => location.replace(path),
  memory: sessionText,
  holder: basketHolder.name,
  copy: createDraftCopy(sessionText),
});

/**
 * The page is left or comes back, also from the browser's page cache or beside another window; another tab may have changed
 * basket or draft meanwhile.
 */
export function watchCheckout(): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const look = () => void checkoutStore.reload();
  followOtherTabs();
  watchCheckoutTabs(() => void checkoutStore.lookAside(), signal);
  window.addEventListener('focus', look, { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'visible' ? look() : checkoutStore.saveNow()),
    { signal },
  );
  window.addEventListener('pagehide', checkoutStore.saveNow, { signal });
  whenRestored(look, { signal });
  window.addEventListener('online', () => void checkoutStore.catchUp(), { signal });
  return () => watch.abort();
}
