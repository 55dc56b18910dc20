import fc from 'fast-check';
import { postcodeValidator } from 'postcode-validator';
import { describe, expect, test } from 'vitest';
import { countries } from '#config/countries.ts';
import { postcodeExamples, postcodePatterns, tellingPostcodes } from '#config/postcodes.ts';
import { findPostcodeCountry, hasPostcode, normalisePostcode, writePostcode } from './postcode-spelling.ts';

// rule postcode.spelling
test.each([
  ['FI', 'FI-22100', '22100', '22100'],
  ['FI', ' fi-22 100 ', '22 100', '22100'],
  ['FI', 'AX22100', '22100', '22100'],
  ['FR', 'F-97400', '97400', '97400'],
  ['ES', 'E – 35001', '35001', '35001'],
  ['PL', 'PL-00-950', '00-950', '00950'],
  ['NL', '1012 ab', '1012 AB', '1012AB'],
  ['GB', 'bt1 5gs', 'BT1 5GS', 'BT15GS'],
  ['GB', 'BT1', 'BT1', 'BT1'],
  ['IE', 'D02 AF30', 'D02 AF30', 'D02AF30'],
  ['DE', 'GER 10115', '10115', '10115'],
  ['GB', 'GB-BT1 5GS', 'BT1 5GS', 'BT15GS'],
  ['GB', 'uk sw1a 1aa', 'SW1A 1AA', 'SW1A1AA'],
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
  ['PT', '1000\u{200B}\u{2011}205\u{200E}', '1000-205', '1000205'],
  ['DE', '', '', ''],
])('%s "%s" is told to the shop as "%s" and judged as "%s"', (country, typed, sent, judged) => {
  expect([writePostcode(country, typed), normalisePostcode(country, typed)]).toEqual([sent, judged]);
});

