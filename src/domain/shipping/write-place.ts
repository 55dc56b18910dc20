import { findSpecialPlace } from '../special-place.ts';
import { nameInSentence, writeCountry } from '../name-in-sentence.ts';

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
