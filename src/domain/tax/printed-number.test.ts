import { countries } from '#config/countries.ts';
import { numberLabels } from '#config/vat-labels.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseVatNumber, numberCountries, readPastedNumber } from './vat-number.ts';

type Row = [chosen: string, text: string, country: string, number: string];

// rule vat-number.as-printed
const ofTheCountryChosen: Row[] = [
  ['AT', 'UID: ATU12345678', 'AT', 'U12345678'],
  ['AT', 'UID-Nr. U12345678', 'AT', 'U12345678'],
  ['AT', 'USt-IdNr. ATU 1234 5678', 'AT', 'U12345678'],
  ['AT', 'ATU-Nr. ATU12345678', 'AT', 'U12345678'],
  ['BE', 'btw BE 0123.456.789', 'BE', '0123456789'],
  ['BE', 'BTW-nr.: BE0123456789', 'BE', '0123456789'],
  ['BE', 'N° d’entreprise 0123.456.789', 'BE', '0123456789'],
  ['BE', 'TVA BE 0123.456.789', 'BE', '0123456789'],
  ['BE', 'Ondernemingsnummer: 0123.456.789', 'BE', '0123456789'],
  ['FR', 'N° TVA intracommunautaire : FR 32 552 081 317', 'FR', '32552081317'],
  ['BG', 'ДДС BG123456789', 'BG', '123456789'],
  ['BG', 'ДДС № BG 123456789', 'BG', '123456789'],
  ['BG', 'ИН по ЗДДС: БГ123456789', 'BG', '123456789'],
  ['BG', 'ЕИК 123456789', 'BG', '123456789'],
  ['HR', 'OIB: 12345678901', 'HR', '12345678901'],
  ['HR', 'OIB HR12345678901', 'HR', '12345678901'],
  ['HR', 'PDV identifikacijski broj HR 12345678901', 'HR', '12345678901'],
  ['CY', 'Αρ. Εγγραφής ΦΠΑ: CY10259033P', 'CY', '10259033P'],
  ['CY', 'VAT Reg. No. CY 10259033P', 'CY', '10259033P'],
  ['CY', 'ΑΦΤ 10259033P', 'CY', '10259033P'],
  ['CZ', 'DIČ: CZ12345678', 'CZ', '12345678'],
  ['CZ', 'DIČ CZ 12345678', 'CZ', '12345678'],
  ['DK', 'CVR-nr. 12 34 56 78', 'DK', '12345678'],
  ['DK', 'CVR DK12345678', 'DK', '12345678'],
  ['DK', 'SE-nr. 12345678', 'DK', '12345678'],
  ['DK', 'Momsnr.: DK-12345678', 'DK', '12345678'],
  ['EE', 'KMKR EE123456789', 'EE', '123456789'],
  ['EE', 'KMKR nr: EE 123456789', 'EE', '123456789'],
  ['FI', 'Y-tunnus 1234567-8', 'FI', '12345678'],
  ['FI', 'ALV-numero FI12345678', 'FI', '12345678'],
  ['FI', 'ALV/Y-tunnus: FI 1234567-8', 'FI', '12345678'],
  ['FR', 'TVA FR 12 345678901', 'FR', '12345678901'],
  ['FR', 'N° TVA intracommunautaire : FR 12 345 678 901', 'FR', '12345678901'],
  ['FR', 'Numéro de TVA intracommunautaire: FRXX999999999', 'FR', 'XX999999999'],
  ['FR', 'TVA intracom. XX999999999', 'FR', 'XX999999999'],
  ['FR', 'TVA FR999999999', 'FR', 'FR999999999'],
  ['FR', 'N° d’identification à la TVA : FR12345678901', 'FR', '12345678901'],
  ['DE', 'USt-IdNr. DE123456789', 'DE', '123456789'],
  ['DE', 'USt-ID: DE 123 456 789', 'DE', '123456789'],
  ['DE', 'USt.-Id.-Nr.: 123456789', 'DE', '123456789'],
  ['DE', 'Umsatzsteuer-Identifikationsnummer: DE 123456789', 'DE', '123456789'],
  ['DE', 'VAT DE123456789', 'DE', '123456789'],
  ['DE', 'VAT-ID (DE) 123.456.789', 'DE', '123456789'],
  ['DE', 'EU VAT no: DE-123/456/789', 'DE', '123456789'],
  ['DE', '123456789 (USt-IdNr.)', 'DE', '123456789'],
  ['GR', 'ΑΦΜ EL123456789', 'GR', '123456789'],
  ['GR', 'Α.Φ.Μ.: 123456789', 'GR', '123456789'],
  ['GR', 'ΑΦΜ ΕΛ 123456789', 'GR', '123456789'],
  ['GR', 'VAT No. GR 123456789', 'GR', '123456789'],
  ['HU', 'Adószám: 12345678-2-42', 'HU', '12345678'],
  ['HU', 'Közösségi adószám: HU12345678', 'HU', '12345678'],
  ['HU', 'ÁFA HU 12345678', 'HU', '12345678'],
  ['HU', 'EU adószám HU12345678', 'HU', '12345678'],
  ['IE', 'VAT Reg. No. IE 1234567FA', 'IE', '1234567FA'],
  ['IE', 'VAT: 1234567T', 'IE', '1234567T'],
  ['IE', '1234567FA VAT', 'IE', '1234567FA'],
  ['IE', 'CBL Uimh. IE1A23456X', 'IE', '1A23456X'],
  ['IT', 'P.IVA 12345678901', 'IT', '12345678901'],
  ['IT', 'P. IVA IT 12345678901', 'IT', '12345678901'],
  ['IT', 'Partita IVA: 12345678901', 'IT', '12345678901'],
  ['IT', 'C.F. e P.IVA 12345678901', 'IT', '12345678901'],
  ['IT', 'P.I. 12345678901', 'IT', '12345678901'],
  ['LV', 'PVN LV12345678901', 'LV', '12345678901'],
  ['LV', 'PVN reģ. Nr. LV 12345678901', 'LV', '12345678901'],
  ['LT', 'PVM kodas LT123456789', 'LT', '123456789'],
  ['LT', 'PVM mokėtojo kodas: LT123456789012', 'LT', '123456789012'],
  ['LU', 'TVA LU 12345678', 'LU', '12345678'],
  ['LU', 'N° TVA: LU12345678', 'LU', '12345678'],
  ['MT', 'VAT No. MT 1234-5678', 'MT', '12345678'],
  ['MT', 'Numru tal-VAT MT12345678', 'MT', '12345678'],
  ['NL', 'BTW-nummer NL123456789B01', 'NL', '123456789B01'],
  ['NL', 'btw-id: NL 1234.56.789.B01', 'NL', '123456789B01'],
  ['NL', 'BTW nr. 123456789B01', 'NL', '123456789B01'],
  ['PL', 'NIP 526-10-40-828', 'PL', '5261040828'],
  ['PL', 'NIP: PL 526 104 08 28', 'PL', '5261040828'],
  ['PL', 'NIP-UE PL5261040828', 'PL', '5261040828'],
  ['PT', 'NIF 123456789', 'PT', '123456789'],
  ['PT', 'NIPC: PT 123 456 789', 'PT', '123456789'],
  ['PT', 'Contribuinte n.º 123456789', 'PT', '123456789'],
  ['RO', 'CUI RO12345678', 'RO', '12345678'],
  ['RO', 'C.I.F.: RO 1234567', 'RO', '1234567'],
  ['RO', 'Cod de înregistrare în scopuri de TVA: RO12345678', 'RO', '12345678'],
  ['RO', 'TVA RO12345678', 'RO', '12345678'],
  ['SK', 'IČ DPH: SK1234567890', 'SK', '1234567890'],
  ['SK', 'DIČ SK 1234567890', 'SK', '1234567890'],
  ['SI', 'ID za DDV: SI12345678', 'SI', '12345678'],
  ['SI', 'ID št. za DDV SI 12345678', 'SI', '12345678'],
  ['SI', 'Davčna številka 12345678', 'SI', '12345678'],
  ['ES', 'NIF B12345678', 'ES', 'B12345678'],
  ['ES', 'CIF: ESB12345678', 'ES', 'B12345678'],
  ['ES', 'NIF-IVA ES X1234567L', 'ES', 'X1234567L'],
  ['ES', 'N.I.F. 12345678-Z', 'ES', '12345678Z'],
  ['ES', 'X1234567T IVA', 'ES', 'X1234567T'],
  ['ES', 'NIF N1234567A', 'ES', 'N1234567A'],
  ['SE', 'Momsnr. SE556677889901', 'SE', '556677889901'],
  ['SE', 'Momsreg.nr: SE 556677-8899 01', 'SE', '556677889901'],
  ['SE', 'VAT-nr SE556677889901', 'SE', '556677889901'],
  ['CH', 'CHE-123.456.789 MWST', 'CH', 'CHE123456789'],
  ['CH', 'CHE-123.456.789 TVA', 'CH', 'CHE123456789'],
  ['CH', 'CHE-123.456.789 IVA', 'CH', 'CHE123456789'],
  ['CH', 'CHE-123.456.789 MWST/TVA/IVA', 'CH', 'CHE123456789'],
  ['CH', 'MWST-Nr. CHE-123.456.789', 'CH', 'CHE123456789'],
  ['CH', 'UID CHE 123 456 789', 'CH', 'CHE123456789'],
  ['CH', 'N° IDE: CHE−123.456.789', 'CH', 'CHE123456789'],
  ['LI', 'MWST-Nr. 12345', 'LI', '12345'],
  ['NO', 'org.nr NO 123 456 789 MVA', 'NO', '123456789'],
  ['NO', 'NO123456789MVA', 'NO', '123456789'],
  ['NO', 'Org. nr. 123 456 789', 'NO', '123456789'],
  ['NO', 'Foretaksregisteret NO 123 456 789 MVA', 'NO', '123456789'],
  ['IS', 'VSK-númer 12345', 'IS', '12345'],
  ['IS', 'VSK nr. 12345', 'IS', '12345'],
  ['GB', 'VAT No. GB 123 4567 89', 'GB', '123456789'],
  ['GB', 'VAT Reg No: 123 4567 89', 'GB', '123456789'],
  ['GB', 'VAT no GD001', 'GB', 'GD001'],
  ['XI', 'VAT No. XI 123 4567 89', 'XI', '123456789'],
  ['XI', 'VAT GB 123 4567 89', 'XI', '123456789'],
  ['GB', 'GB VAT 123 4567 89', 'GB', '123456789'],
  ['XI', 'GB VAT 123 4567 89', 'XI', '123456789'],
  ['DK', 'DK CVR 12345678', 'DK', '12345678'],
  ['AD', 'NRT L-123456-X', 'AD', 'L123456X'],
  ['SM', 'C.O.E. SM12345', 'SM', '12345'],
  ['FO', 'V-tal 123456', 'FO', '123456'],
  ['FO', 'MVG-nr. 123456', 'FO', '123456'],
  ['JE', 'GST No. 1234567', 'JE', '1234567'],
];

