import { expect, test } from 'vitest';
import { availabilityCopy } from '#config/copy/availability.ts';
import { type AvailabilityCase, countBars, isInStock, leavesAtOnce } from './availability-case.ts';
import { decideAvailability, writeAvailability } from './availability.ts';
import type { Stock } from './stock.ts';

const cases: AvailabilityCase[] = ['instock', 'dropshipping', 'alternative', 'intransit', 'airfreight', 'outofstock'];

// rule availability.messages
test.each(cases)('%s is in stock when a buyer reads so', (name) => {
  expect(isInStock(name)).toBe(writeAvailability(name) === availabilityCopy.inStock);
});

const none: Stock = { default: 0, dropship: 0, alternative: 0, inTransit: [], manufacturer: 0 };
test.each<[string, Partial<Stock>]>([
  ['on the shelf', { default: 1 }],
  ["on the supplier's shelf", { dropship: 1 }],
  ['in another store', { alternative: 1 }],
  ['on its way', { inTransit: [{ eta: '2026-06-12', quantity: 1 }] }],
  ['at the manufacturer', { manufacturer: 1 }],
  ['nowhere', {}],
])('what is %s leaves at once when its days are those of the shelf', (_, stock) => {
  const { case: name, delivery } = decideAvailability(
    { ...none, ...stock },
    { quantity: 1, inBasket: 0, today: '2026-06-10' },
  );
  expect(leavesAtOnce(name)).toBe(delivery === availabilityCopy.deliveryShelf);
});

test.each([
  ['instock', 4],
  ['dropshipping', 4],
  ['alternative', 3],
  ['intransit', 2],
  ['airfreight', 1],
  ['outofstock', 0],
] as const)('%s fills %d bars', (availabilityCase, bars) => {
  expect(countBars(availabilityCase)).toBe(bars);
});
