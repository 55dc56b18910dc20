/**
 * A VAT number as papers print it: words of its country before or behind it, the letters of that country, signs in between
 * (rules vat-number.as-printed and vat-number.other-country).
 */
import { keptNumberKeys, numberLabels, ownLetters } from '#config/vat-labels.ts';
import { lookUp } from '../look-up-own-key.ts';
import { numberCountries, numberKeys, prefixesOf } from './number-countries.ts';
import { foldWord as fold, splitPrinted } from './number-spelling.ts';

/** `hasKey`: letters of its country that are no part of it stood before it; `hasLabel`: words of a paper stood beside it. */
type PrintedNumber = { country: string; number: string; hasKey: boolean; hasLabel: boolean };

/** longer than anything printed beside a number: a text that was pasted by mistake */
const longest = 200;

/** "№", "n.º", "No." and "No" before a number; "NO" in capitals may be Norway. */
const numberSigns = /\u2116|\b[Nn]\s*\.?\s*[\u00b0\u00ba]|\b[Nn]o\s*[.:]|\bNo\b/gu;

const listed = [...numberLabels, ...numberCountries.map(({ code, name }) => ({ of: [code], words: [name] }))];

/** word → the countries whose papers have it; none where all do */
const labels = new Map<string, readonly string[]>();
for (const { of, words } of listed)
  for (const word of words.map(fold)) {
    const known = labels.get(word);
    labels.set(word, known === undefined || of.length === 0 ? of : known.length === 0 ? known : [...known, ...of]);
  }
const longestFirst = [...labels.keys()].sort((one, other) => other.length - one.length);

/** The words that letters are made of, each by its countries; null where they are something else. */
function readLabel(letters: string, hopeless = new Set<number>()): (readonly string[])[] | null {
  if (letters === '') return [];
  if (hopeless.has(letters.length)) return null;
  for (const word of longestFirst) {
    if (!letters.startsWith(word)) continue;
    const others = readLabel(letters.slice(word.length), hopeless);
    if (others) return [labels.get(word) ?? [], ...others];
  }
  hopeless.add(letters.length);
  return null;
}

/** The countries that all words of a paper may be of; null where every country may. */
function countriesOfWords(words: (readonly string[])[]): string[] | null {
  const [first, ...others] = words.filter((of) => of.length > 0);
  return first?.filter((code) => others.every((of) => of.includes(code))) ?? null;
}

/** True for a number that begins with letters of its own and is whole: "U12345678" of Austria, "XX123456789" of France. */
export const hasOwnLetters = (country: string, number: string): boolean =>
  lookUp(ownLetters, country)?.whole.test(number) ?? false;

/** Whether a number may begin with these letters; it need not be whole yet. */
function canBegin(country: string, own: string, figures: string): boolean {
  if (!/^[A-Z\d+*]{2,14}$/.test(own + figures)) return false;
  return own === '' || (lookUp(ownLetters, country)?.begin.test(own) ?? false) || hasOwnLetters(country, own + figures);
}

/** The words behind a number: "MWST" of "123456789MWST"; up to two letters of its own stay with it ("1234567FA VAT"). */
function splitTail(text: string): { figures: string; tail: (readonly string[])[] } {
  const letters = /\D*$/.exec(text)?.[0] ?? '';
  for (const own of [0, 1, 2]) {
    const behind = letters.slice(own);
    const tail = behind.length < 3 ? null : readLabel(fold(behind));
    if (tail) return { figures: text.slice(0, text.length - behind.length), tail };
  }
  return { figures: text, tail: [] };
}

/** "NO" behind a label is its "No.", unless the label has said that already: "VAT NO 123" has a number, "ORG.NR NO 123" one of Norway. */
const isNumberSign = (key: string, label: string, tail: (readonly string[])[]): boolean =>
  key === 'NO' && label !== '' && !/(?:NR|NUMMER|NUMBER)$/.test(label) && !tail.some((of) => of.includes('NO'));

type Letters = { label: string; key: string; own: string };

/** What is read of all letters alike: the figures, the words behind them, where pieces of the text begin. */
type Rest = ReturnType<typeof splitTail> & { begins: ReadonlySet<number> };

/** All that the letters before the first figure may be: a label, the country's, and up to two of the number's own. */
const listReadings = (letters: string): Letters[] =>
  [0, 1, 2]
    .filter((count) => count <= letters.length)
    .map((count) => ({ head: letters.slice(0, letters.length - count), own: letters.slice(letters.length - count) }))
    .flatMap(({ head, own }) =>
      ['', ...numberKeys.keys()]
        .filter((key) => head.endsWith(key))
        .map((key) => ({ label: head.slice(0, head.length - key.length), key, own })),
    );

