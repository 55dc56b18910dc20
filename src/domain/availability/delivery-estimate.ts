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
  const byArrival = deliveries.toSorted((a, b) => (a.eta < b.eta ? -1 : a.eta > b.eta ? 1 : 0));
  for (const delivery of byArrival) {
    arrived += delivery.quantity;
    if (arrived >= missing) return delivery;
  }
  return null;
}

/**
 * Days to the buyer's door as text: days to arrival plus 5, up to plus 7 ("12 - 14"); "1 - 2" where none fits
 * (rule availability.transit-days).
 */
export function estimateDays(delivery: Delivery | null, today: string): string {
  if (!delivery) return availabilityCopy.transitWithoutFit;
  const days = countDaysUntil(delivery.eta, today);
  return `${days + limits.transitMarginDays.from} - ${days + limits.transitMarginDays.to}`;
}

const isOverdue = (estimate: string): boolean => (estimate.match(/-/g) ?? []).length >= 3 || estimate.startsWith('-');

/**
 * Delivery sentence of arriving stock. An estimate with three or more dashes has negative days: the delivery is overdue,
 * and the fixed text replaces it (rule availability.transit-days). So it does when only the first number is negative or
 * the date is unreadable.
 */
export function describeTransit(delivery: Delivery | null, today: string): string {
  const estimate = estimateDays(delivery, today);
  const isUnreadable = estimate.includes('NaN');
  return isUnreadable || isOverdue(estimate)
    ? availabilityCopy.expectedSoon
    : availabilityCopy.deliveryTransit(estimate);
}
