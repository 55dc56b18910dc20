import { expect, test } from 'vitest';
import { listDifferences } from './ordered-otherwise.ts';

const eur = (amount: number) => ({ amount, currency: 'eur' as const });
const shown = { total: eur(13_752), details: 'street', lines: 'two gauges' };

// rule order.as-shown
test.each([
  ['the same', shown, false, []],
  ['another total', { ...shown, total: eur(1) }, false, ['total']],
  ['the same number in another currency', { ...shown, total: { amount: 13_752, currency: 'pln' } }, false, ['total']],
  ['another street', { ...shown, details: 'road' }, false, ['details']],
  ['other lines', { ...shown, lines: 'one gauge' }, false, ['lines']],
  ['later days', shown, true, ['days']],
  ['all of it', { total: eur(1), details: 'road', lines: '-' }, true, ['total', 'details', 'lines', 'days']],
  ['details that nobody knows', { ...shown, details: '' }, false, []],
  ['nothing that anybody knows', { total: eur(0), details: '', lines: '' }, true, []],
] as const)('an order with %s', (_case, ordered, isLater, differs) => {
  expect(listDifferences(ordered, shown, isLater)).toEqual(differs);
});
