import type { OrderView } from '#api/order.ts';
import { $consent } from '../consent/consent.ts';
import { notePurchase, reportPurchase } from './purchase.ts';
import { whenActive } from '../browser/activation.ts';
import { createTextStore } from '../browser/storage.ts';

const here = () => ({ area: createTextStore(() => localStorage), consent: $consent.get() });

export const notePurchaseHere = (order: OrderView): void => notePurchase(order, here());
/** Once somebody sees the page (rule page.activation). */
export const reportPurchaseHere = (): void =>
  whenActive(() => reportPurchase({ ...here(), pathname: location.pathname }));
