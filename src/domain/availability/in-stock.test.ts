import { expect, test } from 'vitest';
import { availabilityCopy } from '#config/copy/availability.ts';
import type { AvailabilityCase } from './availability-result.ts';
import { writeAvailability } from './availability.ts';
import { isInStock } from './in-stock.ts';

const cases: AvailabilityCase[] = ['instock', 'dropshipping', 'alternative', 'intransit', 'airfreight', 'outofstock'];

// rule availability.messages
test.each(cases)('%s is in stock when a buyer reads so', (name) => {
  expect(isInStock(name)).toBe(writeAvailability(name) === availabilityCopy.inStock);
});
