/**
 * What a complete postcode looks like, by country; the country's own letters in front ("LV-1010", "D-10115") are taken
 * off before. Countries without a row have no known pattern. A territory's row lets no ordinary postcode of its mother country
 * through (rule tax.places).
 */
export const postcodePatterns: Readonly<Record<string, RegExp>> = {
  AD: /^\d{3}$/,
  AT: /^\d{4}$/,
  AX: /^22\d{3}$/,
  A2: /^9[5-9]\d{2}[ -]?\d{3}$/,
  BE: /^\d{4}$/,
  BG: /^\d{4}$/,
  CH: /^\d{4}$/,
  CY: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FO: /^\d{3}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  GG: /^GY\d[A-Z\d]? ?\d[A-Z]{2}$/,
  GI: /^GX11 ?1AA$/,
  GR: /^\d{3} ?\d{2}$/,
  HR: /^\d{5}$/,
  HU: /^\d{4}$/,
  IC: /^3[58]\d{3}$/,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
  IM: /^IM\d[A-Z\d]? ?\d[A-Z]{2}$/,
  IS: /^\d{3}$/,
  IT: /^\d{5}$/,
  JE: /^JE\d[A-Z\d]? ?\d[A-Z]{2}$/,
  LI: /^94(?:8[5-9]|9[0-8])$/,
  LT: /^\d{5}$/,
  LU: /^\d{4}$/,
  LV: /^\d{4}$/,
  MC: /^980\d{2}$/,
  MT: /^[A-Z]{3} ?\d{4}$/,
  M3: /^9[0-4]\d{2}[ -]?\d{3}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
  NO: /^\d{4}$/,
  PL: /^\d{2}[ -]?\d{3}$/,
  PT: /^\d{4}[ -]?\d{3}$/,
  RO: /^\d{6}$/,
  SE: /^\d{3} ?\d{2}$/,
  SI: /^\d{4}$/,
  SK: /^\d{3} ?\d{2}$/,
  SM: /^4789\d$/,
};

/**
 * Countries outside the EU of which a part counts as the EU, with what of a postcode, written without spaces, tells which part
 * is meant: in Great Britain the letters of the area, known by the digit behind them ("SW1", "BT1"). Until then nobody knows, and
 * VAT is charged.
 */
export const taxDecidingPostcodes: Readonly<Record<string, RegExp>> = { GB: /^[A-Z]{1,2}\d/ };
