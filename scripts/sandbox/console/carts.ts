import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatMoney, type Markup } from '../page/page.ts';
import type { StoredAddress } from '../store/addresses.ts';
import type { StoredCart } from '../store/carts.ts';
import type { Store } from '../store/store.ts';
import type { PricedCart } from '../trade/cart-sums.ts';
import { priceNow } from '../wire/cart.ts';
import { drawPage } from './layout.ts';
import { code, drawTable, formatTime, state } from './shapes.ts';

const SHOWN = 100;

/** `/carts`: carts and the addresses that belong to them. */
export function createCartPages(store: Store): Hono {
  return new Hono().get('/carts', (context) => {
    const carts = store.carts.list();
    const note = carts.length > SHOWN ? html`<p>The ${SHOWN} that were changed last, of ${carts.length}.</p>` : '';
    const body = html`<h1>Carts</h1>
      ${note} ${drawCarts(store, carts.slice(0, SHOWN))}
      <h2>Addresses</h2>
      ${drawAddresses(store.addresses.list().toReversed().slice(0, SHOWN))}`;
    return context.html(drawPage(store, { section: '/carts', title: 'Carts' }, body));
  });
}

const drawCarts = (store: Store, carts: StoredCart[]): Markup =>
  drawTable(
    carts.map((cart) => ({ cart, priced: priceNow(store, cart) })),
    [
      { head: 'Cart', cell: ({ cart }) => code(cart.id.slice(0, 14)) },
      { head: 'Changed', cell: ({ cart }) => formatTime(cart.changed) },
      { head: 'Lines', cell: ({ priced }) => drawLines(priced) },
      { head: 'Settings', cell: ({ cart }) => describe(cart) },
      { head: 'State', cell: ({ cart }) => drawState(cart) },
      { head: 'Total', cell: ({ cart, priced }) => formatMoney(priced.amounts.total, cart.currency), isNumber: true },
    ],
    'No cart yet. One is opened with the first “Add to Cart” in the shop.',
  );

const drawLines = ({ lines }: PricedCart) =>
  lines.length === 0
    ? 'none'
    : html`${lines.map(({ quantity, part }) => html`${quantity} × ${code(part.number)}<br />`)}`;

const drawState = ({ orderId }: StoredCart) =>
  orderId === null ? state('open') : html`<a href="/orders/${orderId}">became an order</a>`;

export const vatWords = (valid: boolean | null) => (valid === null ? 'not checked' : valid ? 'valid' : 'invalid');

/** "DE 12345, ups-standard, paypal, VAT number DE123456789 (valid), code RACE5" */
function describe(cart: StoredCart): string {
  const words = [
    [cart.shipCountry, cart.shipZip].filter(Boolean).join(' '),
    cart.shippingMethod,
    cart.paymentMethod,
    cart.tax === 'standard' ? null : cart.tax,
    cart.taxNumber && `VAT number ${cart.taxNumber} (${vatWords(cart.taxNumberValid)})`,
    cart.promoCode && `code ${cart.promoCode}`,
  ].filter(Boolean);
  return words.length === 0 ? 'nothing set' : words.join(', ');
}

const drawAddresses = (addresses: StoredAddress[]): Markup =>
  drawTable(
    addresses,
    [
      { head: 'Address', cell: ({ ref }) => code(ref.slice(0, 14)) },
      { head: 'Recipient', cell: ({ addressee }) => addressee },
      { head: 'Street', cell: ({ address, address2 }) => [address, address2].filter(Boolean).join(', ') },
      { head: 'City', cell: ({ zip, city, country }) => `${zip} ${city}, ${country}` },
      { head: 'Phone', cell: ({ phone }) => phone },
      { head: 'Cart', cell: ({ cartId }) => code(cartId.slice(0, 14)) },
    ],
    'No address yet. The shop creates them while it places an order.',
  );
