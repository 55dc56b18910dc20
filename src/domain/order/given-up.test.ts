import { expect, test } from 'vitest';
import { isGivenUp } from './given-up.ts';

// rule order.replaced
test.each([
  ['an order by itself', {}, false],
  ['ordered anew', { replaced: { id: 'ord_2' } }, true],
  ['being ordered anew, the new one has no id yet', { replaced: { id: null } }, true],
  ['made in place of one that is not paid', { replaces: [{ isTaken: false }] }, false],
  ['made in place of two, the first of them paid', { replaces: [{ isTaken: false }, { isTaken: true }] }, true],
])('%s: %#', (_case, order, isOver) => {
  expect(isGivenUp(order)).toBe(isOver);
});
