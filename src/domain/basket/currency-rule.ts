import { zlotyCountries } from '#config/currencies.ts';
import type { Currency } from '../price/money.ts';

/** Poland expects złoty, every other country and an unknown one euro (rule price.currency). */
export const expectedCurrency = (country: string | null): Currency =>
  country !== null && zlotyCountries.includes(country) ? 'pln' : 'eur';
