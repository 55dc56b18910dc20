import { readFileSync } from 'node:fs';

/** `eu_delivery_check`: the 27 members and the codes A2 (Azores) and M3 (Madeira) that count as delivered inside the EU. Days null: not served by that service. */
export type Country = {
  code: string;
  name: string;
  eu_delivery_check: boolean;
  free_shipping_over_100_eur: boolean;
  ups_standard_days: number | null;
  ups_express_days: number | null;
  dpd_days: number | null;
};

const rows: Country[] = JSON.parse(readFileSync(new URL('../data/countries.json', import.meta.url), 'utf8')).countries;
const countries = new Map(rows.map((row) => [row.code, row]));

/** The country of a code, or null for one that nothing is sent to. */
export const findCountry = (code: string): Country | null => countries.get(code) ?? null;

/** In order of the data. */
export const listCountries = (): readonly Country[] => rows;
