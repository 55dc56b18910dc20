import { call } from '#api/call.ts';
import { refreshBasketCount } from '../basket/count.ts';
import { notifyTabs } from '../basket/tabs.ts';
import { newKey } from '../browser/new-key.ts';
import { lateProof } from '../enquiry/take-proof.ts';
import { basketHolder, checkoutStore } from './checkout.ts';
import { createPlacing } from './placing.ts';

/** The one placing of this visit of the summary, on the browser's effects. */
export const placing = createPlacing({
  call,
  wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  takeProof: lateProof.take,
  makeKey: newKey,
  leaveTo: (path) => location.replace(path),
  onPlaced: () => {
    refreshBasketCount();
    basketHolder.end();
    notifyTabs();
  },
  reload: checkoutStore.reload,
});
