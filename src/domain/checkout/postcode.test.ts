import { describe, expect, test } from 'vitest';
import { isPostcodeComplete, isPostcodeForeign } from './postcode.ts';

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
});

// rules postcode.form and tax.places
describe('isPostcodeForeign', () => {
  test.each([
    ['AX', '00100', true],
    ['AX', '22100', false],
    ['AX', 'AX-22 100', false],
    ['AX', 'FI-22100', false],
    ['IC', '28001', true],
    ['IC', '35001', false],
    ['IC', 'E-38001', false],
    ['JE', 'BT1 5GS', true],
    ['JE', 'je2 3ab', false],
    ['JE', 'JE-JE2 3AB', false],
    ['JE', 'JE2', true],
    ['GG', 'SW1A 1AA', true],
    ['GG', 'GY10 1SA', false],
    ['IM', 'BT1 5GS', true],
    ['IM', 'IM991PS', false],
    ['GI', '29001', true],
    ['GI', 'GX11 1AA', false],
    ['AD', '08001', true],
    ['AD', 'AD500', false],
    ['SM', '00184', true],
    ['SM', 'RSM-47890', false],
    ['MC', '75001', true],
    ['MC', 'MC-98000', false],
    ['FO', '2100', true],
    ['FO', 'FO-100', false],
    ['A2', '1000-205', true],
    ['A2', '9500-119', false],
    ['M3', '1000-205', true],
    ['M3', '9000-082', false],
    ['LI', '1010', true],
    ['LI', 'FL-9490', false],
    ['CH', '10115', true],
    ['CH', 'CH-8001', false],
    ['NO', '10115', true],
    ['NO', '0150', false],
    ['IS', 'IS-101', false],
    ['DE', '1', true],
    ['DE', 'ABCDE', true],
    ['DE', '1011', true],
    ['DE', '10115 Berlin', false],
    ['NL', 'ABC', true],
    ['NL', '3526', true],
    ['NL', '3526 KV', false],
    ['IE', 'BT79 0HR', true],
    ['PT', '9500', true],
    ['ES', '35001 Las Palmas', false],
    ['GB', 'SW1A', true],
    ['', '', false],
    ['XX', '1', false],
  ])('%s "%s": %s', (country, postcode, isForeign) => {
    expect(isPostcodeForeign(country, postcode)).toBe(isForeign);
  });

  test.each([
    ['AX', 'FI', ['00100', '20100', '33100', '90100', '99999']],
    ['IC', 'ES', ['07001', '08001', '28001', '29001', '51001', '52001']],
    ['FO', 'DK', ['1000', '2100', '3900']],
    ['A2', 'PT', ['1000-205', '4000-001', '8000-001', '9000-082']],
    ['M3', 'PT', ['1000-205', '4000-001', '8000-001', '9500-119']],
    ['MC', 'FR', ['75001', '06000', '20000', '97110']],
    ['SM', 'IT', ['00184', '47921', '23041', '22061']],
    ['JE', 'GB', ['SW1A 1AA', 'BT1 5GS', 'GY1 1AA', 'IM1 1AA', 'JA1 1AA']],
    ['GG', 'GB', ['SW1A 1AA', 'BT1 5GS', 'JE2 3AB', 'G1 1AA']],
    ['IM', 'GB', ['SW1A 1AA', 'BT1 5GS', 'JE2 3AB', 'IP1 1AA']],
    ['GI', 'GB', ['SW1A 1AA', 'BT1 5GS', 'GL1 1AA']],
  ])('%s takes no other code of %s', (territory, mother, postcodes) => {
    for (const postcode of postcodes) {
      expect([postcode, isPostcodeComplete(mother, postcode)]).toEqual([postcode, true]);
      expect([postcode, isPostcodeForeign(territory, postcode)]).toEqual([postcode, true]);
    }
  });
});
