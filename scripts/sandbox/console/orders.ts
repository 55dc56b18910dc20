import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatMoney, type Markup } from '../page/page.ts';
import { findOrder } from '../routes/order.ts';
import type { StoredAddress } from '../store/addresses.ts';
import type { StoredOrder } from '../store/orders.ts';
import type { ProviderPayment } from '../store/payments.ts';
import type { Store } from '../store/store.ts';
import { toMinor } from '../trade/amounts.ts';
import { providers } from '../trade/payment-methods.ts';
import { vatWords } from './carts.ts';
import { drawPage } from './layout.ts';
import { button, code, drawFacts, drawTable, formatTime, state } from './shapes.ts';

const PAID = 'fullypaid';

/** What each button does to an order, and the saying that follows. */
const moves = {
  paid: { paymentStatus: PAID },
  unpaid: { paymentStatus: null },
  closed: { status: 'closed' },
  reopened: { status: 'pendingapproval' },
} as const;

/** `/orders` and `/orders/{id}` */
export function createOrderPages(store: Store): Hono {
  const pages = new Hono();
  pages.get('/orders', (context) =>
    context.html(
      drawPage(
        store,
        { section: '/orders', title: 'Orders' },
        html`<h1>Orders</h1>
          ${drawOrders(store.orders.list())}`,
      ),
    ),
  );
  pages.get('/orders/:id', (context) => {
    const order = findOrder(store, context.req.param('id'));
    const options = { section: '/orders', title: order.number, said: context.req.query('said') } as const;
    return context.html(drawPage(store, options, drawOrder(store, order)));
  });
  pages.post('/orders/:id/:move{paid|unpaid|closed|reopened}', (context) => {
    const move = context.req.param('move') as keyof typeof moves;
    const { id } = findOrder(store, context.req.param('id'));
    store.orders.change(id, moves[move]);
    return context.redirect(`/orders/${id}?said=${move}`, 303);
  });
  return pages;
}

/** Orders as a table, newest first. */
export const drawOrders = (orders: StoredOrder[]): Markup =>
  drawTable(
    orders,
    [
      { head: 'Order', cell: ({ id, number }) => html`<a class="mono" href="/orders/${id}">${number}</a>` },
      { head: 'Placed', cell: ({ date }) => formatTime(date) },
      {
        head: 'Buyer',
        cell: ({ shipping, email }) => html`${shipping.addressee}<br /><span class="muted">${email}</span>`,
      },
      { head: 'Country', cell: ({ shipping }) => shipping.country },
      { head: 'Status', cell: ({ status }) => state(status, status === 'closed' ? 'bad' : 'plain') },
      { head: 'Payment', cell: drawPaymentState },
      { head: 'Total', cell: ({ amounts, currency }) => formatMoney(amounts.total, currency), isNumber: true },
    ],
    'Nobody has ordered yet. An order placed in the shop appears here at once.',
  );

const drawPaymentState = ({ paymentStatus }: StoredOrder) =>
  paymentStatus === null ? state('not paid') : state(paymentStatus, 'good');

function drawOrder(store: Store, order: StoredOrder): Markup {
  const payments = store.payments.list().filter(({ orderId }) => orderId === order.id);
  return html`<h1>Order <span class="mono">${order.number}</span></h1>
    <p>Placed ${formatTime(order.date)}. ${state(order.status)} ${drawPaymentState(order)}</p>
    ${drawMoves(order)}
    <div class="columns">
      <section>
        <h2>Delivery and contact</h2>
        ${drawContact(order)}
      </section>
      <section>
        <h2>Amounts</h2>
        ${drawAmounts(order)}
      </section>
    </div>
    <h2>Lines</h2>
    ${drawLines(order)}
    <h2>Payments at the provider</h2>
    ${drawPayments(payments)}
    <h2>How it was placed</h2>
    ${drawPlacing(order)}`;
}

