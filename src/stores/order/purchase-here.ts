import type { OrderView } from '#api/order.ts';
import { $consent } from '../consent/consent.ts';
import { localText } from '../browser/storage.ts';
import { notePurchase } from './purchase.ts';

/** Where a purchase is noted until it is told, and what the visitor has granted. */
export const here = () => ({ area: localText, consent: $consent.get() });

export const notePurchaseHere = (order: OrderView): void => notePurchase(order, here());
