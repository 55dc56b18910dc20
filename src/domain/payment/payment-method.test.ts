import { describe, expect, test } from 'vitest';
import { kindsOfMethod, paymentKinds, resolveWidgets, titleOfMethod } from './payment-method.ts';

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

// rule payment.when-offered
describe('resolveWidgets', () => {
  test.each([
    ['pendingapproval', null, 'PayPal', ['paypal']],
    ['pendingapproval', null, 'Przelewy24 (via PAYPAL)', ['paypal']],
    ['pendingapproval', null, 'revolut card', ['revolut']],
    ['pendingapproval', null, 'PayPal or Revolut', ['paypal', 'revolut']],
    ['pendingapproval', '', 'PayPal', ['paypal']],
    ['pendingapproval', null, 'Bank transfer', []],
    ['pendingapproval', null, '', []],
    ['pendingapproval', 'fullypaid', 'PayPal', []],
    ['pendingapproval', 'authorised', 'PayPal', []],
    ['closed', null, 'PayPal', []],
    ['closed', 'fullypaid', 'Revolut', []],
    ['billed', null, 'PayPal', []],
  ])('%s, payment %s, %s: %j', (status, paymentStatus, paymentMethod, kinds) => {
    expect(resolveWidgets({ status, paymentStatus, paymentMethod })).toStrictEqual(kinds);
  });
});
