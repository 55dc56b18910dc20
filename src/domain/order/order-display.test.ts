import { describe, expect, test } from 'vitest';
import { decideOrderDisplay } from './order-display.ts';

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

  // rule order.replaced
  test.each([
    ['pendingapproval', null, 'Your order was ordered anew', 'replaced'],
    ['pendingapproval', 'fullypaid', 'Your order is paid - SO-100001', 'paid'],
    ['closed', null, 'Your order is closed', 'closed'],
  ])('%s, payment %s, ordered anew: %s', (status, paymentStatus, heading, state) => {
    const shown = { ...order(status, paymentStatus), replaced: { id: 'ord_2', number: null } };
    expect(decideOrderDisplay(shown, { onSummary: false })).toStrictEqual({ heading, state });
  });
});
