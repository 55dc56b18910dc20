import { setLetters } from '#domain/engine/set-letters.ts';
import { type EditorFault, faultAt, tell, type FaultText } from '../fault.ts';
import type { KnownCatalogue } from '../known-catalogue.ts';
import type { KnownShop } from '../known-shop.ts';
import { type OpenText, partsInFront } from '../open-text.ts';
import { judgeEach, listPassages } from '../passages.ts';
import { suggest } from '../suggest.ts';

/** Dashes and blanks that word processors put in place of a hyphen. */
const strangeDash = /\s?[\u2010-\u2015\u2212]\s?/g;

/** A number as the box has it: "4B1606H-STD", "OPHD1040HP", "AG-1". */
const partNumber =
  /(?<![\w./-])(?:\d{1,2}\s?[A-Z]\s?\d{3,4}[A-Z]*(?:\s?[\u2010-\u2015\u2212-]\s?(?:STD(?:-SP)?|\.?\d{2,4})(?!\w))?|OP[A-Z]{2}\d{3,4}\w*|A[GRBY]\s?[\u2010-\u2015\u2212-]\s?\d)(?!\w)/gi;

/** `isNamed`: it stands where nothing but numbers may stand, so whatever it looks like, it is meant for one. */
function judgeNumber(number: string, known: ReadonlySet<string>, isNamed: boolean): FaultText | null {
  const plain = number.replaceAll(strangeDash, '-').replaceAll(/\s/g, '').toUpperCase();
  if (known.has(number)) return null;
  if (known.has(plain))
    return tell(`"${number}"`, 'the number as the box has it, with plain hyphens and no blanks', `write "${plain}"`);
  // what only looks like a number without its blanks or in capitals: "2 A 100", "4x100"
  if (!isNamed && (/^\d+\w?\s/.test(number) || number !== number.toUpperCase())) return null;
  return tell(
    `the part "${number}", which the catalogue does not have`,
    'the number of a part or set of the catalogue',
    suggest(plain, known),
  );
}

const sorted = (letters: string): string => [...letters].toSorted().join('');
/** By their letters in alphabetical order; those without an X are short forms of other things as well, in any order. */
const bySorted = new Map(setLetters.filter((each) => each.includes('X')).map((each) => [sorted(each), each]));

/** Letters of a set in an order that no set has. */
function judgeLetters(letters: string): FaultText | null {
  const right = bySorted.get(sorted(letters));
  return right === undefined || right === letters
    ? null
    : tell(`"${letters}", letters that no set has`, setLetters.join(', '), `write "${right}"`);
}

/** A size in which no part is made. */
function judgeSize(written: string, { sizes }: KnownCatalogue): FaultText | null {
  const near = [...sizes].filter((each) => each.startsWith(written.charAt(0))).toSorted();
  const remedy = `choose one of: ${near.join(', ')}`;
  return near.length === 0 || sizes.has(written)
    ? null
    : tell(`the size "${written}", in which no part is made`, 'a size of the catalogue', remedy);
}

/** A length that begins with a point has its unit behind it. */
const size = /(?<![\p{L}\d.,–−-])(?:\.\d{2,3}|(?<=\bsizes? )0\d\d)(?![\d.,–-]\d|\d| ?(?:mm|µm|in\b|inch|"|”|%))/gu;
const setLetter = /(?<![\p{L}\d./-])[HXD]{2,3}(?![\p{L}\d./-])/gu;

/** Parts, sizes and letters of sets that nobody sells, wherever a text names one; without a catalogue only letters are judged. */
export function checkParts(text: OpenText, { catalogue }: KnownShop): EditorFault[] {
  const { file, front, kind } = text;
  const { picture } = front.data;
  const pictured = kind.name === 'make' && picture !== undefined && picture !== 'none' ? [String(picture)] : [];
  const words = listPassages(text);
  const letters = judgeEach(text, words, setLetter, ([found]) => judgeLetters(found));
  if (catalogue === null) return letters;
  const judge = (number: string, isNamed: boolean) => judgeNumber(number, catalogue.parts, isNamed);
  return [
    ...pictured.flatMap((number) => faultAt(file, front.lineOf(['picture']), judge(number, true))),
    ...partsInFront(text).flatMap((number, at) => faultAt(file, front.lineOf(['parts', at]), judge(number, true))),
    ...letters,
    ...judgeEach(text, words, size, ([found]) => judgeSize(found, catalogue)),
    ...judgeEach(text, words, partNumber, ([found]) => judge(found, false)),
  ];
}
