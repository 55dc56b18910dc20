import type { Provider } from '../store/payments.ts';

type PaymentMethod = { _id: string; name: string; displayname: string; description: string };

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

/** What the commerce API calls a provider, and how it wraps the provider's token. */
export const providers: Readonly<Record<Provider, { title: string; wrap: (token: string) => object }>> = {
  paypal: { title: 'PayPal', wrap: (token) => ({ value: token }) },
  revolut: { title: 'Revolut', wrap: (token) => ({ service: { token } }) },
};

/** Who takes the money of a method, by its name. Throws for a method that nobody here stands in for. */
export function providerOf(methodName: string): Provider {
  const kinds = Object.keys(providers) as Provider[];
  const found = kinds.find((provider) => methodName.toLowerCase().includes(provider));
  if (found === undefined) throw new Error(`no provider stands in for the method "${methodName}"`);
  return found;
}
