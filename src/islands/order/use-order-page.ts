import { useEffect } from 'react';
import { watchOrder } from '#stores/order-here.ts';
import type { OrderStore } from '#stores/order.ts';

/** Looks again when the page comes back into view, and asks once whether a payment made elsewhere has arrived. */
export function useOrderPage(store: OrderStore, { isReturning }: { isReturning: boolean }): void {
  useEffect(() => {
    if (isReturning) void store.askOnReturn();
    return watchOrder(store);
  }, [store, isReturning]);
}