function keyCountry(chosen: string, key: string): string {
  const named = numberKeys.get(key) ?? chosen;
  return prefixesOf(chosen).some((prefix) => prefix === key || prefix === named) ? chosen : named;
}

/** The words of a label, also where the letters of its country lead: "GB VAT 123456789", "DK CVR 12345678". */
function readWords(chosen: string, label: string): (readonly string[])[] | null {
  const words = readLabel(fold(label));
  const first = words ? undefined : [...numberKeys.keys()].find((key) => label.startsWith(key) && label !== key);
  if (first === undefined) return words;
  const others = readLabel(fold(label.slice(first.length)));
  return others && [[keyCountry(chosen, first)], ...others];
}

/** One reading of the letters; null where no number can be read so. */
function tryReading(chosen: string, { label, key, own }: Letters, { figures, tail, begins }: Rest) {
  const words = readWords(chosen, label);
  if (words === null || isNumberSign(key, label, tail)) return null;
  const ofWords = countriesOfWords([...words, ...tail]);
  const isOfChosen = ofWords === null || ofWords.includes(chosen);
  // words of several countries tell none
  const told = !isOfChosen && ofWords.length === 1 ? ofWords : [];
  const country = (key === '' ? [...told, chosen] : [keyCountry(chosen, key)]).find((code) =>
    canBegin(code, own, figures),
  );
  if (country === undefined) return null;
  const isKept = lookUp(keptNumberKeys, key) !== undefined;
  const number = (isKept ? key : own) + figures;
  return {
    ...{ country, number },
    hasKey: key !== '' && !isKept,
    hasLabel: label !== '' || tail.length > 0,
    // letters inside a word, or of a country that the words exclude, may be no country's: "VAT" ends in those of Austria
    isClear: key !== '' && begins.has(label.length) && (ofWords?.includes(country) ?? true),
    mayBeOwn: isOfChosen && key === '' && own !== '' && hasOwnLetters(country, number),
  };
}

/** One that stands with its country's letters among words that are not known: "BTW BE0403.170.701 RPR Brussel"; null for none or several. */
function findKeyed(chosen: string, pieces: readonly string[]): PrintedNumber | null {
  const found = pieces.flatMap((piece, at) => {
    const behind = pieces.slice(at + 1);
    const words = behind.findIndex((one) => !/^\d/.test(one));
    const joined = [piece, ...behind.slice(0, words < 0 ? behind.length : words)].join('');
    const [, key = '', own = '', figures = ''] = /^([A-Z]{2})([A-Z]{0,2})(\d[A-Z\d*+]{6,})$/.exec(joined) ?? [];
    if (!numberKeys.has(key)) return [];
    const country = keyCountry(chosen, key);
    return canBegin(country, own, figures) ? [{ country, number: own + figures, hasKey: true, hasLabel: true }] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * The number that a text has beside words and letters of a country; null where it has neither, and is a number by itself or none. The
 * letters of a country win over the words before them, and those over the country that was chosen; letters that can be the
 * number's own are never taken off: "DE123456789" is one of France where France was chosen.
 */
export function readPrintedNumber(chosen: string, text: string): PrintedNumber | null {
  if (text.length > longest) return null;
  const unsigned = text.replaceAll(numberSigns, ' ');
  const pieces = splitPrinted(unsigned);
  const [, letters = '', figures = ''] = /^(\D*)(\d.*)$/su.exec(pieces.join('')) ?? [];
  const begins = new Set(pieces.map((_, at) => pieces.slice(0, at).join('').length));
  const rest = { ...splitTail(figures), begins };
  const readings = listReadings(letters)
    .map((reading) => tryReading(chosen, reading, rest))
    .filter((reading) => reading !== null);
  const found =
    readings.find(({ mayBeOwn }) => mayBeOwn) ??
    readings.find(({ isClear }) => isClear) ??
    readings.find(({ hasKey }) => !hasKey) ??
    readings[0];
  if (!found) return findKeyed(chosen, pieces);
  const { country, number, hasKey } = found;
  const hasLabel = found.hasLabel || unsigned !== text;
  return hasKey || hasLabel || country !== chosen ? { country, number, hasKey, hasLabel } : null;
}
