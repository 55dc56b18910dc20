import type { OrderView } from '#api/order.ts';
import { atom } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { look, noticeOf, type OrderEffects, type PaymentNotice } from './payment.ts';

const waiting = { status: 'pendingapproval', paymentStatus: null };
const declined = { ...waiting, isDeclined: true } as const;

// rule payment.declined
describe('an order whose payment was declined', () => {
  test.each([
    ['opened again', declined, { kind: 'declined' }],
    ['paid meanwhile', { ...declined, paymentStatus: 'fullypaid' }, null],
    ['a payment is being processed', { ...declined, paymentStatus: 'processing' }, null],
    ['closed', { ...declined, status: 'closed' }, null],
    ['ordered anew', { ...declined, replaced: { id: 'ord_2', number: null } }, null],
    ['the one before it was paid', { ...declined, replaces: [{ id: 'ord_0', number: null, isTaken: true }] }, null],
    ['not declined', waiting, null],
    ['not this visitor’s', null, null],
  ])('%s', (_case, order, notice) => expect(noticeOf(order)).toEqual(notice));

  test.each<[string, PaymentNotice, string]>([
    ['it says so too', null, 'declined'],
    ['what it says itself stays', { kind: 'cancelled' }, 'cancelled'],
  ])('in another window that looks again: %s', async (_case, notice, kind) => {
    const [$order, $notice] = [atom(waiting as OrderView | null), atom(notice)];
    const call = async () => ({ ok: true, value: { yours: true, order: declined } });
    const effects = { call } as unknown as OrderEffects;
    await look({ effects, id: 'ord_1', $order, $notice, $failure: atom(null), seen: null, window: null, tries: 0 });
    expect($notice.get()?.kind).toBe(kind);
  });
});
