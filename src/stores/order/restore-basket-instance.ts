import { call } from '#api/call.ts';
import type { OrderStore } from './order-page.ts';
import { createRestoreBasket, type RestoreBasketEffects, type RestoreBasketStore } from './restore-basket.ts';

/** Putting back the parts of the order of this page; `basket` is what it does to the basket of this browser. */
export const openRestoreBasket = (
  order: OrderStore,
  orderId: string,
  basket: Pick<RestoreBasketEffects, 'alone' | 'noteBasket'>,
): RestoreBasketStore =>
  createRestoreBasket({ call, go: (path) => location.assign(path), refresh: order.refresh, ...basket }, orderId);
