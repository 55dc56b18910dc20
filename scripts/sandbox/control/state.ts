import type { StoredOrder } from '../store/orders.ts';
import type { Store } from '../store/store.ts';
import { toDecimal } from '../trade/amounts.ts';
import { priceNow, toWireLines } from '../wire/cart.ts';

/** All that has happened, for tests and operators; amounts in units of the currency, as on the wire. */
export function toState(store: Store) {
  return {
    orders: store.orders.list().map((order) => toOrderState(store, order)),
    carts: store.carts.list().map((cart) => {
      const priced = priceNow(store, cart);
      return { ...cart, lines: toWireLines(store, priced), amounts: toAmounts(priced.amounts) };
    }),
    addresses: store.addresses.list(),
    mails: store.mails.list(),
    calls: store.calls.counts(),
    questions: store.calls.questions(),
    refusals: store.calls
      .recent()
      .flatMap(({ operation, refusal }) => (refusal === null ? [] : [{ operation, refusal }])),
    faults: store.faults.list(),
    settings: store.settings.get(),
  };
}

/** The orders of one address: a shop that has run for long has thousands of others. */
export const toOrdersOf = (store: Store, email: string) =>
  store.orders
    .list()
    .filter((order) => order.email === email)
    .map((order) => toOrderState(store, order));

/** The mails to one address, whatever name stands before it. */
export const toMailsTo = (store: Store, address: string) =>
  store.mails.list().filter(({ to }) => to.some((one) => one === address || one.endsWith(`<${address}>`)));

/** One order as the state and the order control tell it. */
export function toOrderState(store: Store, order: StoredOrder) {
  const { shipping, paymentStatus, cartId, amounts, ...rest } = order;
  return {
    ...rest,
    cart_id: cartId,
    paymentstatus: paymentStatus,
    amounts: toAmounts(amounts),
    address: shipping,
    payments: store.payments
      .list()
      .filter(({ orderId }) => orderId === order.id)
      .map(({ id, provider, amount, currency, status }) => ({
        id,
        provider,
        amount: toDecimal(amount),
        currency,
        status,
      })),
  };
}

const toAmounts = (amounts: StoredOrder['amounts']) =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, minor]) => [name, toDecimal(minor)]),
  ) as StoredOrder['amounts'];
