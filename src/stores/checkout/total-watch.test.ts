import type { BasketAnswer } from '#api/basket.ts';
import { atom } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { chosenBasket, completeDraft } from './checkout-for-tests.ts';
import { createTotalWatch } from './total-watch.ts';

const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const zero = eur(0);
const priced = (total: number, setting: BasketAnswer['tax']['setting'], changes: Partial<BasketAnswer> = {}) =>
  chosenBasket({
    totals: { items: eur(total), shipping: zero, tax: zero, total: eur(total), discount: null },
    tax: { setting, reason: 'private-buyer' },
    ...changes,
  });

function watch(...baskets: BasketAnswer[]) {
  const $basket = atom<BasketAnswer | null>(null);
  const $draft = atom(completeDraft);
  const totals = createTotalWatch({ $basket, draft: { $draft } });
  $basket.listen(totals.followBasket);
  for (const basket of baskets) $basket.set(basket);
  return { $basket, $draft, ...totals };
}

// rule tax.change-announced
describe('a change of tax', () => {
  test('is told with the total before and the one it led to', () => {
    const { $taxChange } = watch(priced(12_300, 'standard'), priced(10_000, 'reverse-charge'));
    expect($taxChange.get()).toEqual({ before: eur(12_300), now: eur(10_000) });
  });

  test.each<[string, BasketAnswer[]]>([
    ['the first basket of a page', [priced(10_000, 'export')]],
    ['another total with the same tax', [priced(12_300, 'standard'), priced(24_600, 'standard')]],
    ['a basket that was empty', [priced(0, 'standard', { lines: [] }), priced(10_000, 'export')]],
    [
      'a total that has changed since',
      [priced(12_300, 'standard'), priced(10_000, 'export'), priced(11_000, 'export')],
    ],
  ])('%s is none', (_case, baskets) => {
    expect(watch(...baskets).$taxChange.get()).toBeNull();
  });

  test('back again is told again', () => {
    const { $taxChange } = watch(priced(12_300, 'standard'), priced(10_000, 'export'), priced(12_300, 'standard'));
    expect($taxChange.get()).toEqual({ before: eur(10_000), now: eur(12_300) });
  });
});

// rule checkout.seen-total
describe('the total that Continue may carry on', () => {
  test('is the one that stood there', () => {
    const { $basket, $unseenTotal, look } = watch(priced(12_300, 'standard'));
    const isSeen = look();
    expect(isSeen()).toBe(true);
    $basket.set(priced(10_000, 'reverse-charge'));
    expect(isSeen()).toBe(false);
    expect($unseenTotal.get()).toEqual({ before: eur(12_300), now: eur(10_000) });
    expect(look()()).toBe(true);
    expect($unseenTotal.get()).toBeNull();
  });

  test('or the one with the method that was just chosen, whose price stands beside it', () => {
    const method = { id: 'express', name: 'E', title: 'E', description: '', gross: eur(1_990) };
    const { $basket, $draft, look } = watch(priced(12_300, 'standard', { shippingMethods: [method] }));
    $draft.set({ ...completeDraft, shippingMethodId: 'express' });
    const isSeen = look();
    $basket.set(priced(14_290, 'standard'));
    expect(isSeen()).toBe(true);
    $basket.set(priced(14_291, 'standard'));
    expect(isSeen()).toBe(false);
  });
});
