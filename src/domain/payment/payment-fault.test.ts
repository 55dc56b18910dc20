import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Money } from '../price/money.ts';
import { findPaymentFault } from './payment-fault.ts';

const eur = (amount: number): Money => ({ amount, currency: 'eur' });
const pln = (amount: number): Money => ({ amount, currency: 'pln' });
const total = eur(11_240);
/** As the commerce API tells them, by names of its own. */
const capturesOf = (amounts: readonly Money[] | null) =>
  amounts?.map((amount, index) => ({ reference: `pay-${index}`, amount })) ?? null;
const seen = (...amounts: (Money | null)[]) => amounts.map((amount, index) => ({ reference: `PP-${index}`, amount }));

// rule payment.faults-noticed
describe('findPaymentFault', () => {
  const evidenceOf = (judged: Parameters<typeof findPaymentFault>[0]) => findPaymentFault(judged)?.evidence ?? null;

  test.each([
    ['nothing taken', 'awaiting-payment', [], [], null, []],
    ['not told, nothing seen', 'awaiting-payment', null, [], null, []],
    ['paid, none told, nothing seen', 'paid', null, [], null, []],
    ['paid by no provider', 'paid', [], [], null, []],
    ['taken once', 'paid', [total], [], null, []],
    ['taken once, the order does not know it yet', 'awaiting-payment', [total], [], null, []],
    ['taken once, not told, seen', 'paid', null, seen(total), null, []],
    ['taken once, seen without amount', 'paid', null, seen(null), null, []],
    ['taken twice', 'paid', [total, total], [], 'twice', [total]],
    ['taken three times', 'paid', [total, total, total], [], 'twice', [eur(22_480)]],
    ['taken twice, told once so far', 'paid', [total], seen(total, total), 'twice', [total]],
    ['taken twice, not told, seen', 'paid', null, seen(total, null), 'twice', [total]],
    ['taken twice, seen once', 'paid', [total, total], seen(total), 'twice', [total]],
    ['in two halves', 'paid', [eur(5_620), eur(5_620)], [], null, []],
    ['too much', 'paid', [eur(12_000)], [], 'too-much', [eur(760)]],
    ['too little', 'awaiting-payment', [eur(100)], [], 'too-little', [eur(100)]],
    ['too little, seen', 'awaiting-payment', null, seen(eur(100)), 'too-little', [eur(100)]],
    ['too little, and settled by a person', 'paid', [eur(100)], [], null, []],
    ['another currency', 'awaiting-payment', [pln(11_240)], [], 'other-currency', [pln(11_240)]],
    ['another currency as well', 'paid', [total, pln(100)], [], 'other-currency', [pln(100)]],
    ['for a closed order', 'closed', [total], [], 'closed', [total]],
    ['twice for a closed order', 'closed', [total, total], [], 'closed', [eur(22_480)]],
  ] as const)('%s (%s)', (_case, state, captured, browsers, kind, giveBack) => {
    const fault = findPaymentFault({ total, state, captured: capturesOf(captured), seen: browsers });
    expect([fault?.kind ?? null, fault?.giveBack ?? []]).toEqual([kind, giveBack]);
  });

  test.each([
    ['twice, as the commerce API lists it', 'paid', [total, total], [], 'commerce-api'],
    ['twice, listed and seen', 'paid', [total, total], seen(total, total), 'commerce-api'],
    ['twice, listed once', 'paid', [total], seen(total, total), 'browser'],
    ['twice, not listed', 'paid', null, seen(total, total), 'browser'],
    ['too much, listed', 'paid', [eur(12_000)], [], 'commerce-api'],
    ['too much, seen', 'awaiting-payment', null, seen(eur(996_889)), 'browser'],
    ['too little, listed', 'awaiting-payment', [eur(100)], [], 'commerce-api'],
    ['too little, seen', 'awaiting-payment', [], seen(eur(100)), 'browser'],
    ['another currency, listed', 'awaiting-payment', [pln(11_240)], [], 'commerce-api'],
    ['another currency, seen', 'awaiting-payment', [], seen(pln(11_240)), 'browser'],
    ['closed, listed', 'closed', [total], [], 'commerce-api'],
    ['closed, seen', 'closed', [], seen(total), 'browser'],
  ] as const)('%s: by whose word', (_case, state, captured, browsers, evidence) => {
    expect(evidenceOf({ total, state, captured: capturesOf(captured), seen: browsers })).toBe(evidence);
  });

  test.each([
    ['both told as paid', [total], [], 'paid', 'paid', 'commerce-api', [total]],
    ['only this one seen', [], seen(total), 'unpaid', 'unpaid', 'browser', []],
    ['this one told, the new one not paid', [total], [], 'unpaid', 'unpaid', 'commerce-api', []],
    ['this one told, the new one seen as paid', [total], [], 'unpaid', 'paid', 'commerce-api', []],
    ['this one told, the new one closed and seen as paid', [total], [], 'none', 'paid', 'browser', [total]],
    ['the new one told, this one seen', [], seen(total), 'paid', 'paid', 'browser', [total]],
  ] as const)(
    'ordered anew, %s: by whose word',
    (_case, captured, browsers, successor, successorSeen, evidence, giveBack) => {
      const state = captured.length > 0 ? 'paid' : 'awaiting-payment';
      const judged = {
        total,
        state,
        captured: capturesOf(captured),
        seen: browsers,
        successor,
        successorSeen,
      } as const;
      expect(findPaymentFault(judged)).toMatchObject({ evidence, giveBack });
    },
  );

  test('whatever browsers say, a fault by the word of the commerce API is what it alone shows', () => {
    const money = fc.record({
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      currency: fc.constantFrom('eur' as const, 'pln' as const),
    });
    const browsers = fc.array(fc.record({ reference: fc.string(), amount: fc.option(money) }));
    const captured = fc.option(fc.array(money, { maxLength: 3 }));
    const state = fc.constantFrom('paid' as const, 'awaiting-payment' as const, 'closed' as const);
    const stands = fc.constantFrom('none' as const, 'unpaid' as const, 'paid' as const);
    fc.assert(
      fc.property(browsers, captured, state, stands, stands, (all, amounts, stateNow, successor, successorSeen) => {
        const silent = { total, state: stateNow, captured: capturesOf(amounts), seen: [], successor };
        const found = findPaymentFault({ ...silent, seen: all, successorSeen });
        const alone = findPaymentFault(silent);
        if (found?.evidence !== 'browser') expect(found).toEqual(alone);
        else expect(alone).toBeNull();
      }),
    );
  });

  // rule order.replaced
  test.each([
    ['nothing taken', 'awaiting-payment', [], 'unpaid', null, []],
    ['taken, the new one is not paid', 'paid', [total], 'unpaid', 'replaced', []],
    ['taken, the order does not know it yet', 'awaiting-payment', [total], 'unpaid', 'replaced', []],
    ['taken, the new one is paid too', 'paid', [total], 'paid', 'replaced', [total]],
    ['taken twice, the new one is not paid', 'paid', [total, total], 'unpaid', 'twice', [total]],
    ['taken twice, the new one is paid too', 'paid', [total, total], 'paid', 'replaced', [eur(22_480)]],
    ['too little, the new one is not paid', 'awaiting-payment', [eur(100)], 'unpaid', 'too-little', [eur(100)]],
    ['too little, the new one is paid', 'awaiting-payment', [eur(100)], 'paid', 'replaced', [eur(100)]],
    ['closed, the new one is paid', 'closed', [total], 'paid', 'replaced', [total]],
    ['taken, the new one is closed', 'paid', [total], 'none', null, []],
    ['paid, none told, the new one is not paid', 'paid', null, 'unpaid', 'replaced', []],
    ['paid, none told, the new one is paid too', 'paid', null, 'paid', 'replaced', [total]],
    ['paid by no provider, the new one is paid too', 'paid', [], 'paid', 'replaced', [total]],
  ] as const)('ordered anew, %s (%s)', (_case, state, captured, successor, kind, giveBack) => {
    const fault = findPaymentFault({ total, state, captured: capturesOf(captured), seen: [], successor });
    expect([fault?.kind ?? null, fault?.giveBack ?? []]).toEqual([kind, giveBack]);
  });

  const by = (...references: string[]) => references.map((reference) => ({ reference, amount: total }));
  test.each([
    ['told twice by the commerce API', by('PP-1', 'PP-1'), [], 1],
    ['told by both by one name', by('PP-1'), by('PP-1'), 1],
    ['told by both by other names', by('pay-1'), by('PP-1'), 1],
    ['another one seen, by the names of the commerce API', by('PP-1'), by('PP-1', 'PP-2'), 2],
    ['two told, and another one seen: the word of the commerce API', by('PP-1', 'PP-2'), by('PP-2', 'PP-3'), 2],
    ['two told, two seen by other names', by('pay-1', 'pay-2'), by('PP-1', 'PP-2'), 2],
    ['seen twice by one name', null, by('PP-1', 'PP-1'), 1],
  ])('counted by what they are called: %s', (_case, captured, browsers, count) => {
    const fault = findPaymentFault({ total, state: 'paid', captured, seen: browsers });
    expect(fault?.taken.length ?? 1).toBe(count);
  });

  test('what is given back and what the order costs is what was taken, whatever was taken of a paid order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 6 }), (amounts) => {
        const fault = findPaymentFault({ total, state: 'paid', captured: capturesOf(amounts.map(eur)), seen: [] });
        const sum = amounts.reduce((all, one) => all + one, 0);
        expect(fault?.giveBack ?? []).toEqual(sum > total.amount ? [eur(sum - total.amount)] : []);
      }),
    );
  });
});
