import { Hono } from 'hono';
import type { Context } from 'hono';
import { csrf } from 'hono/csrf';
import { answerAs } from '../faults.ts';
import type { StoredOrder } from '../store/orders.ts';
import type { Store } from '../store/store.ts';
import { choicePage, parseShopOrigin, refusalPage, serveScript } from './pages.ts';

/** The provider's names for why a payment cannot be made. */
type ErrorType = `error.${'order-not-found' | 'order-already-completed' | 'order-is-cancelled' | 'declined'}`;
type TokenOrder = { order: StoredOrder } | { type: ErrorType; text: string };

/** Stand-in of Revolut: browser SDK and the page inside its frame. */
export function createRevolutRoutes(store: Store): Hono {
  const routes = new Hono();
  routes.get('/revolut/version.js', serveScript('revolut-version.js'));
  routes.get('/revolut/embed.js', answerAs(store, 'revolutScript'), serveScript('revolut.js'));
  routes.get('/revolut/checkout', (context) => showCheckout(store, context));
  routes.post('/revolut/checkout/pay', answerAs(store, 'revolutPay'));
  routes.post('/revolut/checkout/:choice{pay|decline|cancel}', csrf(), async (context) => {
    const { token } = await context.req.parseBody();
    return context.json(decide(store, context.req.param('choice'), String(token)));
  });
  return routes;
}

const isPaid = (store: Store, token: string) =>
  store.payments.list().some(({ reference, status }) => reference === token && status === 'captured');

/** How things stand with the order that a token was given for. */
function findTokenOrder(store: Store, token: string): TokenOrder {
  const orderId = token.startsWith('rev_') ? store.payments.orderFor(token) : null;
  const order = orderId === null ? null : store.orders.byId(orderId);
  if (!order) return { type: 'error.order-not-found', text: 'Order not found' };
  if (isPaid(store, token)) return { type: 'error.order-already-completed', text: 'Order is already completed' };
  if (order.status === 'closed') return { type: 'error.order-is-cancelled', text: 'Order is cancelled' };
  return { order };
}

function showCheckout(store: Store, context: Context) {
  const { token = '', name = '', email = '' } = context.req.query();
  const merchant = parseShopOrigin(context.req.query('merchant'));
  if (!merchant)
    return context.html(refusalPage('Revolut', 'The page that opened this one did not say where it is.'), 400);
  const found = findTokenOrder(store, token);
  if (!('order' in found))
    return context.html(refusalPage('Revolut', found.text, { merchant, token, type: found.type }));
  const { order } = found;
  return context.html(
    choicePage({
      provider: 'Revolut',
      base: '/revolut/checkout',
      token,
      merchant,
      amount: order.amounts.total,
      currency: order.currency,
      facts: [
        ['Payer', name || 'not given'],
        ['E-mail', email || 'not given'],
        ['Shop', new URL(merchant).host],
        ['Order', order.number],
      ],
      choices: [
        ['pay', 'Pay'],
        ['decline', 'Decline'],
        ['cancel', 'Cancel'],
      ],
    }),
  );
}

const toError = (type: ErrorType, message: string) => ({ type: 'error', error: { type, message } });

/** Each decision is a payment of its own at the provider. Paying again after a lost answer says "paid" and pays nothing more. */
function decide(store: Store, choice: string, token: string) {
  if (choice === 'pay' && isPaid(store, token)) return { type: 'paid' };
  const found = findTokenOrder(store, token);
  if (!('order' in found)) return toError(found.type, found.text);
  const { amounts, currency } = found.order;
  const { id } = store.payments.create({ provider: 'revolut', reference: token, amount: amounts.total, currency });
  if (choice === 'pay') {
    store.payments.capture(id);
    return { type: 'paid' };
  }
  if (choice === 'cancel') {
    store.payments.cancel(id);
    return { type: 'cancelled' };
  }
  store.payments.decline(id);
  return toError('error.declined', 'Payment was declined');
}
