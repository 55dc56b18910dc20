/** The country that dates are told for: chosen once, kept by the shop, followed by everything on the page that shows a date. */
import { type BodyOf, call } from '#api/call.ts';
import { deliveryCountryPath, type deliveryCountrySchema } from '#api/delivery.ts';
import { atom } from 'nanostores';
import * as z from 'zod/mini';

export const $isCountrySaving = atom(false);
/** true where the last choice did not reach the shop: the country is the one before */
export const $isCountryRefused = atom(false);
/** how often the country has changed on this page: whoever shows dates or prices asks anew */
export const $countryChanges = atom(0);

/** Keeps the country; true when the shop has it. */
export async function chooseCountry(country: string): Promise<boolean> {
  $isCountrySaving.set(true);
  const body = { country } satisfies BodyOf<typeof deliveryCountrySchema>;
  const answer = await call(deliveryCountryPath, z.null(), { method: 'PUT', body });
  $isCountrySaving.set(false);
  $isCountryRefused.set(!answer.ok);
  if (answer.ok) $countryChanges.set($countryChanges.get() + 1);
  return answer.ok;
}
