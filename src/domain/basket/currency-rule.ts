import type { Currency } from '../price/money.ts';

/** Poland expects złoty, every other country and an unknown one euro (doc 2 §4). */
export const expectedCurrency = (country: string | null): Currency => (country === 'PL' ? 'pln' : 'eur');
