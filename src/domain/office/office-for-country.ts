import { defaultCountry } from '#config/default-country.ts';
import { type Office, offices } from '#config/offices.ts';

/**
 * The office for visitors from a country (two letters); the one of the default country where it is not known
 * (rule seller.offices).
 */
export function findOffice(country: string | null): Office | undefined {
  const from = country ?? defaultCountry;
  return (
    offices.find(({ visitorsFrom }) => visitorsFrom.includes(from)) ??
    offices.find(({ visitorsFrom }) => visitorsFrom.length === 0)
  );
}
