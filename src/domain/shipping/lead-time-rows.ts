import { groupBy } from '../group-by.ts';
import { countries } from '#config/countries.ts';
import type { LeadTimes } from '#config/lead-times.ts';

/** Countries that a carrier reaches in the same number of days. */
type LeadTimeRow = { days: number; countries: string[] };

/**
 * A carrier's table as rows for reading: fewest days first, countries by name in alphabetical order. `region` keeps only
 * the Netherlands, or all but the Netherlands, because the terms show the two apart (rule shipping.information-days).
 */
export function listLeadTimeRows(table: LeadTimes, region: 'NL' | 'elsewhere' | 'all' = 'all'): LeadTimeRow[] {
  const isIncluded = (code: string) => region === 'all' || (code === 'NL') === (region === 'NL');
  const known = countries.flatMap(({ code, name }) => {
    const days = Object.hasOwn(table, code) ? table[code] : undefined;
    return days !== undefined && isIncluded(code) ? [{ days, name }] : [];
  });
  return [...groupBy(known, ({ days }) => days)]
    .map(([days, rows]) => ({ days, countries: rows.map(({ name }) => name).sort() }))
    .sort((a, b) => a.days - b.days);
}

/** A country with its days by each of several services; null where the service does not go there. */
type CountryLeadTime = { name: string; days: (number | null)[] };

/** The services of a carrier beside each other, for the countries that any of them reaches, by name. Days of transit. */
export function listLeadTimesByCountry(...tables: readonly LeadTimes[]): CountryLeadTime[] {
  return countries
    .map(({ code, name }) => ({
      name,
      days: tables.map((table) => (Object.hasOwn(table, code) ? (table[code] ?? null) : null)),
    }))
    .filter(({ days }) => days.some((one) => one !== null))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
