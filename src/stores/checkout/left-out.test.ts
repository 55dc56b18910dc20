import type { BasketAnswer } from '#api/basket.ts';
import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { sampleBasket, sampleLine } from '../basket/sample.ts';
import { createLeftOut } from './left-out.ts';

const [gone, other] = [sampleLine({ id: 'gone', max: 0 }), sampleLine({ id: 'other' })];

function open({ isRefused = false, isShown = true } = {}) {
  const $basket = atom<BasketAnswer | null>(sampleBasket([gone, other]));
  const changed: [string, number][] = [];
  const store = createLeftOut({
    $basket,
    removeLine: async () => (isRefused ? undefined : $basket.set(sampleBasket([other]))),
    changeQuantity: (id, quantity) => void changed.push([id, quantity]),
    isShown: () => isShown,
  });
  return { ...store, changed, $basket };
}

// rule order.short-lines
test('a line that is left out stays to be shown, with the total of before', async () => {
  const { leaveOut, $leftOut } = open();
  await leaveOut(gone);
  expect($leftOut.get()).toEqual({ lines: [gone], before: sampleBasket([gone, other]).totals.total });
});

test('a line that could not be taken out is not said to be', async () => {
  const { leaveOut, $leftOut } = open({ isRefused: true });
  await leaveOut(gone);
  expect($leftOut.get().lines).toEqual([]);
});

test('the pieces that are left are taken', () => {
  const { take, $leftOut, changed } = open();
  take(other, 3);
  expect([changed, $leftOut.get().before]).toEqual([[['other', 3]], sampleBasket([gone, other]).totals.total]);
});

// rule order.as-shown
test.each([
  ['on the page', true],
  ['not on the page yet', false],
])('a total that another window has changed, %s: the one of before', (_case, isShown) => {
  const totals = (amount: number) => ({
    ...sampleBasket([other]).totals,
    total: { amount, currency: 'eur' as const },
  });
  const { $basket, $leftOut } = open({ isShown });
  for (const amount of [24_600, 12_300, 6_150]) $basket.set({ ...sampleBasket([other]), totals: totals(amount) });
  const first = sampleBasket([gone, other]).totals.total;
  expect($leftOut.get().before).toEqual(isShown ? first : null);
});

// rule order.as-shown
test('a basket that was emptied elsewhere has no total to compare', () => {
  const { $basket, $leftOut } = open();
  $basket.set(sampleBasket([]));
  expect($leftOut.get().before).toBeNull();
});
