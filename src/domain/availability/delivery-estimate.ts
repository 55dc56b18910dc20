import { availabilityCopy } from '#config/copy/availability.ts';
import { limits } from '#config/limits.ts';
import type { Stock } from './stock.ts';

type Delivery = Stock['inTransit'][number];

const dayMs = 86_400_000;
const toDay = (isoDate: string): number => Date.parse(`${isoDate.slice(0, 10)}T00:00:00Z`) / dayMs;

/** Whole days from one ISO date to another, time of day ignored; negative when `eta` is past, NaN when one is no date. */
export const countDaysUntil = (eta: string, today: string): number => toDay(eta) - toDay(today);

/** The delivery with which the arriving pieces, counted in order of arrival, first cover `missing`; null when none does. */
export function findCoveringDelivery(deliveries: readonly Delivery[], missing: number): Delivery | null {
  let arrived = 0;
  const byArrival = [...deliveries].sort((a, b) => (a.eta < b.eta ? -1 : a.eta > b.eta ? 1 : 0));
  for (const delivery of byArrival) {
    arrived += delivery.quantity;
    if (arrived >= missing) return delivery;
  }
  return null;
}

/** Days to the buyer's door; overdue where they begin in the past, or the day of arrival cannot be read. */
type DeliveryEstimate = { from: number; to: number } | 'overdue';

/** Days to arrival plus 5, up to plus 7; one to two where no delivery fits (rule availability.transit-days). */
export function estimateDelivery(delivery: Delivery | null, today: string): DeliveryEstimate {
  if (!delivery) return limits.transitWithoutFitDays;
  const days = countDaysUntil(delivery.eta, today);
  const { from, to } = limits.transitMarginDays;
  return days + from >= 0 ? { from: days + from, to: days + to } : 'overdue';
}

/** The delivery sentence of arriving stock: "Delivery within 12–14 days", or the fixed text of one that is overdue. */
export function describeTransit(delivery: Delivery | null, today: string): string {
  const estimate = estimateDelivery(delivery, today);
  return estimate === 'overdue'
    ? availabilityCopy.expectedSoon
    : availabilityCopy.deliveryTransit(estimate.from, estimate.to);
}
