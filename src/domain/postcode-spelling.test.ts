import { expect, test } from 'vitest';
import { normalisePostcode, withoutCountryLetters } from './postcode-spelling.ts';

// rule postcode.spelling
test.each([
  ['FI', 'FI-22100', '22100', '22100'],
  ['FI', ' fi-22 100 ', '22 100', '22100'],
  ['FI', 'AX22100', '22100', '22100'],
  ['FR', 'F-97400', '97400', '97400'],
  ['ES', 'E – 35001', '35001', '35001'],
  ['PL', 'PL-00-950', '00-950', '00950'],
  ['NL', '1012 ab', '1012 ab', '1012AB'],
  ['GB', 'bt1 5gs', 'bt1 5gs', 'BT15GS'],
  ['GB', 'BT1', 'BT1', 'BT1'],
  ['IE', 'D02 AF30', 'D02 AF30', 'D02AF30'],
  ['DE', 'GER 10115', '10115', '10115'],
  ['GB', 'GB-BT1 5GS', 'BT1 5GS', 'BT15GS'],
  ['GB', 'uk sw1a 1aa', 'sw1a 1aa', 'SW1A1AA'],
  ['IE', 'IE – D02 AF30', 'D02 AF30', 'D02AF30'],
  ['JE', 'JE-JE2 3AB', 'JE2 3AB', 'JE23AB'],
  ['JE', 'JE 2 3AB', 'JE 2 3AB', 'JE23AB'],
  ['MT', 'MT VLT 1117', 'VLT 1117', 'VLT1117'],
  // a letter of the postcode's own
  ['GB', 'B T1 5GS', 'B T1 5GS', 'BT15GS'],
  ['GB', 'DE M1 1AA', 'DE M1 1AA', 'DEM11AA'],
  // not whole without them: nobody knows whose letters they are
  ['ES', 'E-3500', 'E-3500', 'E3500'],
  ['XX', 'X-12345', 'X-12345', 'X12345'],
  ['PT', '1000\u{200B}\u{2011}205\u{200E}', '1000\u{200B}\u{2011}205\u{200E}', '1000205'],
  ['DE', '', '', ''],
])('%s "%s" is told to the shop as "%s" and judged as "%s"', (country, typed, sent, judged) => {
  expect([withoutCountryLetters(country, typed), normalisePostcode(country, typed)]).toEqual([sent, judged]);
});
