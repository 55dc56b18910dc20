import { call } from '#api/call.ts';
import type { OrderStore } from './order-page.ts';
import { createPutBack, type PutBackStore } from './put-back.ts';

/** Putting back the parts of the order of this page. */
export const openPutBack = (order: OrderStore, orderId: string): PutBackStore =>
  createPutBack(
    {
      call,
      go: (path) => location.assign(path),
      refresh: order.refresh,
      noteBasket: () => new BroadcastChannel('basket').postMessage('changed'),
    },
    orderId,
  );
