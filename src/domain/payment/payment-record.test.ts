import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order } from '../order/order.ts';
import {
  decideAttempt,
  decideCapture,
  emptyPaymentRecord,
  isMoneyTaken,
  keepProviderOrder,
  noteCapture,
  noteDecline,
  recordAttempt,
  type PaymentRecord,
} from './payment-record.ts';

const total = { amount: 11_240, currency: 'eur' } as const;
const dearer = { ...total, amount: 11_740 };
const hour = 60 * 60_000;
const open = { provider: 'paypal', reference: 'PP-1', amount: total, since: 0 } as const;
const revolut = { ...open, provider: 'revolut', reference: 'tok-1' } as const;
const kept: PaymentRecord = { ...emptyPaymentRecord, open };
const held: PaymentRecord = { ...kept, capture: { window: 'a', until: 20_000 } };
const lapsed: PaymentRecord = { ...kept, capture: { window: 'a', until: 9_999 } };

// rule payment.one-provider-order
describe('keepProviderOrder', () => {
  const request = { provider: 'paypal', made: 'PP-2', gone: null, amount: total, now: 10_000 } as const;
  test.each([
    ['nothing kept, none made', emptyPaymentRecord, { ...request, made: null }, null],
    ['nothing kept, one made', emptyPaymentRecord, request, 'PP-2'],
    ['one kept: it is everybody’s', kept, request, 'PP-1'],
    ['one kept, only asked', kept, { ...request, made: null }, 'PP-1'],
    ['the provider has lost it', kept, { ...request, gone: 'PP-1' }, 'PP-2'],
    ['the provider has lost it, none made yet', kept, { ...request, made: null, gone: 'PP-1' }, null],
    ['the provider has lost another one', kept, { ...request, gone: 'PP-0' }, 'PP-1'],
    ['the order costs more now', kept, { ...request, amount: dearer }, 'PP-2'],
    ['hours old', kept, { ...request, now: 2 * hour }, 'PP-2'],
    ['not quite hours old', kept, { ...request, now: 2 * hour - 1 }, 'PP-1'],
    [
      'hours old, while a window captures it',
      { ...held, capture: { window: 'a', until: 3 * hour } },
      { ...request, now: 2 * hour },
      'PP-1',
    ],
    ['lost, while a window captures it', held, { ...request, gone: 'PP-1' }, 'PP-1'],
    ['lost, after that window has gone', lapsed, { ...request, gone: 'PP-1' }, 'PP-2'],
    [
      'a token of Revolut, weeks old',
      { ...kept, open: revolut },
      { ...request, provider: 'revolut', made: 'tok-2', now: 500 * hour },
      'tok-1',
    ],
    ['of another provider', { ...kept, open: revolut }, request, 'PP-2'],
  ] as const)('%s', (_case, record, question, reference) => {
    expect(keepProviderOrder(record, question).open?.reference ?? null).toBe(reference);
  });

  test('what is kept already is not written again', () => {
    expect(keepProviderOrder(kept, request)).toBe(kept);
    expect(keepProviderOrder(emptyPaymentRecord, { ...request, made: null })).toBe(emptyPaymentRecord);
  });

  test('whoever asks in whatever order, all are given the same', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5 }), { minLength: 1 }), (windows) => {
        let record = emptyPaymentRecord;
        const given = windows.map((window) => {
          record = keepProviderOrder(record, { ...request, made: `PP-${window}` });
          return record.open?.reference;
        });
        expect(new Set(given).size).toBe(1);
      }),
    );
  });
});

// rule payment.once
describe('decideCapture', () => {
  const request = { reference: 'PP-1', window: 'b', total, now: 10_000, leaseMs: 20_000 };
  test.each([
    ['nobody captures', kept, request, 'granted'],
    ['another window captures', held, request, 'under-way'],
    ['this window asks again', held, { ...request, window: 'a' }, 'granted'],
    ['the other window has gone', lapsed, request, 'granted'],
    ['a capture was seen', noteCapture(kept, { reference: 'PP-1', amount: total }), request, 'under-way'],
    ['not the one that is kept', kept, { ...request, reference: 'PP-0' }, 'outdated'],
    ['nothing is kept', emptyPaymentRecord, request, 'outdated'],
    ['the order costs more now', kept, { ...request, total: dearer }, 'outdated'],
  ] as const)('%s: %s', (_case, record, question, kind) => {
    expect(decideCapture(record, question).kind).toBe(kind);
  });

  test('is granted to one window at a time, until a capture came to nothing', () => {
    const first = decideCapture(kept, { ...request, window: 'a' });
    if (first.kind !== 'granted') throw new Error(first.kind);
    expect(decideCapture(first.record, request).kind).toBe('under-way');
    const after = (reference: string, window: string | null) =>
      decideCapture(noteDecline(first.record, { reference, window, now: request.now }), request).kind;
    expect(after('PP-0', 'a')).toBe('under-way');
    expect(after('PP-1', 'b'), 'another window was declined').toBe('under-way');
    expect(after('PP-1', null), 'a window that does not say which it is').toBe('under-way');
    expect(after('PP-1', 'a')).toBe('granted');
  });
});

