import { describe, expect, test } from 'vitest';
import { compareTotals, isPricedAlike, listSeenTotals, type PricedBasket } from './total-change.ts';

const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const basket = (items: number, shipping: number | null, more: Partial<PricedBasket> = {}): PricedBasket => ({
  totals: { items: eur(items), shipping: eur(shipping ?? 0), total: eur(items + (shipping ?? 0)) },
  tax: { setting: 'standard' },
  shippingMethodId: shipping === null ? null : 'ups',
  shippingMethods: [{ id: 'ups', gross: eur(1_230) }],
  ...more,
});

// rule tax.change-announced
describe('compareTotals', () => {
  test.each([
    ['nothing differs', basket(100, 10), basket(100, 10), null],
    ['both have a method', basket(12_300, 1_230), basket(10_000, 2_990), [13_530, 12_990, 'total']],
    ['neither has one', basket(12_300, null), basket(10_000, null), [12_300, 10_000, 'total']],
    ['the new country took it back', basket(12_300, 1_230), basket(10_000, null), [12_300, 10_000, 'parts']],
    ['it came with the change', basket(12_300, null), basket(10_000, 2_990), [12_300, 10_000, 'parts']],
    ['it costs nothing', basket(12_300, null), basket(10_000, 0), [12_300, 10_000, 'total']],
    ['only the method went, which is no matter of tax', basket(100, 10), basket(100, null), null],
  ] as const)('%s', (_case, before, now, change) => {
    const found = compareTotals(before, now);
    expect(found && [found.before.amount, found.now.amount, found.of]).toEqual(change);
  });
});

// rule tax.change-announced
test.each([
  ['a method is chosen', basket(100, null), basket(100, 10), true],
  ['the parts cost another sum', basket(100, null), basket(101, null), false],
  ['the tax is another one', basket(100, null), basket(100, null, { tax: { setting: 'export' } }), false],
])('a change of tax stands on: %s: %#', (_case, before, now, isAlike) => {
  expect(isPricedAlike(before, now)).toBe(isAlike);
});

// rule checkout.seen-total
test('what stands on the page: the total, and the one with a method that was just chosen', () => {
  expect(listSeenTotals(basket(100, null), '')).toEqual([eur(100)]);
  expect(listSeenTotals(basket(100, null), 'ups')).toEqual([eur(100), eur(1_330)]);
  expect(listSeenTotals(basket(100, 10), 'gone')).toEqual([eur(110)]);
});
