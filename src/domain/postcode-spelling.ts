import { boxWords, otherCountryCodes, postcodePatterns, postcodeWords, tellingPostcodes } from '#config/postcodes.ts';
import { lookUp } from './look-up-own-key.ts';

/** What may stand between the signs of a postcode and is none of it. */
const gap = /[\s\p{Pd}.,'\u2019\u00b7_/]/u;
/** Before a figure any letters may be a country's or stand for "postcode", before letters only its own code and a blank or dash. */
const lettersInFront = /^(?:(?:[A-Z]\.?){1,3}[\s\p{Pd}.:]*(?=\d)|([A-Z]{2})[\s\p{Pd}]+(?=[A-Z]))/u;
/** signs of the longest postcode, without gaps */
const longest = 8;

/** The word for a postcode, in the languages of the countries. */
const wordInFront = new RegExp(`^(?:${postcodeWords.join('|')})(?![A-Z])[\\s.:#]*`);

/** Full-width signs as others, signs that nobody sees and accents taken out, in capitals, without what opens it: "(35600)" */
const clean = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/^[^\p{L}\d]+/u, '')
    .trim();

const compact = (text: string): string => [...text].filter((sign) => !gap.test(sign)).join('');

/** "10115" is whole before a blank or a letter, not before a sixth figure; "3526AB" before neither. */
const isWholeBefore = (code: string, next: string | undefined): boolean =>
  next === undefined || !(/\d$/.test(code) ? /\d/ : /[\p{L}\d]/u).test(next);

/** A postcode at the beginning of a text: its signs alone, and as it is written there. */
type Read = { code: string; written: string };

function readBeginning(pattern: RegExp, text: string): Read | null {
  const signs = [...text];
  let code = '';
  let read: Read | null = null;
  for (const [at, sign] of signs.entries()) {
    if (gap.test(sign)) continue;
    if (!/[A-Z\d]/.test(sign) || code.length === longest) break;
    code += sign;
    if (pattern.test(code) && isWholeBefore(code, signs[at + 1]))
      read = { code, written: signs.slice(0, at + 1).join('') };
  }
  return read;
}

/** "CS 10001 97420 Le Port" begins with a box, whose number is no postcode. */
const isBox = (letters: string): boolean => boxWords.includes(letters.replaceAll(/[^A-Z]/g, ''));

function withoutLetters(country: string, text: string): string {
  return text.replace(lettersInFront, (letters, code?: string) => {
    const isOfCountry = code === undefined || [country, lookUp(otherCountryCodes, country)].includes(code);
    return isOfCountry && !isBox(letters) ? '' : letters;
  });
}

/**
 * The postcode of a country at the beginning of what was typed, whatever follows ("35.001 Las Palmas", "FI-22 100"); null where
 * there is none, or the country has no known form (rule postcode.spelling).
 */
function readPostcode(country: string, typed: string): Read | null {
  const pattern = lookUp(postcodePatterns, country);
  if (!pattern) return null;
  const text = clean(typed).replace(wordInFront, '');
  return readBeginning(pattern, withoutLetters(country, text)) ?? readBeginning(pattern, text);
}

/** Whether a postcode of the country stands at the beginning of what was typed; null for a country without a known form. */
export const hasPostcode = (country: string, typed: string): boolean | null =>
  lookUp(postcodePatterns, country) ? readPostcode(country, typed) !== null : null;

/** How the shop tells a postcode to the commerce API: "FI-22 100 Mariehamn" is "22 100"; what is none goes as it was typed. */
export function writePostcode(country: string, typed: string): string {
  const read = readPostcode(country, typed);
  return read ? read.written.replaceAll(/\p{Pd}/gu, '-').replaceAll(/[.,'\u2019\u00b7_/]/g, '') : typed.trim();
}

/** The one spelling that a postcode is judged by (rule postcode.spelling): "fi-22 100" is "22100", "bt1 5gs" is "BT15GS". */
export const normalisePostcode = (country: string, typed: string): string =>
  readPostcode(country, typed)?.code ?? compact(clean(typed));

/** The other country that a postcode can only be of: "BT79 0HR" is British, whatever was chosen; else null. */
export function findPostcodeCountry(country: string, typed: string): string | null {
  if (hasPostcode(country, typed) !== false) return null;
  return tellingPostcodes.find((code) => hasPostcode(code, typed)) ?? null;
}
