import { describe, expect, test } from 'vitest';
import { decideOrderDisplay, toPublicState } from './order-display.ts';

const order = (status: string, paymentStatus: string | null) => ({ number: 'SO-100001', status, paymentStatus });

// rule order.headings
describe('decideOrderDisplay', () => {
  test.each([
    ['pendingapproval', 'fullypaid', false, 'Your order is paid - SO-100001', 'paid'],
    ['closed', 'fullypaid', false, 'Your order is paid - SO-100001', 'paid'],
    ['closed', null, false, 'Your order is closed', 'closed'],
    ['closed', null, true, 'Your order is closed', 'closed'],
    ['pendingapproval', null, true, '3. Summary', 'summary'],
    ['pendingapproval', null, false, '4. Finalise your payment', 'finalise'],
    ['pendingapproval', 'partly', false, '4. Finalise your payment', 'finalise'],
  ])('%s, payment %s, on summary %s: %s', (status, paymentStatus, onSummary, heading, state) => {
    expect(decideOrderDisplay(order(status, paymentStatus), { onSummary })).toStrictEqual({ heading, state });
  });
});

describe('toPublicState', () => {
  test.each([
    ['pendingapproval', null, 'awaiting-payment'],
    ['pendingapproval', 'fullypaid', 'paid'],
    ['pendingapproval', 'partly', 'in-progress'],
    ['billed', null, 'in-progress'],
    ['closed', null, 'closed'],
    ['closed', 'fullypaid', 'paid'],
  ])('%s, payment %s: %s', (status, paymentStatus, state) => {
    expect(toPublicState(order(status, paymentStatus))).toStrictEqual({ number: 'SO-100001', state });
  });

  test('nothing else of the order gets out', () => {
    const whole = { ...order('closed', null), email: 'anna@keller.example', id: 'ord-1' };
    expect(Object.keys(toPublicState(whole))).toStrictEqual(['number', 'state']);
  });
});
