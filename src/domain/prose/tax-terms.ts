import { countries } from '#config/countries.ts';
import { type Place, places } from '#config/places.ts';
import { dispatchCountry } from '#config/vat.ts';
import { sellers } from '#config/sellers.ts';
import { nameInSentence } from '../name-in-sentence.ts';

const listNames = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const nameOf = (code: string): string => countries.find((country) => country.code === code)?.name ?? code;
const namesWhere = (isListed: (place: Place) => boolean): string =>
  listNames.format(places.filter(isListed).map(({ name }) => nameInSentence(name)));

/** With an address in a country of the EU, whatever code of its own it has beside that. */
const isOfMember = ({ addresses }: Place): boolean =>
  addresses.some(({ country }) => countries.some(({ code, isEu }) => code === country && isEu));

/** What the texts say of tax, out of the facts that `decideTax` decides by (rule tax.terms). */
export const taxTerms = {
  /** the country that goods leave from */
  dispatch: nameOf(dispatchCountry),
  /** countries whose companies do not buy without VAT from the seller that sits there */
  sellers: either.format(Object.values(sellers).map(({ countryName }) => nameInSentence(countryName))),
  /** places of members, or with addresses in one, that the VAT area leaves out */
  outside: namesWhere((place) => place.vatOf === null && isOfMember(place)),
  /** of all places, those outside the VAT area where no duty is due */
  withoutDuty: namesWhere(({ vatOf, isInCustomsUnion }) => vatOf === null && isInCustomsUnion),
  /** places with a code of their own, or of another country, that count as inside */
  inside: namesWhere(({ vatOf, addresses }) => vatOf !== null && addresses.some(({ country }) => country !== vatOf)),
};
