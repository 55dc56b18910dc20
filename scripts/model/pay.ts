import { toDecimalText, type Money } from '#domain/price/money.ts';
import type { OrderStore } from '#stores/order/order-page.ts';
import type { System } from './system.ts';
import type { Tab } from './tab.ts';

type PayChoice = 'approve' | 'decline' | 'cancel';
type Answer = { id?: string; status?: string };

/** Asks a provider of the sandbox as its script does. */
async function ask({ shop: { sandbox }, line }: System, path: string, init: RequestInit): Promise<Answer> {
  const origin = 'http://localhost';
  const headers = { origin, ...(init.headers as Record<string, string>) };
  const answer = await line.during(sandbox.ask(new Request(origin + path, { ...init, headers, method: 'POST' })));
  const type = answer.headers.get('content-type') ?? '';
  return type.includes('json') ? ((await line.during(answer.json())) as Answer) : {};
}

type Purchase = { clientId: string; amount: Money; reference: string };

/** PayPal's script in the page: what it does at PayPal. */
function openPayPal(system: System, { clientId, amount, reference }: Purchase) {
  const headers = { 'content-type': 'application/json', 'x-client-id': clientId };
  const value = { value: toDecimalText(amount), currency_code: amount.currency.toUpperCase() };
  const body = JSON.stringify({ intent: 'CAPTURE', purchase_units: [{ amount: value, custom_id: reference }] });
  return {
    create: async () => (await ask(system, '/paypal/api/orders', { headers, body })).id ?? '',
    choose: (id: string, choice: PayChoice) =>
      ask(system, `/paypal/checkout/${choice}`, { body: new URLSearchParams({ token: id }) }),
    capture: (id: string) => ask(system, `/paypal/api/orders/${id}/capture`, { headers, body: '{}' }),
  };
}

/** As the widget does (`islands/payment/paypal-options.ts`); what it asks of the shop goes over the line. */
async function payThere(order: OrderStore, paypal: ReturnType<typeof openPayPal>, choice: PayChoice): Promise<void> {
  if (!(await order.mayPay())) return;
  const id = await order.openProviderOrder(paypal.create);
  await paypal.choose(id, choice);
  if (choice === 'cancel') return order.cancel();
  if (!(await order.mayCapture(id))) return;
  const { status } = await paypal.capture(id);
  if (status === 'COMPLETED') void order.confirm({ providerOrder: id, outcome: 'captured', amount: null });
  else if (choice === 'decline') order.decline({ providerOrder: id, outcome: 'declined', amount: null });
  else void order.confirm();
}

/** The buyer waits until a tab on its order page shows with what to pay. */
export async function loadPayment(system: System, tab: Tab): Promise<void> {
  const { order } = tab.current;
  if (tab.place !== 'order' || order === null || order.$order.get() === null) return;
  if (order.$widgets.get().step === 'ready') return;
  void order.loadWidgets();
  await system.quiet();
}

/** Begins to pay in a tab that shows with what. It goes on as the line lets it, beside what any other tab does. */
export function beginPaying(system: System, tab: Tab, choice: PayChoice): void {
  const { order, page } = tab.current;
  const opened = order?.$widgets.get();
  const [widget] = opened?.step === 'ready' ? opened.widgets.widgets : [];
  if (!order || opened?.step !== 'ready' || widget?.kind !== 'paypal' || page.isLeft) return;
  const paypal = openPayPal(system, { ...opened.widgets, clientId: widget.clientId });
  payThere(order, paypal, choice).catch((error: unknown) => {
    if ((error as Error).name !== 'ProviderOrderRefused') system.evidence.accuse(`paying broke: ${String(error)}`);
  });
}

/** Both, in one tab. */
export async function pay(system: System, tab: Tab, choice: PayChoice): Promise<void> {
  await loadPayment(system, tab);
  beginPaying(system, tab, choice);
}
