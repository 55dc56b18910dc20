import { toDecimalText } from '#domain/price/money.ts';
import type { System } from './system.ts';
import type { Tab } from './tab.ts';

type Choice = 'approve' | 'decline' | 'cancel';

/** Asks a provider of the sandbox as its script does. */
async function ask({ shop: { sandbox }, line }: System, path: string, init: RequestInit): Promise<{ id?: string }> {
  const origin = 'http://localhost';
  const headers = { origin, ...(init.headers as Record<string, string>) };
  const answer = await line.during(sandbox.ask(new Request(origin + path, { ...init, headers, method: 'POST' })));
  return (await line.during(answer.json())) as { id?: string };
}

/** The widget's part: at the provider, then a word to the page, which asks the shop. */
export async function pay(system: System, tab: Tab, choice: Choice): Promise<void> {
  const { order } = tab.current;
  if (tab.place !== 'order' || order === null || order.$order.get() === null) return;
  void order.loadWidgets();
  await system.quiet();
  const opened = order.$widgets.get();
  if (opened.step !== 'ready') return;
  const { widgets, amount, reference } = opened.widgets;
  const [widget] = widgets;
  if (widget?.kind !== 'paypal') return;
  const headers = { 'content-type': 'application/json', 'x-client-id': widget.clientId };
  const value = { value: toDecimalText(amount), currency_code: amount.currency.toUpperCase() };
  const body = JSON.stringify({ intent: 'CAPTURE', purchase_units: [{ amount: value, custom_id: reference }] });
  const { id = '' } = await ask(system, '/paypal/api/orders', { headers, body });
  await ask(system, `/paypal/checkout/${choice}`, { body: new URLSearchParams({ token: id }) });
  if (choice === 'cancel') return order.report({ kind: 'cancelled' }) as unknown as void;
  await ask(system, `/paypal/api/orders/${id}/capture`, { headers, body: '{}' });
  // whatever came of it, a page that is told "completed" asks the shop
  void order.confirm();
}
