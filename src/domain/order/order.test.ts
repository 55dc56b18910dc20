import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderCopy } from '#config/copy/order.ts';
import {
  countUnpaid,
  decideOrderDisplay,
  decideOrderState,
  decidePieces,
  type HeldPieces,
  isGivenUp,
  orderStates,
} from './order.ts';

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

// rule order.replaced
test.each([
  ['an order by itself', {}, false],
  ['ordered anew', { replaced: { id: 'ord_2' } }, true],
  ['being ordered anew, the new one has no id yet', { replaced: { id: null } }, true],
  ['made in place of one that is not paid', { replaces: [{ isTaken: false }] }, false],
  ['made in place of two, the first of them paid', { replaces: [{ isTaken: false }, { isTaken: true }] }, true],
])('%s: %#', (_case, order, isOver) => {
  expect(isGivenUp(order)).toBe(isOver);
});

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
    ['pendingapproval', null, 'A new order has replaced this one', 'replaced'],
    ['pendingapproval', 'fullypaid', 'Your order is paid - SO-100001', 'paid'],
    ['closed', null, 'Your order is closed', 'closed'],
  ])('%s, payment %s, ordered anew: %s', (status, paymentStatus, heading, state) => {
    const displayed = { ...order(status, paymentStatus), replaced: { id: 'ord_2', number: null } };
    expect(decideOrderDisplay(displayed, { onSummary: false })).toStrictEqual({ heading, state });
  });
});

const unpaid = (pieces: number): HeldPieces => ({ pieces, state: 'unpaid' });
const states = ['unpaid', 'paid', 'closed', 'replaced'] as const;

// rule order.unpaid-pieces
describe('one more order beside those of the same visitor, 48 at most', () => {
  test.each<[string, HeldPieces[], number, 'free' | 'pay-first']>([
    ['nothing waits, whatever its size', [], 999, 'free'],
    ['24 wait, and 24 more', [unpaid(24)], 24, 'free'],
    ['24 wait, and 25 more', [unpaid(24)], 25, 'pay-first'],
    ['a large one waits, and one piece more', [unpaid(60)], 1, 'pay-first'],
    ['three wait that are too many together', [unpaid(20), unpaid(20), unpaid(8)], 1, 'pay-first'],
    ['all is paid', [{ pieces: 400, state: 'paid' }], 60, 'free'],
    ['the seller has closed it', [{ pieces: 400, state: 'closed' }], 60, 'free'],
    ['it was ordered anew', [{ pieces: 40, state: 'replaced' }], 40, 'free'],
    ['of two one is paid', [{ pieces: 40, state: 'paid' }, unpaid(40)], 9, 'pay-first'],
  ])('%s', (_case, held, pieces, decision) => {
    expect(decidePieces(held, pieces, 48)).toBe(decision);
  });

  test('paying, closing and ordering anew never make it stricter', () => {
    const held = fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 99 }), state: fc.constantFrom(...states) }));
    fc.assert(
      fc.property(
        held,
        fc.integer({ min: 1, max: 99 }),
        fc.nat(),
        fc.constantFrom(...states),
        (all, pieces, at, state) => {
          fc.pre(all.length > 0 && state !== 'unpaid');
          const after = all.map((one, index) => (index === at % all.length ? { ...one, state } : one));
          expect(countUnpaid(after)).toBeLessThanOrEqual(countUnpaid(all));
          if (decidePieces(all, pieces, 48) === 'free') expect(decidePieces(after, pieces, 48)).toBe('free');
        },
      ),
    );
  });
});
