import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { places } from '#config/places.ts';
import { hasFreeShipping, isFreeThroughout } from './has-free-shipping.ts';

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
