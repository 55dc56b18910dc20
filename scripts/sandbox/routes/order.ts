import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { StoredOrder } from '../store/orders.ts';
import type { Store } from '../store/store.ts';
import { providerOf } from '../trade/payment-methods.ts';
import { toOrderAnswer } from '../wire/order.ts';
import { convertCart } from './convert-cart.ts';
import { findOpenCart } from './cart.ts';
import { field, operation } from './operation.ts';

/** `POST /order` */
export const orderOperations = {
  createOrder: operation(
    { source: field.source, action: z.literal('createOrder'), cart_id: field.id },
    (store, { cart_id }) => store.atomically(() => ({ _id: convertCart(store, findOpenCart(store, cart_id)).id })),
  ),

  getOrder: operation(
    { source: field.source, action: z.literal('getOrder'), order_id: field.id },
    (store, { order_id }) => ({
      data: answer(store, findOrder(store, order_id)),
    }),
  ),

  confirmPayment: operation(
    {
      source: field.source,
      action: z.literal('confirmPayment'),
      order_id: field.id,
      shippingname: z.string().max(200),
      email: z.string().max(254),
    },
    (store, { order_id }) => {
      const order = findOrder(store, order_id);
      if (order.paymentStatus === 'fullypaid') return { data: answer(store, order) };
      if (!isCaptured(store, order))
        throw new Refusal(409, 'not_paid', `No payment of exactly this amount has arrived for ${order.number}.`);
      return { data: answer(store, store.orders.change(order.id, { paymentStatus: 'fullypaid' }) ?? order) };
    },
  ),
};

const answer = (store: Store, order: StoredOrder) => toOrderAnswer(order, store.payments.list());

/** The order, or 404. */
export function findOrder(store: Store, id: string): StoredOrder {
  const order = store.orders.byId(id);
  if (order) return order;
  throw new Refusal(404, 'not_found', 'There is no such order.');
}

/** Only money counts: captured, at the provider of the order's method, of exactly its amount and currency. */
function isCaptured(store: Store, order: StoredOrder): boolean {
  const provider = providerOf(order.paymentMethod.name);
  return store.payments
    .list()
    .some(
      (payment) =>
        payment.orderId === order.id &&
        payment.provider === provider &&
        payment.status === 'captured' &&
        payment.amount === order.amounts.total &&
        payment.currency === order.currency,
    );
}
