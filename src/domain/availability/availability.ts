import { availabilityCopy } from '#config/copy/availability.ts';
import { limits } from '#config/limits.ts';
import type { Availability, AvailabilityCase } from './availability-case.ts';
import { countDaysUntil, describeTransit, findCoveringDelivery } from './delivery-estimate.ts';
import { countOrderable, type Stock, sumQuantities, toSellableStock } from './stock.ts';

/** `quantity` and `inBasket` in pieces, `today` an ISO date. */
type AvailabilityQuery = { quantity: number; inBasket: number; today: string };

type Face = Pick<Availability, 'message' | 'note' | 'colour'>;
const faces: Readonly<Record<AvailabilityCase, Face>> = {
  instock: { message: availabilityCopy.inStock, note: null, colour: 'green' },
  dropshipping: { message: availabilityCopy.inStock, note: null, colour: 'green' },
  alternative: { message: availabilityCopy.inStock, note: null, colour: 'green' },
  intransit: { message: availabilityCopy.inTransit, note: null, colour: 'ink' },
  airfreight: { message: availabilityCopy.airfreight, note: availabilityCopy.airfreightNote, colour: 'ink' },
  outofstock: { message: availabilityCopy.outOfStock, note: availabilityCopy.outOfStockNote, colour: 'muted' },
};

const deliveries: Readonly<Record<AvailabilityCase, string | null>> = {
  instock: availabilityCopy.deliveryShelf,
  dropshipping: availabilityCopy.deliveryShelf,
  alternative: availabilityCopy.deliveryAlternative,
  intransit: null,
  airfreight: availabilityCopy.deliveryAirfreight,
  outofstock: null,
};

/** The fixed text of a case (rule availability.messages): "In stock". */
export const writeAvailability = (name: AvailabilityCase): string => faces[name].message;

/** The sentence of days of a case (rule availability.delivery-days), null where it has none, or one for each delivery. */
export const writeDelivery = (name: AvailabilityCase): string | null => deliveries[name];

/** What a case has to say besides, for a part of this moment or of the build. */
export const noteOf = (name: AvailabilityCase): string | null => faces[name].note;

type Outcome = { case: AvailabilityCase; delivery: string | null };

const toOutcome = (name: AvailabilityCase): Outcome => ({ case: name, delivery: deliveries[name] });

/** The steps of rule availability.seven-steps in their order; each adds a stock to those before it. */
function takeSteps(stock: Stock, wanted: number, today: string): Outcome {
  const isSoon = (delivery: { eta: string }) => countDaysUntil(delivery.eta, today) <= limits.transitSplitDays;
  const soon = stock.inTransit.filter(isSoon);
  const near = stock.default + stock.dropship + stock.alternative;
  const transit = (atHand: number): Outcome => ({
    case: 'intransit',
    delivery: describeTransit(findCoveringDelivery(stock.inTransit, wanted - atHand), today),
  });

  if (wanted <= stock.default) return toOutcome('instock');
  if (wanted <= stock.default + stock.dropship) return toOutcome('dropshipping');
  if (wanted <= near) return toOutcome('alternative');
  if (wanted <= near + sumQuantities(soon)) return transit(near);
  if (wanted <= near + sumQuantities(soon) + stock.manufacturer) return toOutcome('airfreight');
  if (wanted <= near + sumQuantities(stock.inTransit) + stock.manufacturer) return transit(near + stock.manufacturer);
  return toOutcome('outofstock');
}

/**
 * Decides availability of the asked quantity plus what the basket already holds (rule availability.seven-steps). A
 * quantity below 1 counts as 1, the least that can be bought. `max` is all stock minus what the basket holds, never below
 * 0. A delivery whose date cannot be read counts as arriving later than 28 days.
 */
export function decideAvailability(stock: Stock, query: AvailabilityQuery): Availability {
  const wanted = Math.max(limits.quantityMin, query.quantity) + query.inBasket;
  const outcome = takeSteps(toSellableStock(stock), wanted, query.today);
  return {
    ...outcome,
    ...faces[outcome.case],
    max: Math.max(0, countOrderable(stock) - query.inBasket),
  };
}

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
  const outcome = decideAvailability(stock, { quantity: 1, inBasket: 0, today });
  if (outcome.case !== 'intransit') return { case: outcome.case, eta: null };
  return { case: 'intransit', eta: findCoveringDelivery(toSellableStock(stock).inTransit, 1)?.eta ?? null };
}
