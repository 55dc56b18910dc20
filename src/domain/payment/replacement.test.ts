import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideCapture,
  emptyPaymentRecord,
  keepProviderOrder,
  noteCapture,
  type PaymentRecord,
} from './payment-record.ts';
import {
  decideReplacing,
  dropReplacing,
  endReplacing,
  noteReplacedBy,
  noteReplaces,
  restoreReplacing,
} from './replacement.ts';

const total = { amount: 11_240, currency: 'eur' } as const;
const open = { provider: 'paypal', reference: 'PP-1', amount: total, since: 0 } as const;
const waiting: PaymentRecord = { ...emptyPaymentRecord, open };
const now = 10_000;
const by = (cartId: string, orderId: string | null = null): PaymentRecord => ({
  ...waiting,
  replaced: { cartId, orderId, since: now },
});
const capturing = (until: number): PaymentRecord => ({ ...waiting, capture: { window: 'a', until } });
const captureBy = (window: string) => ({ reference: 'PP-1', window, total, now, leaseMs: 20_000 });

// rule order.replaced
describe('decideReplacing', () => {
  test.each([
    ['nothing is known of its payment', emptyPaymentRecord, 'claimed'],
    ['a payment is open', waiting, 'claimed'],
    ['a window captures', capturing(now + 1), 'standing'],
    ['the window that captured has gone', capturing(now - 1), 'claimed'],
    ['a capture was seen', noteCapture(waiting, { reference: 'PP-1', amount: null }), 'standing'],
    ['the same cart claimed it before', by('cart-1'), 'claimed'],
    ['another cart claims it', by('cart-2'), 'standing'],
    ['another cart has become its order', by('cart-2', 'order-2'), 'standing'],
  ] as const)('%s: %s', (_case, record, kind) => {
    expect(decideReplacing(record, { cartId: 'cart-1', now }).kind).toBe(kind);
  });

  test('of one order either a window captures or a cart takes its place, whoever comes first', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'cart-1', 'cart-2'), { minLength: 1 }), (askers) => {
        let record = waiting;
        const letIn = askers.flatMap((asker) => {
          const isCart = asker.startsWith('cart');
          const decided = isCart
            ? decideReplacing(record, { cartId: asker, now })
            : decideCapture(record, captureBy(asker));
          if (!('record' in decided)) return [];
          ({ record } = decided);
          return [asker];
        });
        expect(new Set(letIn).size).toBe(1);
      }),
    );
  });
});

// rule order.replaced
describe('an order that is ordered anew', () => {
  test('is not captured, and nothing more is handed out', () => {
    const claimed = by('cart-1');
    expect(decideCapture(claimed, captureBy('a')).kind).toBe('replaced');
    const request = { provider: 'paypal', made: 'PP-2', gone: null, amount: total, now } as const;
    expect(keepProviderOrder(claimed, request)).toBe(claimed);
  });

  test('can be paid again once the claim is given up', () => {
    const claim = { cartId: 'cart-1', orderId: null, since: now };
    expect(decideCapture(endReplacing(by('cart-1'), claim, null), captureBy('a')).kind).toBe('granted');
    expect(endReplacing(by('cart-1'), claim, 'order-2').replaced?.orderId).toBe('order-2');
  });

  test('a claim that has begun anew, another cart’s and a settled one stay', () => {
    const claim = { cartId: 'cart-1', orderId: null, since: now };
    const again = decideReplacing(by('cart-1'), { cartId: 'cart-1', now });
    if (again.kind !== 'claimed') throw new Error(again.kind);
    for (const record of [again.record, by('cart-2'), by('cart-1', 'order-2'), waiting])
      expect(endReplacing(record, claim, null)).toBe(record);
  });

  test('can be paid again once the order in its place is closed, unless another has taken that place since', () => {
    const closed = { cartId: 'cart-1', orderId: 'order-2', since: now };
    expect(decideCapture(dropReplacing(by('cart-1', 'order-2'), closed), captureBy('a')).kind).toBe('granted');
    for (const record of [by('cart-3', 'order-3'), by('cart-1'), waiting])
      expect(dropReplacing(record, closed)).toBe(record);
  });

  test('is told by the paid order in its place where its own row has lost the claim, and only there', () => {
    expect(decideCapture(restoreReplacing(waiting, 'order-2'), captureBy('a')).kind).toBe('replaced');
    for (const record of [by('cart-1'), by('cart-3', 'order-3')])
      expect(restoreReplacing(record, 'order-2')).toBe(record);
  });

  test('knows the order that its cart has become, and that one knows it, each once', () => {
    expect(noteReplacedBy(by('cart-1'), 'cart-1', 'order-2').replaced?.orderId).toBe('order-2');
    for (const record of [by('cart-2'), by('cart-1', 'order-2'), waiting])
      expect(noteReplacedBy(record, 'cart-1', 'order-3')).toBe(record);
    const noted = noteReplaces(waiting, ['order-1', 'order-0']);
    expect(noted.replaces).toEqual(['order-1', 'order-0']);
    expect(noteReplaces(noted, ['order-1'])).toBe(noted);
  });
});
