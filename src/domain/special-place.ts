import { type Place, places } from '#config/places.ts';
import { normalisePostcode } from './postcode-spelling.ts';

/** The place of an address, by code or by any spelling of its postcode, where it is not in all things as its country; else null. */
export function findSpecialPlace(country: string, postcode: string): Place | null {
  const written = normalisePostcode(country, postcode);
  const isAt = ({ addresses }: Place) =>
    addresses.some((one) => one.country === country && (one.postcode?.test(written) ?? true));
  return places.find(isAt) ?? null;
}
