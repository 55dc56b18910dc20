import { call } from '#api/call.ts';
import type { OrderEffects } from './order.ts';

/** The order page's effects as the browser gives them. */
export const browserOrderEffects: OrderEffects = {
  call,
  wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  scrollToTop: () => scrollTo({ top: 0 }),
};
