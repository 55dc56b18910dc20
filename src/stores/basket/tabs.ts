/** Several tabs show one basket: a change in one is read by the others, and a tab that comes back looks again. */
import { whenRestored } from '../browser/activation.ts';
import { alone, createTabs } from '../browser/tabs.ts';
import { refreshBasketCount } from './count.ts';

const name = 'basket';
const tabs = createTabs(name);

export const notifyTabs = tabs.notify;

/**
 * Does the work while no other tab of this browser does its own. Otherwise two first parts added at the same moment would open two
 * baskets, and a late answer would win over a newer quantity.
 */
export const aloneInBasket = <T>(work: () => Promise<T>): Promise<T> => alone(name, work);

/** Calls `reload` when the basket may have changed elsewhere. Gives back a function that ends that. */
export function watchTabs(reload: () => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const look = () => {
    refreshBasketCount();
    reload();
  };
  tabs.listen(look, signal);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), { signal });
  whenRestored(look, { signal });
  return () => watch.abort();
}
