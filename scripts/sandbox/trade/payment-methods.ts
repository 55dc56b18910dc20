import type { Provider } from '../store/payments.ts';

export type PaymentMethod = { _id: string; name: string; displayname: string; description: string };

const payPal: PaymentMethod = {
  _id: 'pay-paypal',
  name: 'PayPal',
  displayname: 'PayPal',
  description: 'Pay with your PayPal account.',
};
const revolut: PaymentMethod = {
  _id: 'pay-revolut',
  name: 'Revolut',
  displayname: 'Credit card',
  description: 'Visa, Mastercard. Processed by Revolut.',
};
const przelewy: PaymentMethod = {
  _id: 'pay-paypal-p24',
  name: 'PayPal Przelewy24',
  displayname: 'Przelewy24',
  description: 'Polish bank transfer. Processed by PayPal.',
};

/** PayPal and credit card everywhere; Przelewy24 for Poland. */
export function listPaymentMethods(country: string | null): PaymentMethod[] {
  return country === 'PL' ? [payPal, revolut, przelewy] : [payPal, revolut];
}

/** Who takes the money of a method, by its name. */
export function providerOf(methodName: string): Provider {
  return methodName.toLowerCase().includes('paypal') ? 'paypal' : 'revolut';
}
