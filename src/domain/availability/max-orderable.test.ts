import { expect, test } from 'vitest';
import { countOrderable } from './max-orderable.ts';

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
