import { describe, expect, test } from 'vitest';
import { orderCopy } from '#config/copy/order.ts';
import { decideOrderState, orderStates } from './order-state.ts';

// rule order.state
describe('decideOrderState', () => {
  test.each([
    ['pendingapproval', null, 'awaiting-payment'],
    ['pendingapproval', '', 'awaiting-payment'],
    ['pendingapproval', 'partly', 'in-progress'],
    ['pendingapproval', 'fullypaid', 'paid'],
    ['approved', null, 'in-progress'],
    ['', null, 'in-progress'],
    ['closed', null, 'closed'],
    ['closed', 'refunded', 'closed'],
    ['closed', 'fullypaid', 'paid'],
    ['pendingapproval', 'FullyPaid', 'in-progress'],
  ])('status %j, payment %j: %s', (status, paymentStatus, state) => {
    expect(decideOrderState({ status, paymentStatus })).toBe(state);
  });

  test('there is a sentence for every state', () => {
    expect(Object.keys(orderCopy.publicStates).toSorted()).toEqual([...orderStates].toSorted());
  });
});
