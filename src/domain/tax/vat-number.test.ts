import { describe, expect, test } from 'vitest';
import {
  findOtherCountry,
  isEuNumber,
  normaliseVatNumber,
  numberCountries,
  numberCountryOf,
  readPastedNumber,
  toVatQuery,
} from './vat-number.ts';

const prefix = { error: 'Please remove letters before the VAT number' };
const invalid = { error: 'Invalid VAT number.' };

// rule vat-number.no-prefix
describe('normaliseVatNumber', () => {
  test.each([
    ['DE', ' 123 456 789 ', { number: '123456789' }],
    ['DE', 'DE123456789', prefix],
    ['DE', 'de 123456789', prefix],
    ['AT', 'U12345678', { number: 'U12345678' }],
    ['AT', 'ATU12345678', prefix],
    ['ES', 'B12345678', { number: 'B12345678' }],
    ['ES', 'ESB12345678', prefix],
    ['GR', '123456789', { number: '123456789' }],
    ['GR', 'EL123456789', prefix],
    ['GR', 'GR123456789', prefix],
    ['FR', 'XX999999999', { number: 'XX999999999' }],
    ['FR', 'FRXX999999999', prefix],
    ['FR', 'FR999999999', { number: 'FR999999999' }],
    ['NL', '0000.00.000.B01', { number: '000000000B01' }],
    ['IE', '1234567FA', { number: '1234567FA' }],
    ['A2', 'PT123456789', prefix],
    ['CH', 'CHE-123.456.789', { number: 'CHE123456789' }],
    ['DE', '', { error: 'Field is required.' }],
    ['DE', ' . ', { error: 'Field is required.' }],
    ['DE', '1', invalid],
    ['DE', '\u{200B}123\u{2011}456\u{AD}789\u{200E}', { number: '123456789' }],
    ['DE', '123456789012345', invalid],
    ['DE', '12345<script>', invalid],
    ['XX', '123456', { number: '123456' }],
    ['XI', 'XI123456789', prefix],
    ['XI', 'GB123456789', prefix],
    ['NL', 'nl 1234.56.789.B01', prefix],
    ['XI', '123456789', { number: '123456789' }],
  ])('%s "%s"', (country, typed, outcome) => {
    expect(normaliseVatNumber(country, typed)).toStrictEqual(outcome);
  });
});

// rule vat-number.no-prefix
test.each([
  ['NL', 'NL123456789B01', 'NL', '123456789B01'],
  ['NL', ' nl 1234.56.789.b01 ', 'NL', '123456789B01'],
  ['AT', 'ATU12345678', 'AT', 'U12345678'],
  ['NL', '\u{FEFF}DE\u{A0}123\u{2013}456\u{200B}789', 'DE', '123456789'],
  ['GR', 'EL 123456789', 'GR', '123456789'],
  ['GR', 'GR123456789', 'GR', '123456789'],
  ['XI', 'XI123456789', 'XI', '123456789'],
  ['XI', 'GB 123 4567 89', 'XI', '123456789'],
  ['GB', 'XI123456789', 'XI', '123456789'],
  ['GB', 'GB123456789', 'GB', '123456789'],
  ['FR', 'FRXX999999999', 'FR', 'XX999999999'],
  ['AT', 'NL123456789B01', 'NL', '123456789B01'],
  ['', 'NL123456789B01', 'NL', '123456789B01'],
  ['DE', 'EL123456789', 'GR', '123456789'],
  ['CH', 'ATU12345678', 'AT', 'U12345678'],
  ['DE', 'GB123456789', 'GB', '123456789'],
])('%s "%s" pasted is %s %s', (country, text, register, number) => {
  expect(readPastedNumber(country, text)).toEqual({ country: register, number });
});

// rule vat-number.no-prefix
test.each([
  ['NL', '123456789B01'],
  ['FR', 'FR999999999'],
  ['FR', 'DE999999999'],
  ['CH', 'CHE-123.456.789'],
])('%s "%s" is pasted as it is', (country, text) => expect(readPastedNumber(country, text)).toBeNull());

// rule vat-number.question
describe('toVatQuery', () => {
  test.each([
    ['DE', '123456789', 'DE123456789'],
    ['GR', '123456789', 'EL123456789'],
    ['AT', 'U12345678', 'ATU12345678'],
    ['M3', '123456789', 'PT123456789'],
    ['XX', '1', 'XX1'],
    ['XI', '123456789', 'XI123456789'],
    ['CH', 'CHE123456789', 'CHE123456789'],
    ['FR', 'FR999999999', 'FRFR999999999'],
  ])('%s %s is %s', (country, number, query) => {
    expect(toVatQuery(country, number)).toBe(query);
  });
});

// rule vat-number.other-country
test.each([
  ['FR', 'DE 123 456 789', 'DE'],
  ['FR', 'XX123456789', null],
  ['FR', 'FR123456789', null],
  ['FR', '12345678901', null],
  ['NL', 'DE123456789', null],
])('the letters of a number of %s, "%s", may also name %s', (country, typed, other) => {
  expect(findOtherCountry(country, typed)).toBe(other);
});

// rule vat-number.country
describe('the country of a number', () => {
  test.each([
    ['DE', null, 'DE'],
    ['A2', '9500-150', 'PT'],
    ['IC', '35001', 'ES'],
    ['MC', '98000', 'FR'],
    ['GB', 'SW1A 1AA', 'GB'],
    ['GB', 'BT1 5GS', 'XI'],
    ['IM', null, 'GB'],
    ['CH', null, 'CH'],
    ['', null, ''],
    [null, null, ''],
  ])('of an address in %s %s is %s', (country, postcode, expected) =>
    expect(numberCountryOf({ country, postcode })).toBe(expected),
  );

  test('27 members and Northern Ireland are asked about; territories have their country, Greece is EL', () => {
    expect(numberCountries.filter(({ code }) => isEuNumber(code))).toHaveLength(28);
    expect(numberCountries.find(({ code }) => code === 'GR')?.key).toBe('EL');
    expect(numberCountries.some(({ code }) => code === 'A2')).toBe(false);
    expect(isEuNumber('A2')).toBe(false);
    expect(isEuNumber('GB')).toBe(false);
  });
});

// rule vat-number.as-printed
test.each([
  ['BE', 'BTW-nr. BE0403.170.701 RPR Brussel', 'BE', '0403170701'],
  ['AT', 'FN 123456a / UID ATU62831234', 'AT', 'U62831234'],
  ['DE', 'Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG: DE811193231', 'DE', '811193231'],
  ['DE', 'Amtsgericht Köln HRB 1234, DE 811 193 231', 'DE', '811193231'],
  ['FR', 'SAS au capital de 10 000 €, TVA FR32552081317', 'FR', '32552081317'],
  ['NL', 'KvK 12345678, btw NL123456789B01', 'NL', '123456789B01'],
])('%s "%s", among other words, is %s %s', (chosen, text, _country, number) => {
  expect([normaliseVatNumber(chosen, text), readPastedNumber(chosen, text)?.number]).toEqual([{ number }, number]);
});
