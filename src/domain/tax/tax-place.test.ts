import { describe, expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { findTaxPlace, needsPostcode } from './tax-place.ts';

// rule tax.places
describe('findTaxPlace', () => {
  test.each([
    ['DE', '10115', 'Germany', 'DE', true],
    ['CH', '8001', 'Switzerland', null, false],
    ['ES', '28013', 'Spain', 'ES', true],
    ['ES', '35 001', 'Canary Islands', null, true],
    ['ES', 'E-38001', 'Canary Islands', null, true],
    ['IC', null, 'Canary Islands', null, true],
    ['ES', '51001', 'Ceuta', null, false],
    ['ES', '52001', 'Melilla', null, false],
    ['FI', '00100', 'Finland', 'FI', true],
    ['FI', 'FI-22100', 'Åland Islands', null, true],
    ['FI', 'ax 22 100', 'Åland Islands', null, true],
    ['FI', '2210', 'Finland', 'FI', true],
    ['AX', '22100', 'Åland Islands', null, true],
    ['IT', '20121', 'Italy', 'IT', true],
    ['IT', '23041', 'Livigno', null, false],
    ['IT', '22061', 'Campione d’Italia', null, true],
    ['IT', '47890', 'San Marino', null, true],
    ['SM', '47890', 'San Marino', null, true],
    ['IT', '00120', 'Vatican City', null, false],
    ['DE', '78266', 'Büsingen am Hochrhein', null, false],
    ['DE', '27498', 'Helgoland', null, false],
    ['GR', '630 86', 'Mount Athos', null, true],
    ['GR', '105 57', 'Greece', 'GR', true],
    ['FR', '75001', 'France', 'FR', true],
    ['FR', '97110', 'French overseas departments', null, true],
    ['FR', 'F-97400', 'French overseas departments', null, true],
    ['FR', '97150', 'French overseas departments', null, true],
    ['FR', '97801', 'French overseas departments', null, true],
    ['FR', '97133', 'French overseas territories', null, false],
    ['FR', '97500', 'French overseas territories', null, false],
    ['FR', '98800', 'French overseas territories', null, false],
    ['FR', '98413', 'French overseas territories', null, false],
    ['FR', '98000', 'Monaco', 'FR', true],
    ['MC', '98000', 'Monaco', 'FR', true],
    ['PT', '1000-205', 'Portugal', 'PT', true],
    ['PT', '9000-082', 'Madeira', 'PT', true],
    ['PT', 'P-9500-321', 'Azores', 'PT', true],
    ['ES', '07001', 'Balearic Islands', 'ES', true],
    ['FR', '20000', 'Corsica', 'FR', true],
    ['M3', '9000-082', 'Madeira', 'PT', true],
    ['A2', '9500-150', 'Azores', 'PT', true],
    ['DK', '3900', 'Greenland', null, false],
    ['DK', 'DK-3900', 'Greenland', null, false],
    ['GB', 'SW1A 1AA', 'United Kingdom', null, false],
    ['GB', 'bt1 5gs', 'Northern Ireland', 'XI', true],
    ['GB', 'UK-BT1 5GS', 'Northern Ireland', 'XI', true],
    ['GB', 'JE2 3AB', 'Jersey', null, false],
    ['GB', 'IM1 1AA', 'Isle of Man', null, false],
    ['JE', 'JE2 3AB', 'Jersey', null, false],
    ['GG', 'GY1 1AA', 'Guernsey', null, false],
    ['IM', 'IM1 1AA', 'Isle of Man', null, false],
    ['NO', '9170', 'Svalbard and Jan Mayen', null, false],
    ['NO', '8099', 'Svalbard and Jan Mayen', null, false],
    ['GB', 'ZE1 0AA', 'Scottish islands', null, false],
    ['AD', '500', 'Andorra', null, true],
  ])('%s %s is %s: VAT of %s, in the customs union %s', (country, postcode, name, vatOf, isInCustomsUnion) => {
    expect(findTaxPlace({ country, postcode })).toMatchObject({ name, vatOf, isInCustomsUnion });
  });

  test.each([null, '', 'US', 'constructor'])('%j is no place', (country) =>
    expect(findTaxPlace({ country, postcode: '35001' })).toBeNull(),
  );

  test('every country that is offered is one', () => {
    for (const { code } of countries) expect(findTaxPlace({ country: code, postcode: null }), code).not.toBeNull();
  });
});

describe('needsPostcode', () => {
  test.each([
    ['GB', null, true],
    ['GB', 'BT', true],
    ['GB', 'b', true],
    ['GB', 'bt1', false],
    ['GB', 'M 1', false],
    ['GB', 'SW1A 1AA', false],
    ['ES', null, false],
    [null, null, false],
  ])('%s %s: %s', (country, postcode, needed) => expect(needsPostcode({ country, postcode })).toBe(needed));
});
