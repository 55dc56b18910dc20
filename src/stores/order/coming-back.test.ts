import type { OrderView } from '#api/order.ts';
import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import {
  askOnReturn,
  isAwaitingPayment,
  look,
  mayPay,
  noticeOf,
  type OrderEffects,
  type OrderParts,
  type PaymentNotice,
  returnRetryMs,
} from './payment.ts';

const waiting = { status: 'pendingapproval', paymentStatus: null };
const paid = { ...waiting, paymentStatus: 'fullypaid' };
const left = { ...waiting, attempt: { kind: 'unfinished', text: 'Not paid' } } as const;
const underWay = { ...waiting, attempt: { kind: 'under-way', text: 'Wait' } } as const;
type Told = typeof left | typeof underWay | typeof waiting | typeof paid | 'offline';

type Meanwhile = { signal?: AbortSignal; pressIn?: 'the wait' | 'the second question' };

/** The shop answers one after the other, the last one again and again. `pressIn`: when the buyer presses to pay. */
function comeBack(answers: Told[], { signal, pressIn }: Meanwhile = {}) {
  const waits: number[] = [];
  let asked = 0;
  const call = async () => {
    const told = answers[Math.min(asked++, answers.length - 1)];
    if (asked === 2 && pressIn === 'the second question') await mayPay(parts);
    return told === 'offline'
      ? { ok: false, problem: { code: told, ref: '' } }
      : { ok: true, value: { yours: true, order: told } };
  };
  const wait = async (delayMs: number) => {
    waits.push(delayMs);
    if (pressIn === 'the wait') await mayPay(parts);
  };
  const $notice = atom<PaymentNotice>(null);
  const $order = atom(waiting as OrderView | null);
  const effects = { call, wait, scrollToTop: () => {} } as unknown as OrderEffects;
  const told = { $order, $notice, $failure: atom<string | null>(null) };
  const parts: OrderParts = { effects, id: 'ord_1', ...told, seen: null, window: null, tries: 0 };
  return { done: askOnReturn(parts, signal), parts, $notice, waits, asked: () => asked };
}

// rule payment.told-on-return
test.each<[string, Told[], number, PaymentNotice]>([
  ['nothing was opened: nothing is said', [waiting], 3, null],
  ['a payment that the provider knows late is found', [left, paid], 2, { kind: 'complete' }],
  ['a window that came to nothing is told', [left], 3, { kind: 'attempt', attempt: left.attempt }],
  ['one that may be taking the money is told', [underWay], 3, { kind: 'attempt', attempt: underWay.attempt }],
  ['and so is what became of it', [underWay, left], 3, { kind: 'attempt', attempt: left.attempt }],
  ['an order that was closed meanwhile says so itself', [underWay, { ...waiting, status: 'closed' }], 2, null],
  ['a paid order is not asked about again', [paid], 1, { kind: 'complete' }],
  ['where the shop cannot be asked nothing is said', ['offline'], 3, null],
])('%s', async (_case, answers, times, notice) => {
  const { done, $notice, waits, asked } = comeBack(answers);
  await done;
  expect([asked(), waits, $notice.get()]).toEqual([times, returnRetryMs.slice(0, times - 1), notice]);
});

// rule payment.told-on-return
test.each<[NonNullable<Meanwhile['pressIn']>, Told[], number]>([
  ['the wait', [left, waiting, left], 2],
  ['the second question', [left, left, waiting, left], 3],
])('a press to pay in %s ends it: nothing is said beside the window that opens', async (pressIn, answers, times) => {
  const { done, $notice, asked } = comeBack(answers, { pressIn });
  await done;
  expect([asked(), $notice.get()]).toEqual([times, null]);
});

// rule payment.told-on-return
test.each([
  ['stays', waiting, 'attempt'],
  ['goes with an order that is closed', { ...waiting, status: 'closed' }, undefined],
])('at a later look what was said %s', async (_case, now, kind) => {
  const { done, parts, $notice } = comeBack([underWay, underWay, underWay, now]);
  await done;
  await look(parts);
  expect($notice.get()?.kind).toBe(kind);
});

test('a page that was left asks no more', async () => {
  const { done, asked } = comeBack([left], { signal: AbortSignal.abort() });
  await done;
  expect(asked()).toBe(0);
});

// rules payment.told-on-return and payment.declined
test.each([
  ['by a link', left, 'attempt'],
  ['and declined', { ...left, isDeclined: true } as const, 'declined'],
  ['and closed', { ...left, status: 'closed' }, undefined],
  ['and ordered anew', { ...left, replaced: { id: 'ord_2', number: null } }, undefined],
])('what is said at once of an order that was left unfinished, %s', (_case, order, kind) => {
  expect(noticeOf(order)?.kind).toBe(kind);
});

test('while a window may be taking the money, paying once more is not offered', () => {
  expect([left, underWay].map((order) => isAwaitingPayment(noticeOf(order)))).toEqual([false, true]);
});
