import type { AvailabilityCase } from './availability-result.ts';

const barsByCase: Readonly<Record<AvailabilityCase, number>> = {
  instock: 4,
  dropshipping: 4,
  alternative: 3,
  intransit: 2,
  airfreight: 1,
  outofstock: 0,
};

/** Filled lead-time bars out of four: how near the stock is. */
export const countBars = (availabilityCase: AvailabilityCase): number => barsByCase[availabilityCase];