// rule postcode.spelling: what was pasted with the postcode, and how other programs write it
describe('the postcode stands at the beginning, whatever follows', () => {
  test.each([
    ['ES', '35001 Las Palmas', '35001'],
    ['ES', '35.001', '35001'],
    ['ES', '35001,', '35001'],
    ['ES', '３５００１', '35001'],
    ['ES', '35001 – Las Palmas de Gran Canaria', '35001'],
    ['ES', 'C.P. 38001 Santa Cruz', '38001'],
    ['ES', '07001 Palma (Illes Balears)', '07001'],
    ['ES', '35001Las Palmas', '35001'],
    ['ES', '350011', '350011'],
    ['FR', '97100 Basse-Terre', '97100'],
    ['FR', '97.100', '97100'],
    ['FR', '97 400 Saint-Denis CEDEX 9', '97400'],
    ['FR', 'F-20000 AJACCIO', '20000'],
    ['FR', '75008 Paris 8e', '75008'],
    ['DE', '78266 Büsingen', '78266'],
    ['DE', 'D-27498 Helgoland', '27498'],
    ['DE', '10115 Berlin, 3. OG', '10115'],
    ['DE', 'PLZ: 78 266', '78266'],
    ['IT', '23041 Livigno (SO)', '23041'],
    ['IT', 'I-22061 Campione d’Italia', '22061'],
    ['IT', '00120\u{A0}Città del Vaticano', '00120'],
    ['FI', '22100 Mariehamn', '22100'],
    ['FI', 'AX-22 100 MARIEHAMN', '22100'],
    ['DK', '3900 Nuuk', '3900'],
    ['DK', 'DK-3911 Sisimiut', '3911'],
    ['DK', '2100 København Ø', '2100'],
    ['NO', '9170 Longyearbyen', '9170'],
    ['NO', 'NO–0150 Oslo', '0150'],
    ['PT', '9500-100 Ponta Delgada', '9500100'],
    ['PT', '9000.082 Funchal', '9000082'],
    ['PT', '9500', '9500'],
    ['GR', '630 86 Καρυές', '63086'],
    ['GR', 'GR-105 57 Athina', '10557'],
    ['NL', '3526 KV Utrecht', '3526KV'],
    ['NL', '3526KV, Utrecht', '3526KV'],
    ['NL', '3526 Utrecht', '3526UTRECHT'],
    ['GB', 'BT1 5GS Belfast', 'BT15GS'],
    ['GB', 'ＢＴ１ ５ＧＳ', 'BT15GS'],
    ['GB', 'KW15 1AA, Kirkwall', 'KW151AA'],
    ['GB', 'JE2 3AB St. Helier', 'JE23AB'],
    ['GB', 'M1 1AE Manchester', 'M11AE'],
    ['GB', 'London SW1A 1AA', 'LONDONSW1A1AA'],
    ['IE', 'D02 X285 Dublin 2', 'D02X285'],
    ['PL', '00-950 Warszawa', '00950'],
    ['PL', '00 – 950', '00950'],
    ['SE', 'SE-114 55 Stockholm', '11455'],
    ['CZ', '110 00 Praha 1', '11000'],
    ['SK', '811 01 Bratislava', '81101'],
    ['AT', 'A-1010 Wien', '1010'],
    ['AT', '10 115', '10115'],
    ['CH', '8001 Zürich', '8001'],
    ['BE', 'B-1000 Bruxelles', '1000'],
    ['LU', 'L-1111 Luxembourg', '1111'],
    ['LV', 'LV-1010 Rīga', '1010'],
    ['LT', 'LT-01100 Vilnius', '01100'],
    ['EE', '10111 Tallinn', '10111'],
    ['RO', '010011 București', '010011'],
    ['HU', 'H-1011 Budapest', '1011'],
    ['BG', '1000 София', '1000'],
    ['HR', 'HR-10000 Zagreb', '10000'],
    ['SI', 'SI-1000 Ljubljana', '1000'],
    ['CY', 'CY-1010 Nicosia', '1010'],
    ['MT', 'VLT 1117 Valletta', 'VLT1117'],
    ['IS', '101 Reykjavík', '101'],
    ['LI', 'FL-9490 Vaduz', '9490'],
    ['AD', 'AD500 Andorra la Vella', '500'],
    ['MC', 'MC 98000 Monaco', '98000'],
    ['SM', '47890 San Marino', '47890'],
    ['FO', 'FO-100 Tórshavn', '100'],
    ['GI', 'GX11 1AA Gibraltar', 'GX111AA'],
    ['DE', '10\u{AD}115', '10115'],
    ['DE', 'Postleitzahl 78266', '78266'],
    ['CZ', 'PSČ 110 00', '11000'],
    ['PL', 'kod pocztowy: 31-042', '31042'],
    ['ES', 'Código postal: 35600', '35600'],
    ['ES', '(35600)', '35600'],
    ['FR', '"97420" Le Port', '97420'],
    ['GR', 'Τ.Κ. 630 86', '63086'],
    ['GR', 'ΤΚ 630 86', '63086'],
    ['NL', 'postcode 1012 JS', '1012JS'],
    ['IE', 'Eircode: D02 X285', 'D02X285'],
    ['DK', '#3900', '3900'],
    ['FR', 'CS 10001 97420 Le Port', 'CS1000197420LEPORT'],
    ['FR', 'BP 12 98845 Nouméa', 'BP1298845NOUMEA'],
    ['DE', '\u{202D}10115\u{202C} Berlin', '10115'],
  ])('%s "%s" is judged as "%s"', (country, typed, judged) => {
    expect(normalisePostcode(country, typed)).toBe(judged);
  });

  test('no words behind it make another one of it', () => {
    const words = fc.stringMatching(/^[ ,;(–][A-Za-zÀ-ž0-9 .,’()/-]{0,20}$/u);
    fc.assert(
      fc.property(fc.constantFrom(...Object.entries(postcodeExamples)), words, ([country, example], behind) => {
        expect(hasPostcode(country, example + behind)).toBe(true);
        expect(normalisePostcode(country, example + behind)).toBe(normalisePostcode(country, example));
      }),
    );
  });
});

// rule postcode.form
test('every offered country has a form and an example of it, and no other', () => {
  const codes = countries.map(({ code }) => code).toSorted();
  expect(Object.keys(postcodePatterns).toSorted()).toEqual(codes);
  expect(Object.keys(postcodeExamples).toSorted()).toEqual(codes);
  for (const [country, example] of Object.entries(postcodeExamples))
    expect([country, hasPostcode(country, example)]).toEqual([country, true]);
});

/** Real ones of towns all over each country, first and last areas among them. */
const realPostcodes: Readonly<Record<string, string>> = {
  AT: '1010 4020 5020 6020 8010 9020 9992',
  BE: '1000 2000 3000 4000 5000 9000 9992',
  BG: '1000 4000 5000 8000 9000',
  HR: '10000 20000 21000 31000 51000 52000',
  CY: '1010 3010 5280 6010 8010',
  CZ: '11000 60200 70200 30100 79801',
  DK: '0800 1050 2100 5000 8000 9000 9990 3900',
  EE: '10111 51003 80010 93812',
  FI: '00100 20100 33100 90100 99999',
  FR: '01000 06000 13001 20000 59000 75001 95000 97400 98000',
  DE: '01067 04109 10115 20095 50667 60311 80331 90402 99998',
  GR: '10557 54624 63086 71202 85100',
  HU: '1011 4024 6720 7621 9021',
  IS: '101 600 900',
  IE: 'D02AF30 A65F4E2 H91E2K3 T12X8PY D6WXN26 V94T9PX',
  IT: '00184 10121 20121 39100 80121 90133 98168',
  LV: '1010 3001 4601 5401',
  LI: '9485 9490 9497',
  LT: '01100 44001 91001',
  LU: '1111 2010 4001 9999',
  MT: 'VLT1117 SLM1234 VCT1010',
  NL: '1012AB 3526KV 9711LM 6211CD',
  NO: '0150 1001 5003 7010 9008 9170 9990',
  PL: '00-950 31-001 50-001 80-001 99-440',
  PT: '1000-205 4000-001 8000-001 9000-082 9500-119',
  RO: '010011 300001 400001 927180',
  SK: '81101 04001 97401',
  SI: '1000 2000 6000 9000',
  ES: '01001 07001 08001 28013 35001 38001 51001 52001',
  SE: '11455 21119 41101 98499',
  CH: '1000 3000 6900 8001 9658',
  GB: 'SW1A1AA M11AE B11TT EC1A1BB DN551PT CR26XH BT15GS KW151AA ZE10AA',
  AD: 'AD100 AD500 AD700',
  FO: '100 360 970',
  GI: 'GX11\u{A0}1AA',
  GG: 'GY11AA GY101SA',
  IM: 'IM11AA IM991PS',
  JE: 'JE23AB JE31AA',
  MC: '98000',
  SM: '47890 47899',
  AX: '22100 22950',
};
const listed = Object.entries(realPostcodes).flatMap(([country, codes]) =>
  codes.split(' ').map((code) => [country, code] as const),
);

// rule postcode.form
test.each(listed)('%s %s is one, as the kept list of forms has it', (country, code) => {
  expect([hasPostcode(country, code), postcodeValidator(code.replace('\u{A0}', ' '), country)]).toEqual([true, true]);
});

// rule postcode.form
test.each([
  ['IE', 'BT79 0HR', 'GB'],
  ['DE', 'sw1a 1aa', 'GB'],
  ['GB', 'D02 AF30', 'IE'],
  ['FR', '1012 AB Amsterdam', 'NL'],
  ['IT', 'VLT 1117', 'MT'],
  ['GB', 'JE2 3AB', null],
  ['FR', 'JE2 3AB', 'JE'],
  ['ES', '1000-205', 'PT'],
  ['ES', '9500-119', 'A2'],
  ['NL', '3526', null],
  ['DE', '1010', null],
  ['FR', 'BP 12 98845 Nouméa', null],
  ['DE', '', null],
  ['XX', '12345', null],
])('%s with "%s": offers %s', (country, postcode, other) => {
  expect(findPostcodeCountry(country, postcode)).toBe(other);
});

test('a postcode of a country that is known by it is of no other form', () => {
  for (const telling of tellingPostcodes)
    for (const [country, example] of Object.entries(postcodeExamples)) {
      const isPart = ['A2', 'M3'].includes(country) && telling === 'PT';
      const isOfUk = ['JE', 'GG', 'IM'].includes(country) && telling === 'GB';
      if (telling === country || isPart || isOfUk) continue;
      expect([telling, country, hasPostcode(telling, example)]).toEqual([telling, country, false]);
    }
});
