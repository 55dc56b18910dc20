import type { OrderView } from '#api/order.ts';
import { $consent } from '../consent/consent.ts';
import { notePurchase, reportPurchase } from './purchase.ts';
import { createTextStore } from '../browser/storage.ts';

const here = () => ({ area: createTextStore(() => localStorage), consent: $consent.get() });

export const notePurchaseHere = (order: OrderView): void => notePurchase(order, here());
export const reportPurchaseHere = (): void => reportPurchase({ ...here(), pathname: location.pathname });
