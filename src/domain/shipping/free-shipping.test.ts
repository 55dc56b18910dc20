import { describe, expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { freeShipping } from '#config/delivery.ts';
import { places } from '#config/places.ts';
import type { Money } from '../price/money.ts';
import { decideFreeShipping, decideFreeShippingByCosts } from './free-shipping.ts';
import { hasFreeShipping } from './has-free-shipping.ts';

const eur = (amount: number): Money => ({ amount, currency: 'eur' });

// rule shipping.free-above
describe('decideFreeShipping', () => {
  test.each([
    [eur(10_001), 'DE', { state: 'reached' }],
    [eur(10_000), 'DE', { state: 'missing', missing: eur(1) }],
    [eur(9_999), 'DE', { state: 'missing', missing: eur(2) }],
    [eur(0), null, { state: 'missing', missing: eur(10_001) }],
    [eur(20_000), null, { state: 'reached' }],
    [eur(20_000), 'CH', { state: 'not-here' }],
    [eur(20_000), 'GB', { state: 'not-here' }],
    [eur(20_000), 'XX', { state: 'not-here' }],
    [{ amount: 90_000, currency: 'pln' } as Money, 'PL', { state: 'unknown-currency' }],
    [{ amount: 90_000, currency: 'pln' } as Money, 'CH', { state: 'not-here' }],
  ])('%j to %s', (items, country, state) => {
    expect(decideFreeShipping(items, country === null || hasFreeShipping(country))).toStrictEqual(state);
  });

  test.each([
    ['no methods yet: the rule', eur(20_000), true, [], 'reached'],
    ['a free one', eur(20_000), true, [0, 1990], 'reached'],
    ['none free although the rule says so', eur(20_000), true, [2990, 5990], 'not-here'],
    ['below the limit', eur(5_000), true, [990], 'missing'],
    ['below the limit, and never free there', eur(5_000), false, [990], 'not-here'],
    ['free in złoty', { amount: 90_000, currency: 'pln' } as Money, true, [0, 4990], 'reached'],
    ['not free in złoty', { amount: 9_000, currency: 'pln' } as Money, true, [2490], 'unknown-currency'],
    ['nothing in the basket costs nothing to send', eur(0), true, [0], 'missing'],
  ])('with what the methods cost: %s', (_, items, isOffered, costs, state) => {
    const decided = decideFreeShippingByCosts(items, isOffered, costs.map(eur));
    expect(decided.state).toBe(state);
  });

  test('within the EU, except Cyprus, Madeira, Malta, the Azores and the Canary Islands', () => {
    const without = countries.filter(({ code, isEu }) => isEu && !hasFreeShipping(code)).map(({ code }) => code);
    expect(without.toSorted()).toStrictEqual(['A2', 'CY', 'M3', 'MT']);
    expect(hasFreeShipping('IC')).toBe(false);
    expect(countries.filter(({ code }) => hasFreeShipping(code))).toHaveLength(25);
  });

  test.each([
    ['ES', '28013', true],
    ['ES', '07001', true],
    ['FR', '20000', true],
    ['PT', '1000-001', true],
    ['FI', '00100', true],
    ['DE', '10115', true],
    // excepted by the terms
    ['ES', '35001', false],
    ['ES', 'E-38001', false],
    ['PT', '9000-001', false],
    ['PT', '9500-001', false],
    ['MT', 'VLT 1117', false],
    // in the EU, outside its VAT area
    ['ES', '51001', false],
    ['ES', '52001', false],
    ['FI', '22100', false],
    ['IT', '23041', false],
    ['IT', '22061', false],
    ['DE', '78266', false],
    ['DE', 'D-27498', false],
    ['GR', '630 86', false],
    ['FR', '97110', false],
    // not in the EU, whatever country the address names
    ['FR', '98800', false],
    ['FR', '97500', false],
    ['FR', '98000', false],
    ['MC', '98000', false],
    ['DK', '3900', false],
    ['IT', '00120', false],
    ['IT', '47890', false],
    ['SM', '47890', false],
    ['AD', 'AD500', false],
    ['GB', 'BT1 5GS', false],
    ['GB', 'ZE1 0AA', false],
    ['NO', '9170', false],
    ['JE', 'JE2 3AB', false],
  ])('%s %s: %s, places of their own by their postcode too', (country, postcode, isFree) => {
    expect(hasFreeShipping(country, postcode)).toBe(isFree);
  });

  test.each(places.map((place) => [place.name, place] as const))(
    '%s is promised nothing that the tax denies',
    (_, place) => {
      const isEu = (code: string) => countries.some((country) => country.code === code && country.isEu);
      const isExcepted = place.addresses.some(({ country }) =>
        freeShipping.exceptions.some((code) => code === country),
      );
      expect(place.hasFreeShipping).toBe(
        place.vatOf !== null && !isExcepted && place.addresses.every(({ country }) => isEu(country)),
      );
    },
  );
});