// rule vat-number.other-country
const ofAnotherCountry: Row[] = [
  ['DE', 'FR12345678901', 'FR', '12345678901'],
  ['DE', 'FRXX999999999', 'FR', 'XX999999999'],
  ['NL', 'DE123456789', 'DE', '123456789'],
  ['NL', 'de 123 456 789', 'DE', '123456789'],
  ['DE', 'NL123456789B01', 'NL', '123456789B01'],
  ['DE', 'ATU12345678', 'AT', 'U12345678'],
  ['DE', 'ESB12345678', 'ES', 'B12345678'],
  ['DE', 'ES X1234567L', 'ES', 'X1234567L'],
  ['AT', 'IE1234567FA', 'IE', '1234567FA'],
  ['ES', 'DE123456789', 'DE', '123456789'],
  ['AT', 'SI12345678', 'SI', '12345678'],
  ['DE', 'GR123456789', 'GR', '123456789'],
  ['DE', 'ΕΛ123456789', 'GR', '123456789'],
  ['DE', 'GB 123 4567 89', 'GB', '123456789'],
  ['DE', 'UK 123 4567 89', 'GB', '123456789'],
  ['DE', 'GB VAT 123 4567 89', 'GB', '123456789'],
  ['DE', 'SE moms 556677-8899 01', 'SE', '556677889901'],
  ['GB', 'XI123456789', 'XI', '123456789'],
  ['DE', 'CHE-123.456.789 MWST', 'CH', 'CHE123456789'],
  ['FR', 'CHE-123.456.789 TVA', 'CH', 'CHE123456789'],
  ['FR', 'BE0123456789', 'BE', '0123456789'],
  ['FR', 'NL123456789B01', 'NL', '123456789B01'],
  ['FR', 'USt-IdNr. DE123456789', 'DE', '123456789'],
  ['SE', 'NO 123 456 789 MVA', 'NO', '123456789'],
  ['DE', '123 456 789 MVA', 'NO', '123456789'],
  ['SE', 'org.nr NO 123 456 789 MVA', 'NO', '123456789'],
  ['DE', 'NIP 526-10-40-828', 'PL', '5261040828'],
  ['DE', 'P.IVA 12345678901', 'IT', '12345678901'],
  ['', 'P.IVA 12345678901', 'IT', '12345678901'],
  ['', 'DE123456789', 'DE', '123456789'],
  ['AT', 'OIB 12345678901', 'HR', '12345678901'],
  ['DE', 'CVR-nr. 12345678', 'DK', '12345678'],
  ['SE', 'SE-nr. 12345678', 'DK', '12345678'],
  ['CZ', 'IČ DPH 1234567890', 'SK', '1234567890'],
  ['SK', 'DIČ CZ12345678', 'CZ', '12345678'],
  ['DE', 'MWST/TVA/IVA CHE-123.456.789', 'CH', 'CHE123456789'],
  ['NL', 'TVA BE 0123.456.789', 'BE', '0123456789'],
  ['PT', 'NIF ES B12345678', 'ES', 'B12345678'],
  ['GB', 'TVA NL123456789B01', 'NL', '123456789B01'],
  ['FR', 'VAT number: NO 123456789', 'NO', '123456789'],
];

