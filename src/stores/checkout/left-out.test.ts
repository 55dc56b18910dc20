import type { BasketAnswer } from '#api/basket.ts';
import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { sampleBasket, sampleLine } from '../basket/sample.ts';
import { createLeftOut } from './left-out.ts';

const [gone, other] = [sampleLine({ id: 'gone', max: 0 }), sampleLine({ id: 'other' })];

function open({ isRefused = false } = {}) {
  const $basket = atom<BasketAnswer | null>(sampleBasket([gone, other]));
  const changed: [string, number][] = [];
  const store = createLeftOut({
    $basket,
    removeLine: async () => (isRefused ? undefined : $basket.set(sampleBasket([other]))),
    changeQuantity: (id, quantity) => void changed.push([id, quantity]),
  });
  return { ...store, changed };
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
