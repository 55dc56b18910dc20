import { describe, expect, test } from 'vitest';
import { resolveWidgets } from './resolve-widgets.ts';

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
