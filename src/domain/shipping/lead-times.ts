import { checkoutCopy } from '#config/copy/checkout.ts';
import { countries } from '#config/countries.ts';
import { checkoutLeadTimes, type LeadTimes } from '#config/lead-times.ts';
import { lookUp } from '../look-up-own-key.ts';
import { nameInSentence } from './name-in-sentence.ts';

function tableOf(methodName: string): LeadTimes | null {
  const name = methodName.toLowerCase();
  if (name.includes('dpd')) return checkoutLeadTimes.dpd;
  return name.includes('ups') && !name.includes('express') ? checkoutLeadTimes.upsStandard : null;
}

/**
 * "2 days to Germany" for a shipping method (rule shipping.checkout-days). The checkout tables know UPS standard and DPD;
 * null for any other method and for countries they do not name.
 */
export function daysFor(country: string, methodName: string): string | null {
  const table = tableOf(methodName);
  const days = table ? lookUp(table, country) : undefined;
  const name = countries.find(({ code }) => code === country)?.name;
  if (days === undefined || name === undefined) return null;
  return checkoutCopy.daysTo(days, nameInSentence(name));
}

/** Beside a method in the checkout: "2 days to Germany. Orders paid online until 2:00 pm are processed the same day." */
export function leadTimeFor(country: string, methodName: string): string | null {
  const days = daysFor(country, methodName);
  return days === null ? null : `${days}. ${checkoutCopy.sameDay(checkoutLeadTimes.cutOff)}`;
}
