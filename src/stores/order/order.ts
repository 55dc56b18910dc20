import { call } from '#api/call.ts';
import { whenRestored } from '../browser/activation.ts';
import { newKey } from '../browser/new-key.ts';
import type { OrderEffects } from './payment.ts';
import type { OrderStore } from './order-page.ts';

/** The order page's effects as the browser gives them. */
export const browserOrderEffects: OrderEffects = {
  call,
  wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  scrollToTop: () => scrollTo({ top: 0 }),
  makeKey: newKey,
};

/** The greeting and the question of the address belong to one visit; another tab or device may have paid meanwhile. `isReturn`: not placed just now. */
export function watchOrder(store: OrderStore, isReturn: boolean): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  if (isReturn) void store.askOnReturn(signal);
  const clean = () => history.replaceState(history.state, '', location.pathname);
  clean();
  addEventListener('hashchange', clean, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void store.refresh(), {
    signal,
  });
  whenRestored(() => void store.refresh(), { signal });
  return () => watch.abort();
}
