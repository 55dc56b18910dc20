import { setTimeout as pause } from 'node:timers/promises';
import { clientIdOf, openPaymentWindow, type PaymentWindow, tokenOf } from '../test-kit/payment-window.ts';
import type { Buyer } from './buyer.ts';
import type { Sandbox } from '../sandbox/server.ts';

const tries = 12;
const breathMs = 120;

/** A window of this buyer's on the page of the order. */
export const openWindow = (buyer: Buyer, sandbox: Sandbox, orderId: string): PaymentWindow =>
  openPaymentWindow({
    askShop: (method, path, body) => buyer.ask(buyer.visitor, method, path, body),
    sandbox,
    orderId,
  });

/** Pays as the widgets do, and gives up where an answer is missing: the money is then not taken, or the shop is asked. */
export async function payInWindow(window: PaymentWindow): Promise<void> {
  const widgets = await window.open();
  if (widgets === null) return;
  const token = tokenOf(widgets);
  if (token !== '') {
    for (let round = 0; round < 3 && (await window.payByRevolut(token)) === null; round += 1);
    await window.confirm();
    return;
  }
  const clientId = clientIdOf(widgets);
  const id = await window.openProviderOrder(widgets, clientId);
  if (id === null) return;
  await window.approve(id);
  if (!(await window.mayCapture(id))) return;
  await window.confirm(await window.take(id, clientId));
}

/** Opens the payment, pays at the provider, and asks the shop until it shows the order as paid. */
export async function payOrder(buyer: Buyer, sandbox: Sandbox, orderId: string): Promise<void> {
  const window = openWindow(buyer, sandbox, orderId);
  for (let round = 0; round < tries; round += 1) {
    if (await isShownPaid(buyer, 'GET', `/api/order/${orderId}`)) return;
    await payInWindow(window);
    if (await isShownPaid(buyer, 'POST', `/api/order/${orderId}/confirm`)) return;
    await pause(breathMs);
  }
}

/** True when this answer shows the order as paid; whether it was so is written down at once. */
async function isShownPaid(buyer: Buyer, method: string, path: string): Promise<boolean> {
  const answer = await buyer.ask(buyer.visitor, method, path, method === 'POST' ? {} : undefined);
  const order = (answer?.body as { order?: { paymentStatus: string | null } } | null)?.order;
  if (order?.paymentStatus !== 'fullypaid') return false;
  buyer.evidence.shownPaid.push({ wasPaid: buyer.orders().some(({ paymentStatus }) => paymentStatus === 'fullypaid') });
  return true;
}
