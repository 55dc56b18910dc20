import { countries } from '#config/countries.ts';
import { taxDecidingPostcodes } from '#config/postcodes.ts';
import { lookUp } from '../look-up-own-key.ts';
import { normalisePostcode } from '../postcode-spelling.ts';
import { findSpecialPlace } from '../special-place.ts';

/** An address as far as tax looks at it; codes of `config/countries.ts`. */
export type TaxAddress = { country: string | null; postcode: string | null };

/** Where goods go, as VAT sees it. */
type TaxPlace = {
  name: string;
  /** EU country whose VAT holds there ("XI": Northern Ireland); null outside the EU's VAT area */
  vatOf: string | null;
  isInCustomsUnion: boolean;
};

/** True where only the postcode tells whether a place is inside the EU's VAT area, and it does not yet (Great Britain). */
export function needsPostcode({ country, postcode }: TaxAddress): boolean {
  const telling = lookUp(taxDecidingPostcodes, country ?? '');
  return telling !== undefined && !telling.test(normalisePostcode(country ?? '', postcode ?? ''));
}

/**
 * The place that tax goes by (rule tax.places): by postcode or code where a place has rules of its own, else the country. Null for
 * a country that is missing or unknown.
 */
export function findTaxPlace({ country: code, postcode }: TaxAddress): TaxPlace | null {
  const country = countries.find((one) => one.code === code);
  if (!country) return null;
  return (
    findSpecialPlace(country.code, postcode ?? '') ?? {
      ...{ name: country.name, vatOf: country.isEu ? country.code : null },
      isInCustomsUnion: country.isEu,
    }
  );
}
