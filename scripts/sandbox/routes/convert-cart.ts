import { Refusal } from '../refusal.ts';
import type { StoredAddress } from '../store/addresses.ts';
import { newId } from '../store/carts.ts';
import type { StoredCart } from '../store/carts.ts';
import type { StoredOrder } from '../store/orders.ts';
import type { Store } from '../store/store.ts';
import { toMinor } from '../trade/amounts.ts';
import type { PricedCart } from '../trade/cart-sums.ts';
import { listPaymentMethods } from '../trade/payment-methods.ts';
import { listShippingMethods } from '../trade/shipping.ts';
import { takePieces } from '../trade/stock.ts';
import { findNeedlessVat, findTaxFault } from '../trade/tax.ts';
import { priceNow, toWireLines } from '../wire/cart.ts';
import type { WireLine } from '../wire/line.ts';
import { checkStock } from './cart.ts';
import { placingFields } from './cart-fields.ts';

const incomplete = (message: string) => new Refusal(422, 'incomplete_cart', message);

/**
 * Makes an order of an open cart: checks the fields and their order (rule order.placing-fields), methods, tax, stock and
 * sums; takes the stock; closes the cart. Must run in one transaction.
 */
export function convertCart(store: Store, cart: StoredCart): StoredOrder {
  checkFieldOrder(cart.placing);
  const methods = checkMethods(cart);
  const addresses = checkAddresses(store, cart);
  const priced = priceNow(store, cart);
  if (priced.lines.length === 0) throw incomplete('The cart is empty.');
  for (const { part, quantity } of priced.lines) checkStock(part, quantity);
  const lines = toWireLines(store, priced);
  checkSums(priced, lines);
  for (const { part, quantity } of priced.lines) store.parts.save({ ...part, stock: takePieces(part.stock, quantity) });
  const order = store.orders.add({ ...toOrder(store, cart), ...methods, ...addresses, lines, amounts: priced.amounts });
  store.carts.save({ ...cart, orderId: order.id });
  return order;
}

function toOrder(store: Store, cart: StoredCart) {
  const { currency, tax, taxNumber, taxNumberValid, promoCode, comment, shipEmail, placing } = cart;
  return {
    id: newId('ord'),
    cartId: cart.id,
    date: store.now().toISOString(),
    status: 'pendingapproval',
    paymentStatus: null,
    ...{ currency, tax, taxNumber, taxNumberValid, promoCode },
    needlessVat: findNeedlessVat(tax, cart),
    comment: comment ?? '',
    email: shipEmail ?? '',
    fieldOrder: placing,
  };
}

/** All fields of a placing, each set after the one before it; the billing address may be missing. A field set again counts where it was set last. */
export function checkFieldOrder(placing: string[]): void {
  let last = -1;
  for (const field of placingFields) {
    const position = placing.lastIndexOf(field);
    if (position === -1 && field === 'billingaddress') continue;
    if (position === -1) throw incomplete(`${field} has not been set since the placing began with reqpayment.`);
    if (position < last) throw incomplete(`${field} was set too early; the order is ${placingFields.join(', ')}.`);
    last = position;
  }
}

function checkMethods(cart: StoredCart): Pick<StoredOrder, 'shippingMethod' | 'paymentMethod'> {
  const shipping = listShippingMethods(cart.shipCountry).find(({ _id }) => _id === cart.shippingMethod);
  const payment = listPaymentMethods(cart.shipCountry).find(({ _id }) => _id === cart.paymentMethod);
  if (!shipping) throw incomplete('The cart has no shipping method.');
  if (!payment) throw incomplete('The cart has no payment method.');
  const fault = findTaxFault(cart.tax, cart);
  if (fault !== null) throw new Refusal(422, 'invalid_tax', `${cart.tax} is refused: ${fault}.`);
  return {
    shippingMethod: { _id: shipping._id, name: shipping.name },
    paymentMethod: { _id: payment._id, name: payment.name },
  };
}

function checkAddresses(store: Store, cart: StoredCart): { shipping: StoredAddress; billing: StoredAddress | null } {
  const shipping = cart.shippingAddress === null ? null : store.addresses.byRef(cart.shippingAddress);
  if (shipping?.country !== cart.shipCountry || !shipping)
    throw incomplete('The shipping address is not in the country of the cart.');
  return { shipping, billing: cart.billingAddress === null ? null : store.addresses.byRef(cart.billingAddress) };
}

/** What the order says must add up: its lines to the items, items and shipping to the total. */
function checkSums({ amounts }: PricedCart, lines: WireLine[]): void {
  const items = lines.reduce((sum, line) => sum + toMinor(line.grosamount), 0);
  if (items !== amounts.items || amounts.items + amounts.shipping !== amounts.total)
    throw new Error('The sums of an order do not add up.');
}
