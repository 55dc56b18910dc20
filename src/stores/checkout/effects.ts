import type { BasketAnswer } from '#api/basket.ts';
import type { call } from '#api/call.ts';
import type { ReadableAtom } from 'nanostores';
import type { BasketResult, BasketWrite } from '../basket/state.ts';
import type { TextStore } from '../browser/storage.ts';
import type { DraftCopy } from './draft-copy.ts';

/** Everything the checkout does to the world; tests hand in others. */
export type CheckoutEffects = {
  call: typeof call;
  /** one write on the basket in the queue of all basket writes */
  sendToBasket: (write: BasketWrite) => Promise<BasketResult>;
  /** called before the shop is asked for more than the basket; gives what takes the basket out of the answer */
  awaitBasket: () => (basket: BasketAnswer) => void;
  /** the draft on the server is another one now: other tabs look */
  notifyTabs: () => void;
  /** the basket the page shows */
  $basket: ReadableAtom<BasketAnswer | null>;
  schedule: (run: () => void, delayMs: number) => () => void;
  go: (path: string) => void;
  /** goes there without leaving this page in the history */
  replaceBy: (path: string) => void;
  /** as long as the tab is open; nothing personal goes here */
  memory: Pick<TextStore, 'read' | 'write'>;
  /** what the browser calls itself; where it is missing, nobody is known again (rule privacy.cart-holder) */
  holder?: () => string;
  /** what is typed, for the next page of this tab */
  copy: DraftCopy;
};
