import { usualMethod, warehouse } from '#config/delivery.ts';
import { checkoutLeadTimes } from '#config/lead-times.ts';
import { carrierCountryOf } from '#domain/shipping/lead-times.ts';
import { type DeliveryFacts, findDispatchDay } from '#domain/delivery/source-promises.ts';
import { type Destination, findLead } from '#domain/delivery/lead.ts';
import { readZoneTime } from '#domain/zone-clock.ts';
import type { Holidays } from './holidays.ts';

export type DeliveryDependencies = { now: () => number; holidays: Holidays };

/** Calendars and clock of this moment for a place and a shipping method by its name; null: the usual one. */
export async function readDeliveryFacts(
  { now, holidays }: DeliveryDependencies,
  destination: Destination,
  method: string | null,
): Promise<DeliveryFacts> {
  const time = readZoneTime(now(), warehouse.timeZone);
  const [ours, theirs] = await Promise.all([
    holidays.list(warehouse.country, time.day),
    holidays.list(carrierCountryOf(destination), time.day),
  ]);
  return {
    time,
    lead: findLead(destination, method ?? usualMethod),
    daysOff: { warehouse: ours, destination: theirs },
  };
}

/** Until when an order must be paid for its dates to hold; the hour is one of the warehouse's clock. */
export const findPaidBy = ({ time, daysOff }: DeliveryFacts): { day: string; hour: number } => ({
  day: findDispatchDay(time, daysOff.warehouse),
  hour: checkoutLeadTimes.cutOffHour,
});
