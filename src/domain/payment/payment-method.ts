import { paymentCopy } from '#config/copy/payment.ts';
import { decideOrderState } from '../order/order.ts';

/** Providers whose widget the shop knows. */
export type PaymentKind = 'paypal' | 'revolut';

type PaymentRule = {
  /** the provider's name */
  title: string;
  /** tells the provider from a method's name of the commerce API (rule payment.widget-by-name) */
  isNamed: (name: string) => boolean;
};

const named = (word: string) => (name: string) => name.toLowerCase().includes(word);

/** The rule half of the payment registry; `src/islands/payment/README.md` tells what a new provider needs. */
export const paymentKinds: Readonly<Record<PaymentKind, PaymentRule>> = {
  paypal: { title: 'PayPal', isNamed: named('paypal') },
  revolut: { title: 'Revolut', isNamed: named('revolut') },
};

const listKinds = (): PaymentKind[] => Object.keys(paymentKinds) as PaymentKind[];

/** The providers that a method's name contains, in the order of the registry. */
export const kindsOfMethod = (name: string): PaymentKind[] =>
  listKinds().filter((kind) => paymentKinds[kind].isNamed(name));

/**
 * What the buyer reads for a method: the commerce API's own display name, as in the checkout. Where it gives none, a method
 * that is called just like its provider gets our word for it, and any other one keeps its name.
 */
export function titleOfMethod(name: string, displayName = ''): string {
  if (displayName.trim() !== '') return displayName;
  const kind = listKinds().find((known) => paymentKinds[known].title.toLowerCase() === name.trim().toLowerCase());
  return kind ? paymentCopy.byProvider[kind].method : name;
}

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
