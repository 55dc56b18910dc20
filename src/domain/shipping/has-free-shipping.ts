import { countries } from '#config/countries.ts';
import { freeShipping } from '#config/delivery.ts';
import { findSpecialPlace } from '../special-place.ts';

/** Islands that an address may also name by the country that they belong to are told by the postcode: ("ES", "35001") is "IC". */
function findCode(country: string, postcode: string): string {
  const own = findSpecialPlace(country, postcode)?.addresses.find((address) => address.postcode === undefined);
  return own?.country ?? country;
}

/**
 * True where goods above the limit travel free: EU, but not Cyprus, Madeira, Malta, Azores, Canary Islands
 * (rule shipping.free-above). The postcode is empty while it is not known.
 */
export function hasFreeShipping(country: string, postcode = ''): boolean {
  const place = findCode(country, postcode);
  return (
    countries.some(({ code, isEu }) => code === place && isEu) &&
    !freeShipping.exceptions.some((code) => code === place)
  );
}
