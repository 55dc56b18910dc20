import { expect, test } from 'vitest';
import { kindsOfMethod, paymentKinds } from './payment-method.ts';

test.each([
  ['PayPal', ['paypal']],
  ['REVOLUT', ['revolut']],
  ['Pay Pal', []],
  ['', []],
])('a method named "%s" is paid by %j', (name, kinds) => {
  expect(kindsOfMethod(name)).toStrictEqual(kinds);
});

test('every provider is recognised by its own title', () => {
  for (const [kind, { title }] of Object.entries(paymentKinds)) expect(kindsOfMethod(title)).toStrictEqual([kind]);
});
