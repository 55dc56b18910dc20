import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { toMinor } from '../trade/amounts.ts';
import { listPaymentMethods, providerOf, providers } from '../trade/payment-methods.ts';
import { findOrder } from './order.ts';
import { field, operation } from './operation.ts';

/** `POST /paymentmethods` */
export const paymentMethodOperations = {
  getPaymentMethods: operation(
    { source: field.source, action: z.literal('getPaymentMethods'), country: field.country, currency: field.currency },
    (_store, { country }) => ({ data: listPaymentMethods(country) }),
  ),

  getPaymentWidgets: operation(
    {
      source: field.source,
      action: z.literal('getPaymentWidgets'),
      currency: field.currency,
      amount: z.number().nonnegative(),
      transactionid: field.id,
    },
    (store, { currency, amount, transactionid }) => {
      const order = findOrder(store, transactionid);
      if (toMinor(amount) !== order.amounts.total || currency !== order.currency) {
        throw new Refusal(422, 'amount_mismatch', 'Amount or currency are not those of the order.');
      }
      const isOpen = order.status === 'pendingapproval' && order.paymentStatus === null;
      return { data: isOpen ? [toWidget(store, order.id, order.paymentMethod.name)] : [] };
    },
  ),
};

function toWidget(store: Store, orderId: string, methodName: string) {
  const provider = providerOf(methodName);
  const { tokenFor, newToken } = store.payments;
  // a client id is the shop's; a Revolut token is an order at Revolut, and each question makes one
  const token = provider === 'revolut' ? newToken(orderId, provider) : tokenFor(orderId, provider);
  const { title, wrap } = providers[provider];
  return { widgettype: title, token: [wrap(token)] };
}
