import { call } from '#api/call.ts';
import type { OrderStore } from './order-page.ts';
import { createPutBack, type PutBackEffects, type PutBackStore } from './put-back.ts';

/** Putting back the parts of the order of this page; `basket` is what it does to the basket of this browser. */
export const openPutBack = (
  order: OrderStore,
  orderId: string,
  basket: Pick<PutBackEffects, 'alone' | 'noteBasket'>,
): PutBackStore =>
  createPutBack({ call, go: (path) => location.assign(path), refresh: order.refresh, ...basket }, orderId);
