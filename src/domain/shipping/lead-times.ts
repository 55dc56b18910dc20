import { checkoutCopy } from '#config/copy/checkout.ts';
import { countries } from '#config/countries.ts';
import { checkoutLeadTimes, type LeadTimes } from '#config/lead-times.ts';
import { lookUp } from '../look-up-own-key.ts';
import { findSpecialPlace } from '../special-place.ts';
import { nameInSentence } from '../name-in-sentence.ts';

/** Which tables tell of a shipping method, by its name: DPD's, UPS Express's, UPS Standard's; null for any other. */
export function carrierOf(methodName: string): 'dpd' | 'upsExpress' | 'upsStandard' | null {
  const name = methodName.toLowerCase();
  if (name.includes('dpd')) return 'dpd';
  if (!name.includes('ups')) return null;
  return name.includes('express') ? 'upsExpress' : 'upsStandard';
}

/** Of the tables of the checkout, which knows no express. */
function tableOf(methodName: string): LeadTimes | null {
  const carrier = carrierOf(methodName);
  return carrier === null || carrier === 'upsExpress' ? null : checkoutLeadTimes[carrier];
}

/** Where a parcel goes; the postcode is empty while it is not known. */
export type Destination = { country: string; postcode: string };

/** "Canary Islands" for a place that the days of its country do not hold for (rule delivery.remote-places); null for any other. */
export function findRemotePlace({ country, postcode }: Destination): string | null {
  const place = findSpecialPlace(country, postcode);
  return place === null || place.hasCarrierDays ? null : place.name;
}

/**
 * The country whose days hold for an address: of a place that has a code of its own and addresses of another country ("MC" and
 * "FR" 98000 are both Monaco) that other one, so that a place has one answer.
 */
export function carrierCountryOf({ country, postcode }: Destination): string {
  const addresses = findSpecialPlace(country, postcode)?.addresses ?? [];
  const isOwnCode = addresses.some((one) => one.country === country && one.postcode === undefined);
  return (isOwnCode ? addresses.find((one) => one.postcode !== undefined)?.country : undefined) ?? country;
}

const isRemote = (to: Destination): boolean => findRemotePlace(to) !== null;

/**
 * "2 days to Germany" for a shipping method (rule shipping.checkout-days). The checkout tables know UPS standard and DPD;
 * null for any other method, for countries they do not name, and for remote places.
 */
export function daysFor(destination: Destination, methodName: string): string | null {
  const { country } = destination;
  const table = tableOf(methodName);
  const days = table && !isRemote(destination) ? lookUp(table, carrierCountryOf(destination)) : undefined;
  const name = countries.find(({ code }) => code === country)?.name;
  if (days === undefined || name === undefined) return null;
  return checkoutCopy.daysTo(days, nameInSentence(name));
}

/**
 * Beside a method in the checkout of which the shop told no days: "2 days to Germany", else what the commerce API says of the method. That
 * is said of a country, so at a remote place nothing stands there.
 */
export function describeMethod(destination: Destination, method: { name: string; description: string }): string {
  if (isRemote(destination)) return '';
  return daysFor(destination, method.name) ?? method.description;
}
