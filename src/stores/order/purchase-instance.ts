import { whenActive } from '../browser/activation.ts';
import { here } from './purchase-here.ts';
import { reportPurchase } from './purchase.ts';

/** Once somebody sees the page (rule page.activation). */
export const reportPurchaseHere = (): void =>
  whenActive(() => reportPurchase({ ...here(), pathname: location.pathname }));
