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
  /** called before a request whose answer holds more than the basket; the function that it gives back takes the basket of the answer */
  awaitBasket: () => (basket: BasketAnswer) => void;
  /** the draft on the server has changed: other tabs read it */
  notifyTabs: () => void;
  /** the basket the page shows */
  $basket: ReadableAtom<BasketAnswer | null>;
  /** where it is missing, cookies are taken to work */
  areCookiesBlocked?: () => boolean;
  schedule: (run: () => void, delayMs: number) => () => void;
  go: (path: string) => void;
  /** goes there in place of this page in the history */
  replaceBy: (path: string) => void;
  /** kept while the tab is open; nothing personal goes here */
  memory: Pick<TextStore, 'read' | 'write'>;
  /** the holder's key of this browser; where it is missing, the shop cannot recognise it after a lost answer (rule privacy.cart-holder) */
  holder?: () => string;
  /** what is typed, for the next page of this tab */
  copy: DraftCopy;
};
