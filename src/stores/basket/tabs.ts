/** Several tabs show one basket: a change in one is read by the others, and a tab that comes back looks again. */
import { whenRestored } from '../browser/activation.ts';
import { refreshBasketCount } from './count.ts';

const channelName = 'basket';
let channel: BroadcastChannel | undefined;

const openChannel = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(channelName);
  return channel;
};

export const notifyTabs = (): void => openChannel()?.postMessage('changed');

/**
 * Does the work while no other tab of this browser does its own. Otherwise two first parts added at the same moment would open two
 * baskets, and a late answer would win over a newer quantity. A browser without Web Locks does it at once.
 */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(channelName, work) : work();

/** Calls `reload` when the basket may have changed elsewhere. Gives back a function that ends that. */
export function watchTabs(reload: () => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const look = () => {
    refreshBasketCount();
    reload();
  };
  openChannel()?.addEventListener('message', look, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), { signal });
  whenRestored(look, { signal });
  return () => watch.abort();
}
