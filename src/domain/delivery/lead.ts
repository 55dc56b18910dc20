import { leadMarginDays } from '#config/delivery.ts';
import { checkoutLeadTimes, informationLeadTimes, type LeadTimes } from '#config/lead-times.ts';
import { lookUp } from '../look-up-own-key.ts';
import { carrierCountryOf, carrierOf, type Destination, findRemotePlace } from '../shipping/lead-times.ts';

export type { Destination };

/** What a carrier says of a place: working days after the one of dispatch, and how many more it may take. */
export type Lead = { days: number; marginDays: number };

/** Least and most working days on the way. */
export const countCarrierDays = ({ days, marginDays }: Lead): { from: number; to: number } => ({
  from: days,
  to: days + marginDays,
});

/** The tables of each carrier, the checkout's own first: the information page names more countries. */
const tables: Record<NonNullable<ReturnType<typeof carrierOf>>, LeadTimes[]> = {
  dpd: [checkoutLeadTimes.dpd],
  upsExpress: [informationLeadTimes.upsExpress],
  upsStandard: [checkoutLeadTimes.upsStandard, informationLeadTimes.upsStandard],
};

/** What the carrier of a method, by its name, says of a place; null where no table names it (rule delivery.lead). */
export function findLead(destination: Destination, method: string): Lead | null {
  if (findRemotePlace(destination) !== null) return null;
  const carrier = carrierOf(method);
  if (carrier === null) return null;
  const marginDays = carrier === 'upsExpress' ? leadMarginDays.express : leadMarginDays.standard;
  for (const table of tables[carrier]) {
    const days = lookUp(table, carrierCountryOf(destination));
    if (days !== undefined) return { days, marginDays };
  }
  return null;
}
