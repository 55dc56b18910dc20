import { expect, test } from 'vitest';
import { countBars } from './lead-bars.ts';

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
