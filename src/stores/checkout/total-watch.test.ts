import type { BasketAnswer } from '#api/basket.ts';
import { atom, map } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { chosenBasket, completeDraft } from './checkout-for-tests.ts';
import type { Pending } from './pending.ts';
import { createTotalWatch } from './total-watch.ts';

const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const zero = eur(0);
type Priced = Partial<BasketAnswer> & { shipping?: number };
const priced = (items: number, setting: BasketAnswer['tax']['setting'], { shipping = 0, ...changes }: Priced = {}) =>
  chosenBasket({
    totals: { items: eur(items), shipping: eur(shipping), tax: zero, total: eur(items + shipping), discount: null },
    tax: { setting, reason: 'private-buyer' },
    ...changes,
  });

function watch(...baskets: BasketAnswer[]) {
  const $basket = atom<BasketAnswer | null>(null);
  const $draft = atom(completeDraft);
  const $pending = map<ReturnType<Pending['get']>>({});
  const $isUnsent = atom(false);
  const totals = createTotalWatch({ $basket, $pending, draft: { $draft }, intents: { $isUnsent } });
  for (const $one of [$basket, $pending, $isUnsent]) $one.listen(totals.settle);
  for (const basket of baskets) $basket.set(basket);
  return { $basket, $draft, $pending, $isUnsent, ...totals };
}

// rule tax.change-announced
describe('a change of tax', () => {
  test('is told with the total before and the one it led to', () => {
    const { $taxChange } = watch(priced(12_300, 'standard'), priced(10_000, 'reverse-charge'));
    expect($taxChange.get()).toEqual({ before: eur(12_300), now: eur(10_000), of: 'total' });
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
    expect($taxChange.get()).toEqual({ before: eur(10_000), now: eur(12_300), of: 'total' });
  });

  const at = (setting: BasketAnswer['tax']['setting'], items: number, shipping: number | null) =>
    priced(items, setting, { shipping: shipping ?? 0, shippingMethodId: shipping === null ? null : 'ups' });

  test('while no method is chosen for the new place, the parts are compared; choosing one is no change of tax', () => {
    const { $basket, $taxChange } = watch(at('standard', 12_300, 1_230), at('export', 10_000, null));
    const told = { before: eur(12_300), now: eur(10_000), of: 'parts' };
    expect($taxChange.get()).toEqual(told);
    $basket.set(at('export', 10_000, null));
    expect($taxChange.get()).toEqual(told);
    $basket.set(at('export', 10_000, 2_990));
    expect($taxChange.get()).toBeNull();
  });

  test('a free method that the new place took back leaves the parts to compare', () => {
    const { $taxChange } = watch(at('standard', 10_935, 0), at('export', 8_890, null));
    expect($taxChange.get()).toEqual({ before: eur(10_935), now: eur(8_890), of: 'parts' });
  });

  const between = () => {
    const kit = watch(priced(10_000, 'reverse-charge'));
    kit.$pending.setKey('shipping.country', true);
    kit.$pending.setKey('vatNumber', true);
    kit.$basket.set(priced(12_300, 'standard'));
    return kit;
  };

  test('an answer with others behind it is not told', () => {
    const { $basket, $pending, $taxChange } = between();
    $pending.setKey('shipping.country', false);
    expect($taxChange.get()).toBeNull();
    $basket.set(priced(10_000, 'reverse-charge'));
    $pending.setKey('vatNumber', false);
    expect($taxChange.get()).toBeNull();
  });

  test('what stands still in between is told, once nothing comes any more', () => {
    const { $isUnsent, $taxChange } = between();
    $isUnsent.set(true);
    expect($taxChange.get()).toEqual({ before: eur(10_000), now: eur(12_300), of: 'total' });
  });
});

// rule checkout.seen-total
describe('the total that Continue may carry on', () => {
  test('is the one that stood there', () => {
    const { $basket, $unseenTotal, rememberTotals } = watch(priced(12_300, 'standard'));
    const isSeen = rememberTotals();
    expect(isSeen()).toBe(true);
    $basket.set(priced(10_000, 'reverse-charge'));
    expect(isSeen()).toBe(false);
    expect($unseenTotal.get()).toEqual({ before: eur(12_300), now: eur(10_000), of: 'total' });
    expect(rememberTotals()()).toBe(true);
    expect($unseenTotal.get()).toBeNull();
  });

  test('or the one with the method that was just chosen, whose price stands beside it', () => {
    const method = { id: 'express', name: 'E', title: 'E', description: '', gross: eur(1_990) };
    const { $basket, $draft, rememberTotals } = watch(priced(12_300, 'standard', { shippingMethods: [method] }));
    $draft.set({ ...completeDraft, shippingMethodId: 'express' });
    const isSeen = rememberTotals();
    $basket.set(priced(14_290, 'standard'));
    expect(isSeen()).toBe(true);
    $basket.set(priced(14_291, 'standard'));
    expect(isSeen()).toBe(false);
  });
});