function drawMoves({ id, paymentStatus, status }: StoredOrder): Markup {
  const action = (move: keyof typeof moves) => `/orders/${id}/${move}`;
  return html`<p>A person's hand on the order: no payment is made at the provider by it.</p>
    <div class="row">
      ${paymentStatus === null ? button(action('paid'), 'Mark as paid', 'main') : button(action('unpaid'), 'Mark as not paid')}
      ${status === 'closed' ? button(action('reopened'), 'Open again') : button(action('closed'), 'Close the order')}
    </div>`;
}

const writeAddress = ({ addressee, name, address, address2, zip, city, country, phone }: StoredAddress): string =>
  [addressee, name === addressee ? '' : name, address, address2, `${zip} ${city}`, country, phone]
    .filter(Boolean)
    .join('\n');

const drawContact = ({ email, shipping, billing, shippingMethod, paymentMethod, ...order }: StoredOrder): Markup =>
  drawFacts([
    ['E-mail', email],
    ['Shipping address', writeAddress(shipping)],
    ['Billing address', billing ? writeAddress(billing) : 'as shipping'],
    ['VAT number', drawTaxNumber(order)],
    ['Shipping method', shippingMethod.name],
    ['Payment method', paymentMethod.name],
  ]);

const drawTaxNumber = ({ taxNumber, taxNumberValid }: Pick<StoredOrder, 'taxNumber' | 'taxNumberValid'>) =>
  taxNumber === null ? null : html`${code(taxNumber)} (${vatWords(taxNumberValid)})`;

const drawAmounts = ({ amounts, currency, promoCode, tax, needlessVat }: StoredOrder): Markup =>
  drawFacts([
    ['Currency', currency.toUpperCase()],
    ['Items', formatMoney(amounts.items, currency)],
    [
      'Promo code',
      promoCode === null ? null : html`${code(promoCode)}, ${formatMoney(amounts.discount, currency)} off`,
    ],
    ['Shipping', formatMoney(amounts.shipping, currency)],
    ['VAT', html`${formatMoney(amounts.tax, currency)}, ${[tax, needlessVat].filter(Boolean).join('. ')}`],
    ['Total', html`<strong>${formatMoney(amounts.total, currency)}</strong>`],
  ]);

const drawLines = ({ lines, currency }: StoredOrder): Markup =>
  drawTable(
    lines,
    [
      { head: 'Part', cell: ({ item }) => code(item.number) },
      {
        head: 'Name',
        cell: ({ displayname, kitcomponent }) =>
          html`${displayname}${kitcomponent ? html` <span class="muted">in the kit</span>` : ''}`,
      },
      { head: 'Quantity', cell: ({ quantity }) => quantity, isNumber: true },
      { head: 'Gross amount', cell: ({ grosamount }) => formatMoney(toMinor(grosamount), currency), isNumber: true },
    ],
    'This order has no lines.',
  );

const looks = { created: 'plain', captured: 'good', declined: 'bad', cancelled: 'plain' } as const;

const drawPayments = (payments: ProviderPayment[]): Markup =>
  drawTable(
    payments,
    [
      { head: 'Payment', cell: ({ id }) => code(id) },
      { head: 'Provider', cell: ({ provider }) => providers[provider].title },
      { head: 'Made', cell: ({ created }) => formatTime(created) },
      { head: 'Status', cell: ({ status }) => state(status, looks[status]) },
      { head: 'Amount', cell: ({ amount, currency }) => formatMoney(amount, currency), isNumber: true },
    ],
    'Nobody has tried to pay this order yet.',
  );

const drawPlacing = ({ comment, fieldOrder, cartId }: StoredOrder): Markup =>
  drawFacts([
    ['Comment', comment === '' ? 'empty' : comment],
    ['Fields, in the order they were set', fieldOrder.length === 0 ? 'none' : code(fieldOrder.join(' → '))],
    ['Cart', code(cartId)],
  ]);
