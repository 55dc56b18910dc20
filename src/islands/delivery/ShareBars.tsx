import { writeAvailability } from '#domain/availability/availability.ts';
import { type AvailabilityCase, isInStock } from '#domain/availability/availability-case.ts';
import type { SourceName } from '#domain/delivery/source-promises.ts';
import { StockBars } from '#islands/shared/StockBars.tsx';

const cases: Readonly<Record<SourceName, AvailabilityCase>> = {
  shelf: 'instock',
  dropship: 'dropshipping',
  alternative: 'alternative',
  transit: 'intransit',
  manufacturer: 'airfreight',
};

/** How near a source is, in bars and words. */
export function ShareBars({ of }: { of: SourceName }) {
  const name = cases[of];
  const colour = isInStock(name) ? 'green' : 'ink';
  return <StockBars of={{ case: name, colour, message: writeAvailability(name) }} />;
}
