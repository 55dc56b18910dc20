import { expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { expectedCurrency } from './currency-rule.ts';

// rule price.currency
test('Poland expects pln, any other country eur, an unknown one eur', () => {
  expect(expectedCurrency(null)).toBe('eur');
  expect(countries.filter(({ code }) => expectedCurrency(code) === 'pln').map(({ code }) => code)).toStrictEqual([
    'PL',
  ]);
});
