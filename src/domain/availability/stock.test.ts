import { describe, expect, test } from 'vitest';
import { countOrderable, sumQuantities, toSellableStock } from './stock.ts';

const stock = {
  default: 1,
  dropship: 2,
  alternative: 3,
  inTransit: [{ eta: '2026-03-11', quantity: 4 }],
  manufacturer: 5,
};
const all = { dropship: true, alternative: true, transit: true, airfreight: true };

// rule availability.switches
describe('toSellableStock', () => {
  test('all on by default', () => expect(toSellableStock(stock)).toStrictEqual(stock));

  test.each([
    ['dropship', { dropship: 0 }],
    ['alternative', { alternative: 0 }],
    ['transit', { inTransit: [] }],
    ['airfreight', { manufacturer: 0 }],
  ])('%s switched off', (flag, change) => {
    expect(toSellableStock(stock, { ...all, [flag]: false })).toStrictEqual({ ...stock, ...change });
  });
});

test('sumQuantities adds deliveries up, none is 0', () => {
  expect(sumQuantities(stock.inTransit)).toBe(4);
  expect(sumQuantities([])).toBe(0);
});

// rule availability.maximum
test('the sum of all stocks, near and far deliveries included', () => {
  const inTransit = [
    { eta: '2026-03-11', quantity: 8 },
    { eta: '2027-03-11', quantity: 16 },
  ];
  expect(countOrderable({ default: 1, dropship: 2, alternative: 4, inTransit, manufacturer: 32 })).toBe(63);
});

test('nothing anywhere is 0', () => {
  expect(countOrderable({ default: 0, dropship: 0, alternative: 0, inTransit: [], manufacturer: 0 })).toBe(0);
});
