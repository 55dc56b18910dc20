import { setTimeout as pause } from 'node:timers/promises';
import { toDecimalText, type Money } from '#domain/price/money.ts';
import type { Buyer } from './buyer.ts';
import type { Sandbox } from '../sandbox/server.ts';

type Widgets = {
  widgets: ({ kind: 'paypal'; clientId: string } | { kind: 'revolut'; token: string })[];
  amount: Money;
  reference: string;
};

const tries = 12;
const breathMs = 120;

const askProvider = async (url: string, path: string, init: RequestInit): Promise<Record<string, unknown> | null> =>
  fetch(url + path, { ...init, method: 'POST', signal: AbortSignal.timeout(3_000) })
    .then((response) => response.json() as Promise<Record<string, unknown>>)
    .catch(() => null);

const decide = (url: string, path: string, token: string) =>
  askProvider(url, path, { body: new URLSearchParams({ token }), headers: { origin: url } });

/** Approves and captures, as the provider's script does in the browser; a lost answer is asked again. */
async function payByPayPal({ url }: Sandbox, clientId: string, { amount, reference }: Widgets): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-client-id': clientId };
  const value = { value: toDecimalText(amount), currency_code: amount.currency.toUpperCase() };
  const body = JSON.stringify({ intent: 'CAPTURE', purchase_units: [{ amount: value, custom_id: reference }] });
  const made = await askProvider(url, '/paypal/api/orders', { headers, body });
  const id = String(made?.['id'] ?? '');
  await decide(url, '/paypal/checkout/approve', id);
  for (let round = 0; round < 3; round += 1) {
    const captured = await askProvider(url, `/paypal/api/orders/${id}/capture`, { headers, body: '{}' });
    if (captured !== null) return;
  }
}

async function payByRevolut({ url }: Sandbox, token: string): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    if ((await decide(url, '/revolut/checkout/pay', token)) !== null) return;
  }
}

/** Opens the payment, pays at the provider, and asks the shop until it shows the order as paid. */
export async function payOrder(buyer: Buyer, sandbox: Sandbox, orderId: string): Promise<void> {
  for (let round = 0; round < tries; round += 1) {
    if (await isShownPaid(buyer, 'GET', `/api/order/${orderId}`)) return;
    const opened = await buyer.ask(buyer.visitor, 'POST', `/api/order/${orderId}/payment`, {});
    const widgets = opened !== null && opened.status < 300 ? (opened.body as Widgets) : null;
    const [widget] = widgets?.widgets ?? [];
    if (widgets && widget?.kind === 'paypal') await payByPayPal(sandbox, widget.clientId, widgets);
    if (widgets && widget?.kind === 'revolut') await payByRevolut(sandbox, widget.token);
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
