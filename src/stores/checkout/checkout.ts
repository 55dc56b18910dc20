import { call } from '#api/call.ts';
import { basketHolderKey } from '#config/storage-keys.ts';
import { basketStore, followOtherTabs } from '../basket/basket.ts';
import { whenRestored } from '../browser/activation.ts';
import { areCookiesBlocked } from '../browser/cookies.ts';
import { newKey } from '../browser/new-key.ts';
import { localText, sessionText } from '../browser/storage.ts';
import { createTabs } from '../browser/tabs.ts';
import { later } from '../browser/timer.ts';
import { createCheckoutStore } from './create-checkout.ts';
import { createDraftCopy } from './draft-copy.ts';

/**
 * The holder's key of this browser, sent with each save. The first save makes the browser the holder of its basket; by this key the shop
 * recognises it when the answer was lost (rule privacy.cart-holder). A browser that stores nothing makes another one each time.
 */
export const basketHolder = {
  name(): string {
    const kept = localText.read(basketHolderKey);
    if (kept) return kept;
    const made = newKey();
    localText.write(basketHolderKey, made);
    return made;
  },
  end: (): void => localText.remove(basketHolderKey),
};

/** Several tabs may fill one checkout: what one has saved the others read. */
const tabs = createTabs('checkout');

/** The checkout of this page, on the browser's effects. */
export const checkoutStore = createCheckoutStore({
  call,
  sendToBasket: basketStore.sendToBasket,
  awaitBasket: basketStore.awaitBasket,
  notifyTabs: tabs.notify,
  $basket: basketStore.$basket,
  areCookiesBlocked,
  schedule: later,
  go: (path) => location.assign(path),
  replaceBy: (path) => location.replace(path),
  memory: sessionText,
  holder: basketHolder.name,
  copy: createDraftCopy(sessionText),
});

/**
 * Reads again whenever the page comes back, also from the browser's page cache, because another tab may have changed basket or draft.
 * Saves when the page is left.
 */
export function watchCheckout(): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const look = () => void checkoutStore.reload();
  followOtherTabs();
  tabs.listen(() => void checkoutStore.readOtherTab(), signal);
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
