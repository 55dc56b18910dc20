/** What the pages of a withdrawal and of a return do with their address. */
import { limits } from '#config/limits.ts';
import type { StatementStore } from './statement.ts';

/** The order page names its order behind "#", which no server sees; what has been typed since stays. */
export function readOrderFromAddress({ $statement, setField }: StatementStore): void {
  const number = new URLSearchParams(location.hash.slice(1)).get('order')?.slice(0, limits.orderNumberMax);
  if (number && $statement.get().form.order === '') setField('order', number);
}

export const enterConfirm = (): void => history.pushState(null, '', location.href);
export const leaveConfirm = (): void => history.back();

/** The step to confirm is a place of its own for the back button, which waits for what is being sent. Gives back what ends it. */
export function followBackButton(store: StatementStore): () => void {
  const watch = new AbortController();
  const follow = () => {
    store.goBack();
    if (store.$statement.get().step === 'confirm') enterConfirm();
  };
  window.addEventListener('popstate', follow, { signal: watch.signal });
  return () => watch.abort();
}
