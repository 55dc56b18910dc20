import { basketStore } from '../basket/basket.ts';
import { checkoutStore } from './checkout.ts';
import { createLeftOut } from './left-out.ts';

/** What is left out on this visit of the summary. */
export const leftOut = createLeftOut({
  ...basketStore,
  isShown: () => checkoutStore.$progress.get() === 'ready',
});
