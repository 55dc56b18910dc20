/** What the register says of a number; `unavailable`: it does not answer. */
type VatAnswer = 'valid' | 'invalid' | 'unavailable';

/** Behind the prefix. Greece's prefix is EL; Northern Ireland's companies are in the EU's register with XI. */
const formats: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/**
 * Asks the pretended register: a number that does not fit its country is invalid; of the others, those whose digits end in 000 are
 * invalid, those ending in 999 cannot be checked, the rest are valid. Spaces, dots and hyphens are passed over.
 */
export function checkVatNumber(text: string): VatAnswer {
  const number = text.toUpperCase().replaceAll(/[\s.-]/g, '');
  const format = formats[number.slice(0, 2)];
  if (!format?.test(number.slice(2))) return 'invalid';
  const digits = number.replaceAll(/\D/g, '');
  if (digits.endsWith('999')) return 'unavailable';
  return digits.endsWith('000') ? 'invalid' : 'valid';
}