// rule payment.declined
describe('noteDecline', () => {
  const refused = { reference: 'PP-1', window: 'a', now: 10_000 };
  const taken = noteCapture(kept, { reference: 'PP-1', amount: total });
  test.each([
    ['by the window that captured', held, refused, true],
    ['before any window captured', kept, { ...refused, window: null }, true],
    ['after the window that captured has gone', lapsed, { ...refused, window: 'b' }, true],
    ['a token of Revolut', { ...kept, open: revolut }, { ...refused, reference: 'tok-1', window: null }, true],
    ['while another window captures', held, { ...refused, window: 'b' }, false],
    ['another one than is kept', kept, { ...refused, reference: 'PP-0' }, false],
    ['none is kept', emptyPaymentRecord, refused, false],
    ['money was taken', taken, refused, false],
  ] as const)('%s', (_case, record, refusal, declined) => {
    expect(noteDecline(record, refusal).declined).toBe(declined);
  });

  const declined = noteDecline(kept, refused);
  test.each([
    ['told once more', noteDecline(declined, refused), true],
    [
      'another window asks for the kept one',
      keepProviderOrder(declined, { provider: 'paypal', made: null, gone: null, amount: total, now: 1 }),
      true,
    ],
    ['money was taken after all', noteCapture(declined, { reference: 'PP-1', amount: total }), false],
  ])('afterwards: %s', (_case, record, isStill) => expect(record.declined).toBe(isStill));

  test('whoever tries again begins anew', () => expect(recordAttempt(declined).declined).toBe(false));

  test('what changes nothing is not written again', () => {
    expect(noteDecline(declined, refused)).toBe(declined);
    expect(recordAttempt(kept)).toBe(kept);
  });
});

test('a capture that is told again is one', () => {
  const once = noteCapture(kept, { reference: 'PP-1', amount: null });
  expect(noteCapture(once, { reference: 'PP-1', amount: total })).toBe(once);
  expect(noteCapture(once, { reference: 'PP-2', amount: total }).seen).toHaveLength(2);
});

const amount = { amount: 11_240, currency: 'eur' } as const;
const listed = { captured: [{ reference: 'pay-1', amount }] };
const seen = [{ reference: 'PP-1', amount: null }];
const orderOf = (
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
    ['nobody says so', orderOf(null), [], false],
    ['the list of payments is empty', orderOf(null, { captured: [] }), [], false],
    ['another word than paid', orderOf('authorised', { captured: [] }), [], false],
    ['closed, nothing listed', orderOf(null, { captured: [] }, 'closed'), [], false],
    ['the order is paid, no list is told', orderOf('fullypaid'), [], true],
    ['the order is paid, by no provider', orderOf('fullypaid', { captured: [] }), [], true],
    ['a payment is listed that the order does not know yet', orderOf(null, listed), [], true],
    ['a payment is listed for a closed order', orderOf(null, listed, 'closed'), [], true],
    ['only a window has seen it', orderOf(null, { captured: [] }), seen, true],
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

// rule payment.told-on-return
describe('decideAttempt', () => {
  const taken = { ...kept, seen: [{ reference: 'PP-1', amount: null }] };
  const anew = { ...kept, replaced: { cartId: 'c', orderId: null, since: 0 } };
  test.each<[string, ReturnType<typeof orderOf>, PaymentRecord, string | null]>([
    ['PayPal was opened, and that is all', orderOf(null), kept, 'unfinished'],
    ['a window that captured has been silent for long', orderOf(null), lapsed, 'unfinished'],
    ['a window captures right now', orderOf(null), held, 'under-way'],
    ['a window has seen a capture', orderOf(null), taken, 'under-way'],
    ['a payment is listed that the order does not know yet', orderOf(null, listed), kept, 'under-way'],
    ['nothing was opened', orderOf(null), emptyPaymentRecord, null],
    ['a token of Revolut was handed out', orderOf(null), { ...kept, open: revolut }, null],
    ['it is paid', orderOf('fullypaid'), kept, null],
    ['a payment is being processed', orderOf('processing'), kept, null],
    ['it is closed', orderOf(null, {}, 'closed'), kept, null],
    ['it was ordered anew', orderOf(null), anew, null],
  ])('%s', (_case, order, record, attempt) => expect(decideAttempt(order, record, 10_000)).toBe(attempt));
});
