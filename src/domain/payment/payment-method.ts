/** Providers whose widget the shop knows. */
export type PaymentKind = 'paypal' | 'revolut';

/** Registry: how a payment method's name of the commerce API tells its provider (doc 2 §4, case-insensitive). */
export const paymentKinds: Readonly<Record<PaymentKind, { title: string; isNamed: (name: string) => boolean }>> = {
  paypal: { title: 'PayPal', isNamed: (name) => name.toLowerCase().includes('paypal') },
  revolut: { title: 'Revolut', isNamed: (name) => name.toLowerCase().includes('revolut') },
};

/** The providers that a method's name contains, in the order of the registry. */
export const kindsOfMethod = (name: string): PaymentKind[] =>
  (Object.keys(paymentKinds) as PaymentKind[]).filter((kind) => paymentKinds[kind].isNamed(name));
