import { type Place, places } from '#config/places.ts';
import { nameInSentence, writeCountry } from './name-in-sentence.ts';
import { normalisePostcode } from './postcode-spelling.ts';

/** The place of an address, by code or by any spelling of its postcode, where it is not in all things as its country; else null. */
export function findSpecialPlace(country: string, postcode: string): Place | null {
  const written = normalisePostcode(country, postcode);
  const isAt = ({ addresses }: Place) =>
    addresses.some((one) => one.country === country && (one.postcode?.test(written) ?? true));
  return places.find(isAt) ?? null;
}

/**
 * The place of an address as a sentence names it, where its postcode tells another one than its country: ("FR", "98800") is "the
 * French overseas territories"; null where the country's name says it.
 */
export function writePlace(country: string, postcode: string): string | null {
  const name = findSpecialPlace(country, postcode)?.name;
  if (name === undefined) return null;
  const written = nameInSentence(name);
  return written === writeCountry(country) ? null : written;
}
