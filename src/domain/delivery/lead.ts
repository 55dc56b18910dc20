import { leadMarginDays } from '#config/delivery.ts';
import { checkoutLeadTimes, informationLeadTimes, type LeadTimes } from '#config/lead-times.ts';
import { lookUp } from '../look-up-own-key.ts';
import { findSpecialPlace } from '../special-place.ts';

/** Where a parcel goes; the postcode is empty while it is not known. */
export type Destination = { country: string; postcode: string };

/**
 * What a carrier says of a place: working days after the one of dispatch, how many more it may take, and the hour on the
 * warehouse's clock before which an order must be paid to leave the same day.
 */
export type Lead = { days: number; marginDays: number; cutOffHour: number };

type Table = { days: LeadTimes; cutOffHour: number };

const checkout = (days: LeadTimes): Table => ({ days, cutOffHour: checkoutLeadTimes.cutOffHour });
const information = (days: LeadTimes): Table => ({ days, cutOffHour: informationLeadTimes.cutOffHour });

/** The tables that tell of a method, the checkout's own first: the information page names more countries. */
function tablesOf(method: string): Table[] {
  const name = method.toLowerCase();
  if (name.includes('dpd')) return [checkout(checkoutLeadTimes.dpd)];
  if (!name.includes('ups')) return [];
  if (name.includes('express')) return [information(informationLeadTimes.upsExpress)];
  return [checkout(checkoutLeadTimes.upsStandard), information(informationLeadTimes.upsStandard)];
}

/** "Canary Islands" for a place that the days of its country do not hold for (rule delivery.remote-places); null for any other. */
export function findRemotePlace({ country, postcode }: Destination): string | null {
  const place = findSpecialPlace(country, postcode);
  return place === null || place.hasCarrierDays ? null : place.name;
}

/** What the carrier of a method, by its name, says of a place; null where no table names it (rule delivery.lead). */
export function findLead(destination: Destination, method: string): Lead | null {
  if (findRemotePlace(destination) !== null) return null;
  const marginDays = method.toLowerCase().includes('express') ? leadMarginDays.express : leadMarginDays.standard;
  for (const { days: table, cutOffHour } of tablesOf(method)) {
    const days = lookUp(table, destination.country);
    if (days !== undefined) return { days, marginDays, cutOffHour };
  }
  return null;
}
