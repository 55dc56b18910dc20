import { useEffect } from 'react';
import { watchOrder } from '#stores/order/order.ts';
import { notePurchaseHere } from '#stores/order/purchase-here.ts';
import type { OrderStore } from '#stores/order/order-page.ts';

/**
 * Notes the purchase of an order that was placed just now; asks once about a payment of an older one. Looks again when the
 * page comes back into view. Nothing of it for an order that only a mailed link shows.
 */
export function useOrderPage(store: OrderStore, { justPlaced, isOwn }: { justPlaced: boolean; isOwn: boolean }): void {
  useEffect(() => {
    if (!isOwn) return;
    const order = store.$order.get();
    if (justPlaced && order) notePurchaseHere(order);
    if (!justPlaced) void store.askOnReturn();
    return watchOrder(store);
  }, [store, justPlaced, isOwn]);
}
