import { call } from '#api/call.ts';
import { limits } from '#config/limits.ts';
import type { Promised } from '#domain/delivery/promise.ts';
import { readPromiseLink } from '#domain/delivery/promise-link.ts';
import { newKey } from '../browser/new-key.ts';
import { lateProof } from '../enquiry/take-proof.ts';
import { createWithdrawal, type WithdrawalStore } from './withdrawal.ts';

/** The one withdrawal of this page. */
export const withdrawalStore = createWithdrawal({ call, makeKey: newKey, proof: lateProof });

/** The order page names its order behind "#", which no server sees; what has been typed since stays. */
export function readOrderFromAddress({ $withdrawal, setField }: WithdrawalStore): void {
  const number = new URLSearchParams(location.hash.slice(1)).get('order')?.slice(0, limits.orderNumberMax);
  if (number && $withdrawal.get().form.order === '') setField('order', number);
}

/** What was promised of that order, as its page or mail knew it; null where nothing is known. */
export const readPromiseFromAddress = (): Promised | null =>
  readPromiseLink(new URLSearchParams(location.hash.slice(1)).get('promised') ?? '');

export const enterConfirm = (): void => history.pushState(null, '', location.href);
export const leaveConfirm = (): void => history.back();

/** The step to confirm is a place of its own for the back button, which waits for what is being sent. Gives back what ends it. */
export function followBackButton(store: WithdrawalStore): () => void {
  const watch = new AbortController();
  const follow = () => {
    store.goBack();
    if (store.$withdrawal.get().step === 'confirm') enterConfirm();
  };
  window.addEventListener('popstate', follow, { signal: watch.signal });
  return () => watch.abort();
}
