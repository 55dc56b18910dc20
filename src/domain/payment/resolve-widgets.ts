import { decideOrderState } from '../order/order-state.ts';
import { kindsOfMethod, type PaymentKind } from './payment-method.ts';

/**
 * Widgets offered for an order (rule payment.when-offered): only while it is pending approval, no payment status is
 * known, and by the provider its payment method's name contains. Empty when nothing is to be paid or no provider is
 * known.
 */
export function resolveWidgets(order: {
  status: string;
  paymentStatus: string | null;
  paymentMethod: string;
}): PaymentKind[] {
  return decideOrderState(order) === 'awaiting-payment' ? kindsOfMethod(order.paymentMethod) : [];
}
