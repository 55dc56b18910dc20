import { checkoutCopy } from '#config/copy/checkout.ts';
import { countries } from '#config/countries.ts';
import { checkoutLeadTimes, type LeadTimes } from '#config/lead-times.ts';
import { lookUp } from '../look-up-own-key.ts';
import { findSpecialPlace } from '../special-place.ts';
import { nameInSentence } from './name-in-sentence.ts';

function tableOf(methodName: string): LeadTimes | null {
  const name = methodName.toLowerCase();
  if (name.includes('dpd')) return checkoutLeadTimes.dpd;
  return name.includes('ups') && !name.includes('express') ? checkoutLeadTimes.upsStandard : null;
}

type Destination = { country: string; postcode: string };

/** The days of a country do not hold for its islands and far places (rule delivery.remote-places). */
const isRemote = ({ country, postcode }: Destination): boolean =>
  findSpecialPlace(country, postcode)?.hasCarrierDays === false;

/**
 * "2 days to Germany" for a shipping method (rule shipping.checkout-days). The checkout tables know UPS standard and DPD;
 * null for any other method, for countries they do not name, and for remote places.
 */
export function daysFor(destination: Destination, methodName: string): string | null {
  const { country } = destination;
  const table = tableOf(methodName);
  const days = table && !isRemote(destination) ? lookUp(table, country) : undefined;
  const name = countries.find(({ code }) => code === country)?.name;
  if (days === undefined || name === undefined) return null;
  return checkoutCopy.daysTo(days, nameInSentence(name));
}

/**
 * Beside a method in the checkout: "2 days to Germany. Orders paid online until 2:00 pm are processed the same day.", else what
 * the commerce API says of the method. That is said of a country, so at a remote place nothing stands there.
 */
export function describeMethod(destination: Destination, method: { name: string; description: string }): string {
  if (isRemote(destination)) return '';
  const days = daysFor(destination, method.name);
  return days === null ? method.description : `${days}. ${checkoutCopy.sameDay(checkoutLeadTimes.cutOff)}`;
}