// rule vat-number.as-printed
const copied: Row[] = [
  ['DE', '"USt-IdNr. DE123456789"', 'DE', '123456789'],
  ['DE', '="123456789"', 'DE', '123456789'],
  ['NL', '\u{FEFF}BTW\u{A0}NL\u{2009}1234\u{B7}56\u{B7}789\u{AD}B01\r\n', 'NL', '123456789B01'],
  ['DE', 'ＵＳｔ－ＩｄＮｒ．　ＤＥ１２３４５６７８９', 'DE', '123456789'],
  ['PL', 'NIP:\t526\u{2011}10\u{2011}40\u{2011}828', 'PL', '5261040828'],
  ['CZ', 'DIC\u{30C}: CZ12345678', 'CZ', '12345678'],
  ['PT', 'N\u{BA} IVA PT123456789', 'PT', '123456789'],
  ['BG', '\u{2116} BG123456789', 'BG', '123456789'],
  ['DE', 'VAT [DE], {123,456,789};', 'DE', '123456789'],
  ['FR', '« TVA » : FR 12 345 678 901.', 'FR', '12345678901'],
  ['DE', 'VAT\u{34F}\u{FE0F}\u{2060}\u{200E}DE123456789', 'DE', '123456789'],
  ['DE', 'VAT No 123456789', 'DE', '123456789'],
  ['DE', 'VAT NO. 123456789', 'DE', '123456789'],
  ['DE', 'VAT NO DE123456789', 'DE', '123456789'],
  ['DE', 'No. 123456789', 'DE', '123456789'],
  ['DE', 'VAT: DE123456789 (Germany)', 'DE', '123456789'],
  ['GR', 'A\u{3A6}M E\u{39B} 123456789', 'GR', '123456789'],
  ['BG', '\u{412}G123456789 \u{414}\u{414}\u{421}', 'BG', '123456789'],
  ['NL', 'BTW NL123456789\u{392}01', 'NL', '123456789B01'],
  ['CH', 'CHE-123.456.789 HR/MWST', 'CH', 'CHE123456789'],
];

