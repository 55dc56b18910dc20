import { Hono } from 'hono';
import type { Context, Next } from 'hono';
import { csrf } from 'hono/csrf';
import { answerAs } from '../faults.ts';
import type { ProviderPayment } from '../store/payments.ts';
import type { Store } from '../store/store.ts';
import { choicePage, openingPage, parseShopOrigin, refusalPage, serveScript } from './pages.ts';
import { parseCreateRequest, paypalCurrencies, toCapturedOrder, toPayPalRefusal } from './paypal-wire.ts';

/** What the person in the popup chose for a payment that is not captured yet; `declining` shows at the capture, as with a bad card. */
type Decisions = Map<string, 'approved' | 'declining'>;

/** Stand-in of PayPal: browser SDK, the orders it speaks to, and the popup. */
export function createPayPalRoutes(store: Store): Hono {
  const decisions: Decisions = new Map();
  const routes = new Hono();
  routes.get(
    '/paypal/sdk/js',
    answerAs(store, 'paypalScript'),
    (context, next) => refuseScript(store, context, next),
    serveScript('paypal.js'),
  );
  routes.get('/paypal/opening', (context) => context.html(openingPage()));
  routes.get('/paypal/checkout', (context) => showCheckout(store, context));
  routes.post('/paypal/api/orders', async (context) => create(store, context, await readOrder(context)));
  routes.post('/paypal/api/orders/:id/capture', answerAs(store, 'paypalCapture'), (context) =>
    capture(store, decisions, context.req.param('id'), context),
  );
  // only the popup's own page may decide
  routes.post('/paypal/checkout/:choice{approve|decline|cancel}', csrf(), async (context) => {
    const { token } = await context.req.parseBody();
    return decide(store, decisions, context.req.param('choice'), String(token), context);
  });
  return routes;
}

const isClient = (store: Store, clientId: string) =>
  clientId.startsWith('sandbox-client-') && store.payments.orderFor(clientId) !== null;

/** As the provider does: 400, and a script that throws should anything run it all the same. */
async function refuseScript(store: Store, context: Context, next: Next) {
  const { 'client-id': clientId = '', currency = 'USD' } = context.req.query();
  const fault = !isClient(store, clientId)
    ? `'client-id not recognized for either production or sandbox: ${clientId}'`
    : !paypalCurrencies.includes(currency)
      ? `'Invalid query value for currency: ${currency}'`
      : null;
  if (fault === null) return next();
  context.header('content-type', 'text/javascript; charset=utf-8');
  return context.body(`throw new Error(${JSON.stringify(`SDK Validation error: ${fault}`)});\n`, 400);
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

const readOrder = async (context: Context) => parseCreateRequest(await context.req.json().catch(() => null));

function create(store: Store, context: Context, requested: ReturnType<typeof parseCreateRequest>): Response {
  const clientId = context.req.header('x-client-id') ?? '';
  if (!isClient(store, clientId))
    return context.json(toPayPalRefusal('INVALID_CLIENT', 'INVALID_CLIENT', 'Client Authentication failed'), 401);
  if (!requested) return refuse(context, 'INVALID_PARAMETER_VALUE', 'The value of a field is invalid.');
  const { amount, currency, customId } = requested;
  const reference = customId !== null && store.payments.orderFor(customId) !== null ? customId : clientId;
  const { id } = store.payments.create({ provider: 'paypal', reference, amount, currency });
  return context.json({ id, status: 'CREATED' }, 201);
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
  return captured ? context.json(toCapturedOrder(captured), 201) : notFound(context);
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
      ['approve', 'Approve payment'],
      ['decline', 'Decline'],
      ['cancel', 'Cancel'],
    ],
  });
}

/** A declined instrument looks approved until the shop captures. */
function decide(store: Store, decisions: Decisions, choice: string, token: string, context: Context): Response {
  const payment = findPayment(store, token);
  if (!payment) return notFound(context);
  // what another window has paid meanwhile cannot be approved again: the person is sent back
  if (payment.status === 'captured') return context.json({ type: 'cancelled' });
  if (choice === 'cancel') {
    decisions.delete(payment.id);
    store.payments.cancel(payment.id);
    return context.json({ type: 'cancelled' });
  }
  decisions.set(payment.id, choice === 'approve' ? 'approved' : 'declining');
  return context.json({ type: 'approved' });
}
