import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { freeShipping } from '#config/delivery.ts';
import { offerRegions } from '#config/offer-regions.ts';
import { places } from '#config/places.ts';
import type { Currency, Money } from '../price/money.ts';
import { decideFreeShipping, decideFreeShippingByCosts } from './free-shipping.ts';
import { hasFreeShipping, isFreeThroughout, stateRate } from './has-free-shipping.ts';

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

// rule shipping.free-above
describe('an address', () => {
  test.each([
    ['Germany', 'DE', '10115'],
    ['Germany while no postcode is known', 'DE', ''],
    ['Ireland', 'IE', 'D02 AF30'],
    ['the mainland of Spain', 'ES', '28013'],
    ['the Balearic Islands', 'ES', '07001'],
    ['Corsica', 'FR', '20000'],
    ['the mainland of Portugal', 'PT', '1000-001'],
    ['Crete', 'GR', '710 01'],
  ])('in the EU has it: %s', (_, country, postcode) => expect(hasFreeShipping(country, postcode)).toBe(true));

  test.each([
    ['Cyprus', 'CY', ''],
    ['Malta', 'MT', ''],
    ['Madeira by its code', 'M3', ''],
    ['Madeira by postcode', 'PT', '9000-001'],
    ['the Azores by their code', 'A2', ''],
    ['the Azores by postcode', 'PT', '9500-100'],
    ['the Canary Islands by their code', 'IC', ''],
    ['the Canary Islands by postcode', 'ES', '38001'],
    ['the same, with a blank', 'ES', ' 35 001 '],
  ])('that the terms except has none: %s', (_, country, postcode) =>
    expect(hasFreeShipping(country, postcode)).toBe(false),
  );

  test.each([
    ['the United Kingdom', 'GB', 'SW1A 1AA'],
    ['Northern Ireland', 'GB', 'BT1 1AA'],
    ['Switzerland', 'CH', '8001'],
    ['Norway', 'NO', '0150'],
    ['the United States', 'US', '10001'],
    ['Monaco by its code', 'MC', '98000'],
    ['Monaco by postcode', 'FR', '98000'],
    ['Helgoland', 'DE', '27498'],
    ['Büsingen', 'DE', '78266'],
    ['Livigno', 'IT', '23041'],
    ['the Vatican', 'IT', '00120'],
    ['San Marino', 'SM', '47890'],
    ['Ceuta', 'ES', '51001'],
    ['Réunion', 'FR', '97400'],
    ['Saint Barthélemy', 'FR', '97133'],
    ['Greenland', 'DK', '3900'],
    ['Åland', 'FI', '22100'],
    ['Mount Athos', 'GR', '630 86'],
    ['a country that nobody knows', 'XX', ''],
    ['none', '', ''],
  ])('that is not within the EU has none: %s', (_, country, postcode) =>
    expect(hasFreeShipping(country, postcode)).toBe(false),
  );
});

describe('a country', () => {
  test.each(['LU', 'IE', 'NL', 'BE', 'AT', 'PL', 'SE', 'CZ'])('%s has it at every address', (country) =>
    expect(isFreeThroughout(country)).toBe(true),
  );

  test.each(['DE', 'ES', 'FR', 'IT', 'PT', 'GR', 'FI', 'DK'])('%s has it, but not at every address', (country) => {
    expect(hasFreeShipping(country)).toBe(true);
    expect(isFreeThroughout(country)).toBe(false);
  });

  test.each(['CY', 'MT', 'GB', 'CH', 'MC', 'IC', 'XX', ''])('%j has it nowhere', (country) =>
    expect(isFreeThroughout(country)).toBe(false),
  );

  test('whichever has it throughout: no address of it is without', () => {
    const codes = countries.map(({ code }) => code).filter(isFreeThroughout);
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.string({ unit: fc.constantFrom(...'0123456789 -AB'), maxLength: 8 }),
        (country, postcode) => {
          expect(hasFreeShipping(country, postcode)).toBe(true);
        },
      ),
    );
    expect(
      places.some(
        ({ addresses, hasFreeShipping: isFree }) =>
          !isFree && addresses.some(({ country }) => codes.includes(country as never)),
      ),
    ).toBe(false);
  });
});

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
])('%s', (_, amount, currency, country, expected) => {
  expect(stateRate({ amount, currency }, country, rates)).toEqual(
    expected === null ? null : { amount: expected, currency },
  );
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
