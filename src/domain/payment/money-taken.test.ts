import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order } from '../order/order.ts';
import { isMoneyTaken } from './money-taken.ts';

const amount = { amount: 11_240, currency: 'eur' } as const;
const listed = { captured: [{ reference: 'pay-1', amount }] };
const seen = [{ reference: 'PP-1', amount: null }];
const told = (
  paymentStatus: Order['paymentStatus'],
  more: Pick<Order, 'captured'> = {},
  status = 'pendingapproval',
) => ({
  status,
  paymentStatus,
  ...more,
});

// rule payment.taken
describe('isMoneyTaken', () => {
  test.each([
    ['nobody says so', told(null), [], false],
    ['the list of payments is empty', told(null, { captured: [] }), [], false],
    ['another word than paid', told('authorised', { captured: [] }), [], false],
    ['closed, nothing listed', told(null, { captured: [] }, 'closed'), [], false],
    ['the order is paid, no list is told', told('fullypaid'), [], true],
    ['the order is paid, by no provider', told('fullypaid', { captured: [] }), [], true],
    ['a payment is listed that the order does not know yet', told(null, listed), [], true],
    ['a payment is listed for a closed order', told(null, listed, 'closed'), [], true],
    ['only a window has seen it', told(null, { captured: [] }), seen, true],
    ['the commerce API cannot be asked, nothing was seen', null, [], false],
    ['the commerce API cannot be asked, a window has seen it', null, seen, true],
  ])('%s', (_case, order, windows, isTaken) => {
    expect(isMoneyTaken(order, { seen: windows })).toBe(isTaken);
  });

  test('no witness takes back what another one says', () => {
    const order = fc.record({
      status: fc.constantFrom('pendingapproval', 'closed', 'billed'),
      paymentStatus: fc.constantFrom(null, '', 'authorised', 'fullypaid'),
      captured: fc.constantFrom([], listed.captured),
    });
    fc.assert(
      fc.property(order, fc.constantFrom([], seen), (one, windows) => {
        const each = [
          isMoneyTaken({ ...one, captured: [] }, { seen: [] }),
          isMoneyTaken({ ...one, paymentStatus: null }, { seen: [] }),
          isMoneyTaken(null, { seen: windows }),
        ];
        expect(isMoneyTaken(one, { seen: windows })).toBe(each.includes(true));
      }),
    );
  });
});
