import { expect, test } from 'vitest';
import { kindsOfMethod, paymentKinds, titleOfMethod } from './payment-method.ts';

// rule payment.widget-by-name
test.each([
  ['PayPal', ['paypal']],
  ['REVOLUT', ['revolut']],
  ['Pay Pal', []],
  ['', []],
])('a method named "%s" is paid by %j', (name, kinds) => {
  expect(kindsOfMethod(name)).toStrictEqual(kinds);
});

test.each([
  ['Revolut', 'Credit card', 'Credit card'],
  ['Revolut', '', 'Credit card'],
  ['REVOLUT', undefined, 'Credit card'],
  ['PayPal', undefined, 'PayPal'],
  ['PayPal Przelewy24', 'Przelewy24', 'Przelewy24'],
  ['PayPal Przelewy24', undefined, 'PayPal Przelewy24'],
  ['Bank transfer', ' ', 'Bank transfer'],
])('%j, shown by the commerce API as %j, is read as %j', (name, displayName, title) => {
  expect(titleOfMethod(name, displayName)).toBe(title);
});

test('every provider is recognised by its own title', () => {
  for (const [kind, { title }] of Object.entries(paymentKinds)) expect(kindsOfMethod(title)).toStrictEqual([kind]);
});