const tables: [string, Row[]][] = [
  ['of the country chosen', ofTheCountryChosen],
  ['of another country', ofAnotherCountry],
  ['copied out of a program', copied],
];

describe.each(tables)('a number %s', (_title, rows) => {
  test.each(rows)('%s "%s" is %s %s', (chosen, text, country, number) => {
    const typed = country === chosen ? { number } : { country, number };
    expect([normaliseVatNumber(chosen, text), readPastedNumber(chosen, text) ?? { country, number }]).toEqual([
      typed,
      { country, number },
    ]);
  });
});

// rule vat-number.other-country
test.each([
  ['FR', 'DE999999999', 'DE999999999'],
  ['AT', 'U12345678', 'U12345678'],
  ['ES', 'N1234567A', 'N1234567A'],
  ['ES', 'V12345678', 'V12345678'],
  ['IE', '1234567ID', '1234567ID'],
  ['GB', 'HA500', 'HA500'],
  ['AD', 'F123456Z', 'F123456Z'],
  ['FR', 'MT999999999', 'MT999999999'],
])('%s "%s" has letters of its own', (country, text, number) => {
  expect(normaliseVatNumber(country, text)).toEqual({ number });
});

// rules vat-number.as-printed and vat-number.other-country
describe('what never changes', () => {
  const shapes: Record<string, RegExp> = {
    AT: /^U\d{8}$/,
    CH: /^CHE\d{9}$/,
    FR: /^\d{11}$/,
    ES: /^[A-Z]\d{8}$/,
    IE: /^\d{7}W[A-I]$/,
  };
  const number = fc
    .constantFrom(...numberCountries.map(({ code }) => code))
    .chain((country) => fc.stringMatching(shapes[country] ?? /^\d{9}$/).map((text) => ({ country, text })));
  const separator = fc.constantFrom('', ' ', '.', '-', '/', ',', '\u{200B}', '\u{A0}', ' (', ') ', ': ');

  // "NO 123456789" is a number of Norway
  const wordsOf = (country: string) =>
    numberLabels
      .filter(({ of }) => of.length === 0 || of.includes(country))
      .flatMap(({ words }) => words)
      .filter((word) => word !== 'no');

  test('words of a paper before a number', () => {
    const printed = number.chain(({ country, text }) =>
      fc
        .tuple(fc.array(fc.constantFrom(...wordsOf(country)), { minLength: 1, maxLength: 3 }), separator)
        .map(([words, between]) => ({ country, text, printed: `${words.join(' ')} ${between}${text}` })),
    );
    fc.assert(
      fc.property(printed, (one) => {
        expect(normaliseVatNumber(one.country, one.printed)).toEqual({ number: one.text });
      }),
      { numRuns: 5000 },
    );
  });

  test('signs in between', () => {
    const signs = fc.array(separator, { minLength: 24, maxLength: 24 });
    const text = fc.constantFrom(...ofTheCountryChosen, ...ofAnotherCountry).filter(([, one]) => !/\bno\b/i.test(one));
    fc.assert(
      fc.property(text, signs, ([chosen, one, country, read], between) => {
        const spread = [...one].map((letter, at) => letter + (between[at % between.length] ?? '')).join('');
        expect(normaliseVatNumber(chosen, spread)).toEqual(normaliseVatNumber(chosen, one));
        expect(readPastedNumber(chosen, spread)).toEqual({ country, number: read });
      }),
    );
  });

  test('reading twice gives the same', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[A-Z]{0,6}[A-Z\d]{2,12}[A-Z]{0,4}$/),
      fc.constantFrom(...ofAnotherCountry.map(([, text]) => text)),
    );
    fc.assert(
      fc.property(fc.constantFrom('', ...countries.map(({ code }) => code), 'XI'), texts, (chosen, text) => {
        const first = normaliseVatNumber(chosen, text);
        fc.pre('number' in first);
        const country = first.country ?? chosen;
        expect(normaliseVatNumber(country, first.number)).toEqual({ number: first.number });
      }),
      { numRuns: 5000 },
    );
  });
});
