import { toDecimalText, type Money } from '#domain/price/money.ts';
import type { Sandbox } from '../sandbox/server.ts';
import { newKey } from './visitor.ts';

type Answer = { status: number; body: unknown };
/** Asks the shop; null where no answer came. */
type AskShop = (method: string, path: string, body?: unknown) => Promise<Answer | null>;

export type Widgets = {
  widgets: ({ kind: 'paypal'; clientId: string } | { kind: 'revolut'; token: string })[];
  amount: Money;
  reference: string;
};

/** PayPal's client id, or the token of Revolut; empty where there is none. */
export const clientIdOf = ({ widgets }: Widgets): string =>
  widgets.flatMap((widget) => (widget.kind === 'paypal' ? [widget.clientId] : [])).join('');
export const tokenOf = ({ widgets }: Widgets): string =>
  widgets.flatMap((widget) => (widget.kind === 'revolut' ? [widget.token] : [])).join('');

type Options = { askShop: AskShop; sandbox: Pick<Sandbox, 'url'>; orderId: string };
type Seen = { providerOrder: string; outcome: 'captured' | 'declined'; amount: Money | null };

const timeoutMs = 3_000;

/** Asks a provider of the sandbox as its script does; null where no answer came. */
const askProvider = (url: string, path: string, init: RequestInit): Promise<Record<string, unknown> | null> =>
  fetch(url + path, { ...init, method: 'POST', signal: AbortSignal.timeout(timeoutMs) })
    .then((response) => response.json() as Promise<Record<string, unknown>>)
    .catch(() => null);

/** What a PayPal order is made with. */
function toPurchase({ amount, reference }: Widgets): string {
  const value = { value: toDecimalText(amount), currency_code: amount.currency.toUpperCase() };
  return JSON.stringify({ intent: 'CAPTURE', purchase_units: [{ amount: value, custom_id: reference }] });
}

/**
 * One browser window on an order page, which pays as the widgets do (`islands/payment`): without the shop's word it opens no
 * payment and takes no money.
 */
export function openPaymentWindow({ askShop, sandbox: { url }, orderId }: Options) {
  const window = newKey();
  const path = (end: string) => `/api/order/${orderId}/${end}`;

  async function ask<T>(end: string, body: unknown): Promise<T | null> {
    const answer = await askShop('POST', path(end), body);
    return answer !== null && answer.status < 300 ? (answer.body as T) : null;
  }

  const keep = (made: string | null) => ask<{ providerOrder: string | null }>('provider-order', { made, gone: null });

  const decide = (page: string, token: string) =>
    askProvider(url, page, { body: new URLSearchParams({ token }), headers: { origin: url } });

  return {
    open: () => ask<Widgets>('payment', {}),
    /** the order at PayPal that is to be paid; null where the shop gave no word */
    async openProviderOrder(widgets: Widgets, clientId: string): Promise<string | null> {
      const kept = await keep(null);
      if (kept === null || kept.providerOrder !== null) return kept?.providerOrder ?? null;
      const headers = { 'content-type': 'application/json', 'x-client-id': clientId };
      const made = await askProvider(url, '/paypal/api/orders', { headers, body: toPurchase(widgets) });
      return made === null ? null : ((await keep(String(made['id'])))?.providerOrder ?? null);
    },
    approve: (id: string) => decide('/paypal/checkout/approve', id),
    decline: (id: string) => decide('/paypal/checkout/decline', id),
    payByRevolut: (token: string) => decide('/revolut/checkout/pay', token),
    mayCapture: async (providerOrder: string): Promise<boolean> =>
      (await ask('capture', { providerOrder, window })) !== null,
    /** takes the money, with nobody's leave; what was seen, or null where no good answer came */
    async take(id: string, clientId: string): Promise<Seen | null> {
      const headers = { 'content-type': 'application/json', 'x-client-id': clientId };
      const captured = await askProvider(url, `/paypal/api/orders/${id}/capture`, { headers, body: '{}' });
      return captured?.['status'] === 'COMPLETED' ? { providerOrder: id, outcome: 'captured', amount: null } : null;
    },
    confirm: (seen: Seen | null = null) =>
      ask<{ order: { paymentStatus: string | null; paymentFault?: { kind: string } } }>(
        'confirm',
        // a capture is told without a name: whoever has taken the money needs no right any more
        seen ? { seen: seen.outcome === 'declined' ? { ...seen, window } : seen } : {},
      ),
  };
}
export type PaymentWindow = ReturnType<typeof openPaymentWindow>;
