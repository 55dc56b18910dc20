/**
 * What a complete postcode looks like, by country, in capitals and without what stands between its signs or in front of them. Countries
 * without a row have no known form. A territory's row lets no ordinary postcode of its mother country
 * through (rule tax.places).
 */
export const postcodePatterns: Readonly<Record<string, RegExp>> = {
  AD: /^\d{3}$/,
  AT: /^\d{4}$/,
  AX: /^22\d{3}$/,
  A2: /^9[5-9]\d{5}$/,
  BE: /^\d{4}$/,
  BG: /^\d{4}$/,
  CH: /^\d{4}$/,
  CY: /^\d{4}$/,
  CZ: /^\d{5}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FO: /^\d{3}$/,
  FR: /^\d{5}$/,
  GB: /^(?!GX)[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  GG: /^GY\d[A-Z\d]?\d[A-Z]{2}$/,
  GI: /^GX111AA$/,
  GR: /^\d{5}$/,
  HR: /^\d{5}$/,
  HU: /^\d{4}$/,
  IC: /^3[58]\d{3}$/,
  IE: /^[A-Z]\d[\dW][A-Z\d]{4}$/,
  IM: /^IM\d[A-Z\d]?\d[A-Z]{2}$/,
  IS: /^\d{3}$/,
  IT: /^\d{5}$/,
  JE: /^JE\d[A-Z\d]?\d[A-Z]{2}$/,
  LI: /^94(?:8[5-9]|9[0-8])$/,
  LT: /^\d{5}$/,
  LU: /^\d{4}$/,
  LV: /^\d{4}$/,
  MC: /^980\d{2}$/,
  MT: /^[A-Z]{3}\d{4}$/,
  M3: /^9[0-4]\d{5}$/,
  NL: /^\d{4}[A-Z]{2}$/,
  NO: /^\d{4}$/,
  PL: /^\d{5}$/,
  PT: /^\d{7}$/,
  RO: /^\d{6}$/,
  SE: /^\d{5}$/,
  SI: /^\d{4}$/,
  SK: /^\d{5}$/,
  SM: /^4789\d$/,
};

/** A postcode of each country, as it is written there. */
export const postcodeExamples: Readonly<Record<string, string>> = {
  AD: 'AD500',
  AT: '1010',
  AX: '22100',
  A2: '9500-119',
  BE: '1000',
  BG: '1000',
  CH: '8001',
  CY: '1010',
  CZ: '110 00',
  DE: '10115',
  DK: '1050',
  EE: '10111',
  ES: '28013',
  FI: '00100',
  FO: '100',
  FR: '75001',
  GB: 'SW1A 1AA',
  GG: 'GY1 1AA',
  GI: 'GX11 1AA',
  GR: '105 57',
  HR: '10000',
  HU: '1011',
  IC: '35001',
  IE: 'D02 AF30',
  IM: 'IM1 1AA',
  IS: '101',
  IT: '00184',
  JE: 'JE2 3AB',
  LI: '9490',
  LT: '01100',
  LU: '1111',
  LV: '1010',
  MC: '98000',
  MT: 'VLT 1117',
  M3: '9000-082',
  NL: '1012 AB',
  NO: '0150',
  PL: '00-950',
  PT: '1000-205',
  RO: '010011',
  SE: '114 55',
  SI: '1000',
  SK: '811 01',
  SM: '47890',
};

/** Countries whose postcodes are of no other country offered; what is part of another stands before it. */
export const tellingPostcodes = ['JE', 'GG', 'IM', 'GI', 'GB', 'IE', 'NL', 'MT', 'A2', 'M3', 'PT'] as const;

/** Codes that stand before a postcode too, by the country's. */
export const otherCountryCodes: Readonly<Record<string, string>> = { GB: 'UK' };

/** What stands before the number of a post box, in capitals: that number is no postcode. */
export const boxWords: readonly string[] = ['BP', 'CS', 'TSA', 'PO', 'POB', 'PF', 'PB', 'BOX'];

/** How a postcode is called where one is copied from, in capitals without accents. */
export const postcodeWords: readonly string[] = [
  ...['POST ?CODE', 'POSTAL CODE', 'ZIP(?: CODE)?', 'EIRCODE', 'POSTLEITZAHL', 'PLZ', 'CODE POSTAL', 'CODIGO POSTAL'],
  ...[
    'CODICE POSTALE',
    'CAP',
    'KOD POCZTOWY',
    'PSC',
    'POSTNUMMER',
    'POSTNR',
    'POSTINUMERO',
    'POSTCODE',
    'IRANYITOSZAM',
  ],
  ...[
    'COD POSTAL',
    'POSTANSKI BROJ',
    'POSTNA STEVILKA',
    'POSTIINDEKS',
    'PASTA INDEKSS',
    'PASTO KODAS',
    '\u{3a4}\\.?\u{39a}\\.?',
  ],
];

/**
 * Countries outside the EU of which a part counts as the EU, with what of a postcode, written without spaces, tells which part
 * is meant: in Great Britain the letters of the area, known by the digit behind them ("SW1", "BT1"). Until then nobody knows, and
 * VAT is charged.
 */
export const taxDecidingPostcodes: Readonly<Record<string, RegExp>> = { GB: /^[A-Z]{1,2}\d/ };
