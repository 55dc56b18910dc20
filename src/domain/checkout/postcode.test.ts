import { describe, expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { postcodePatterns } from '#config/postcodes.ts';
import { isPostcodeComplete } from './postcode.ts';

// rule postcode.complete
describe('isPostcodeComplete', () => {
  test.each([
    ['AT', '1010', true],
    ['AT', '101', false],
    ['BE', '1000', true],
    ['CH', '8001', true],
    ['DK', '2100', true],
    ['NO', '0150', true],
    ['HU', '1011', true],
    ['DE', '1011', false],
    ['DE', '10115', true],
    ['DE', 'D-10115', true],
    ['DE', ' 10115 ', true],
    ['PL', '00-950', true],
    ['PL', '00950', true],
    ['PL', '00-95', false],
    ['NL', '1011', false],
    ['NL', '1011 ab', true],
    ['GB', 'SW1A 1AA', true],
    ['GB', 'sw1a', false],
    ['IE', 'D02 AF30', true],
    ['PT', '1000-205', true],
    ['A2', '9500-119', true],
    ['LV', 'LV-1010', true],
    ['FI', 'FI22100', true],
    ['AD', 'AD500', true],
    ['SE', 'SE 114-55', true],
    ['ES', 'E-3500', false],
    ['SE', '114 55', true],
    ['MT', 'VLT 1117', true],
    ['XX', '1234', false],
    ['XX', '12345', true],
    ['XX', ' 1234 ', false],
    ['DE', '', false],
    ['constructor', '12345', true],
  ])('%s "%s": %s', (country, postcode, isComplete) => {
    expect(isPostcodeComplete(country, postcode)).toBe(isComplete);
  });

  test('every offered country has a pattern, and no other', () => {
    const codes = countries.map(({ code }) => code).toSorted();
    expect(Object.keys(postcodePatterns).toSorted()).toStrictEqual(codes);
  });
});
