import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { sameOrigin } from '../page/same-origin.ts';
import type { ProviderPayment } from '../store/payments.ts';
import type { Store } from '../store/store.ts';
import { choicePage, openingPage, refusalPage } from './pages.ts';
import { PAYER_ID, parseCreateRequest, paypalCurrencies, toPayPalOrder, toPayPalRefusal } from './paypal-wire.ts';
import { scriptHeaders, scripts } from './scripts.ts';
import { parseShopOrigin } from './shop-origin.ts';

/** What the person in the popup chose for a payment that is not captured yet; `declining` shows at the capture, as with a bad card. */
type Decisions = Map<string, 'approved' | 'declining'>;

/** Stand-in of PayPal: browser SDK, the orders it speaks to, and the popup. Fault operations: `paypalScript`, `paypalCapture`. */
export function createPayPalRoutes(store: Store): Hono {
  const decisions: Decisions = new Map();
  const routes = new Hono();
  routes.get('/paypal/sdk/js', (context) => sendScript(store, context));
  routes.get('/paypal/opening', (context) => context.html(openingPage()));
  routes.get('/paypal/checkout', (context) => showCheckout(store, context));
  addOrderRoutes(routes, store, decisions);
  addDecisionRoutes(routes, store, decisions);
  return routes;
}

const isClient = (store: Store, clientId: string) =>
  clientId.startsWith('sandbox-client-') && store.payments.orderFor(clientId) !== null;

/** As the provider does: 400, and a script that throws should anything run it all the same. */
function sendScript(store: Store, context: Context): Response {
  const { 'client-id': clientId = '', currency = 'USD' } = context.req.query();
  const fault = !isClient(store, clientId)
    ? `'client-id not recognized for either production or sandbox: ${clientId}'`
    : !paypalCurrencies.includes(currency)
      ? `'Invalid query value for currency: ${currency}'`
      : null;
  if (fault === null) return context.body(scripts.paypal, 200, scriptHeaders);
  return context.body(`throw new Error(${JSON.stringify(`SDK Validation error: ${fault}`)});\n`, 400, scriptHeaders);
}

const findPayment = (store: Store, id: string) => {
  const payment = store.payments.find(id);
  return payment?.provider === 'paypal' ? payment : null;
};

const notFound = (context: Context) =>
  context.json(
    toPayPalRefusal('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', 'The specified resource does not exist.'),
    404,
  );

const refuse = (context: Context, issue: string, description: string) =>
  context.json(toPayPalRefusal('UNPROCESSABLE_ENTITY', issue, description), 422);

function addOrderRoutes(routes: Hono, store: Store, decisions: Decisions): void {
  routes.post('/paypal/api/orders', async (context) => {
    const clientId = context.req.header('x-client-id') ?? '';
    if (!isClient(store, clientId))
      return context.json(toPayPalRefusal('INVALID_CLIENT', 'INVALID_CLIENT', 'Client Authentication failed'), 401);
    const asked = parseCreateRequest(await context.req.json().catch(() => null));
    if (!asked) return refuse(context, 'INVALID_PARAMETER_VALUE', 'The value of a field is invalid.');
    const { amount, currency, customId } = asked;
    const { id } = store.payments.create({
      provider: 'paypal',
      reference: customId !== null && store.payments.orderFor(customId) !== null ? customId : clientId,
      amount,
      currency,
    });
    return context.json({ id, status: 'CREATED' }, 201);
  });
  routes.get('/paypal/api/orders/:id', (context) => {
    const payment = findPayment(store, context.req.param('id'));
    return payment ? context.json(toPayPalOrder(payment, decisions.has(payment.id))) : notFound(context);
  });
  routes.post('/paypal/api/orders/:id/capture', (context) =>
    capture(store, decisions, context.req.param('id'), context),
  );
}

function capture(store: Store, decisions: Decisions, id: string, context: Context): Response {
  const payment = findPayment(store, id);
  if (!payment) return notFound(context);
  if (payment.status === 'captured') return refuse(context, 'ORDER_ALREADY_CAPTURED', 'Order already captured.');
  const decision = decisions.get(id);
  if (!decision) return refuse(context, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
  decisions.delete(id);
  if (decision === 'declining') {
    store.payments.decline(id);
    return refuse(
      context,
      'INSTRUMENT_DECLINED',
      'The instrument presented was either declined by the processor or bank, or it can not be used for this payment.',
    );
  }
  const captured = store.payments.capture(id);
  return captured ? context.json(toPayPalOrder(captured, true), 201) : notFound(context);
}

function showCheckout(store: Store, context: Context) {
  const payment = findPayment(store, context.req.query('token') ?? '');
  const merchant = parseShopOrigin(context.req.query('merchant'));
  if (!payment || !merchant) return context.html(refusalPage('PayPal', 'There is no such payment.'), 404);
  if (payment.status === 'captured') return context.html(refusalPage('PayPal', 'This payment is made already.'), 409);
  return context.html(drawCheckout(store, payment, merchant));
}

function drawCheckout(store: Store, { id, amount, currency, orderId }: ProviderPayment, merchant: string) {
  const order = orderId === null ? null : store.orders.byId(orderId);
  return choicePage({
    provider: 'PayPal',
    base: '/paypal/checkout',
    token: id,
    merchant,
    amount,
    currency,
    facts: [
      ['Shop', new URL(merchant).host],
      ['Order', order?.number ?? 'unknown'],
    ],
    choices: [
      { action: 'approve', text: 'Approve payment', look: 'main' },
      { action: 'decline', text: 'Decline', look: 'plain' },
      { action: 'cancel', text: 'Cancel', look: 'plain' },
    ],
  });
}

/** Only the popup's own page may decide. A declined instrument looks approved until the shop captures. */
function addDecisionRoutes(routes: Hono, store: Store, decisions: Decisions): void {
  routes.post('/paypal/checkout/:choice{approve|decline|cancel}', sameOrigin, async (context) => {
    const { token } = await context.req.parseBody();
    const payment = findPayment(store, String(token));
    if (!payment) return context.html(html`There is no such payment.`, 404);
    // what another window has paid meanwhile cannot be approved again: the person is sent back
    if (payment.status === 'captured') return context.json({ type: 'cancelled' });
    const choice = context.req.param('choice');
    if (choice === 'cancel') {
      decisions.delete(payment.id);
      store.payments.cancel(payment.id);
      return context.json({ type: 'cancelled' });
    }
    decisions.set(payment.id, choice === 'approve' ? 'approved' : 'declining');
    return context.json({ type: 'approved', payerID: PAYER_ID });
  });
}
