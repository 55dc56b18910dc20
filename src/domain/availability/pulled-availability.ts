import type { AvailabilityCase } from './availability-result.ts';
import { decideAvailability } from './availability.ts';
import { findCoveringDelivery } from './delivery-estimate.ts';
import { toSellableStock } from './sellable-stock.ts';
import type { Stock } from './stock.ts';

/**
 * Whether one piece could be had when the catalogue was pulled: what lists for others carry, which cannot ask live.
 * `eta` ISO date on which the delivery arrives that covers it; null in every other case.
 */
export type PulledAvailability = {
  case: AvailabilityCase;
  eta: string | null;
  /** the pull that first found it so, ISO 8601 UTC; absent where no pull has noted it */
  since?: string;
};

/**
 * The decision of the availability box (rule availability.seven-steps) for one piece and an empty basket; `today` an ISO
 * date.
 */
export function decidePulledAvailability(stock: Stock, today: string): PulledAvailability {
  const outcome = decideAvailability(stock, { asked: 1, inBasket: 0, today });
  if (outcome.case !== 'intransit') return { case: outcome.case, eta: null };
  return { case: 'intransit', eta: findCoveringDelivery(toSellableStock(stock).inTransit, 1)?.eta ?? null };
}
