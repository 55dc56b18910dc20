import { expect, test } from 'vitest';
import { offerRegions } from '#config/offer-regions.ts';
import { places } from '#config/places.ts';
import type { Currency } from '../price/money.ts';
import { stateRate } from './stated-rate.ts';

const rates = { eur: { DE: 990, NL: 990, ES: 1490, CH: 2490, CY: 2990 }, pln: { PL: 2490 } };

// rule metadata.shipping
test.each<[string, number, Currency, string, number | null]>([
  ['below the limit', 9_999, 'eur', 'DE', 990],
  ['at the limit', 10_000, 'eur', 'DE', 990],
  ['above it', 10_001, 'eur', 'NL', 0],
  ['above it, to a country with a place that the terms except', 10_001, 'eur', 'ES', 1490],
  ['above it, to a country with a place outside the VAT area', 10_001, 'eur', 'DE', 990],
  ['above it, to an excepted country', 10_001, 'eur', 'CY', 2990],
  ['above it, outside the EU', 10_001, 'eur', 'CH', 2490],
  ['in złoty, whose limit is not known', 99_999, 'pln', 'PL', 2490],
  ['a country of which nothing was told', 5_000, 'eur', 'FR', null],
])('%s', (_, amount, currency, country, told) => {
  expect(stateRate({ amount, currency }, country, rates)).toEqual(told === null ? null : { amount: told, currency });
});

test('without rates only what is free is said', () => {
  expect(stateRate({ amount: 20_000, currency: 'eur' }, 'NL', null)).toEqual({ amount: 0, currency: 'eur' });
  expect(stateRate({ amount: 5_000, currency: 'eur' }, 'NL', null)).toBeNull();
});

test('nothing is told only where no address of the country pays', () => {
  const free = offerRegions.filter((country) => stateRate({ amount: 20_000, currency: 'eur' }, country, null));
  const expected = 'AT BE BG HR CZ EE HU IE LV LT LU NL PL RO SK SI SE';
  expect(free).toEqual(expected.split(' '));
  for (const { addresses, hasFreeShipping } of places)
    if (!hasFreeShipping) expect(free).not.toEqual(expect.arrayContaining([addresses.at(-1)?.country]));
});
