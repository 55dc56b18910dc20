import { describe, expect, test } from 'vitest';
import { compareTotals, listSeenTotals, type PricedBasket } from './total-change.ts';

const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const basket = (items: number, shipping: number | null): PricedBasket => ({
  totals: { items: eur(items), shipping: eur(shipping ?? 0), total: eur(items + (shipping ?? 0)) },
  shippingMethodId: shipping === null ? null : 'ups',
  shippingMethods: [{ id: 'ups', gross: eur(1_230) }],
});

// rule tax.change-announced
describe('compareTotals', () => {
  test.each([
    ['nothing differs', basket(100, 10), basket(100, 10), null],
    ['both have a method', basket(12_300, 1_230), basket(10_000, 2_990), [13_530, 12_990, 'total']],
    ['both are sent free', basket(12_300, 0), basket(10_000, 0), [12_300, 10_000, 'total']],
    ['neither has one', basket(12_300, null), basket(10_000, null), [12_300, 10_000, 'parts']],
    ['the new country took it back', basket(12_300, 1_230), basket(10_000, null), [12_300, 10_000, 'parts']],
    ['it came with the change', basket(12_300, null), basket(10_000, 2_990), [12_300, 10_000, 'parts']],
    ['the new country took a free one back', basket(10_935, 0), basket(8_890, null), [10_935, 8_890, 'parts']],
    ['a free one came with it', basket(12_300, null), basket(10_000, 0), [12_300, 10_000, 'parts']],
    ['only the method went, which is no matter of tax', basket(100, 10), basket(100, null), null],
  ] as const)('%s', (_case, before, now, change) => {
    const found = compareTotals(before, now);
    expect(found && [found.before.amount, found.now.amount, found.of]).toEqual(change);
  });
});

// rule checkout.seen-total
test('what stands on the page: the total, and the one with a method that was just chosen', () => {
  expect(listSeenTotals(basket(100, null), '')).toEqual([eur(100)]);
  expect(listSeenTotals(basket(100, null), 'ups')).toEqual([eur(100), eur(1_330)]);
  expect(listSeenTotals(basket(100, 10), 'gone')).toEqual([eur(110)]);
});
