import type { EditorFault } from '../fault.ts';
import { isEnglish, type OpenText } from '../open-text.ts';
import { lineAt, listPassages } from '../passages.ts';
import type { Told } from './sign.ts';

const figure = String.raw`[-−]?\d[\d,]*(?:\.\d+)?`;
const range = `(${figure})(?:(?: ?[–-] ?| to )(${figure}))?`;
const degrees = new RegExp(String.raw`(?<![\d.,])${range}\s?°C \(${range}\s?°F\)`, 'g');

const toNumber = (written: string): number => Number(written.replaceAll(',', '').replace('−', '-'));

/** Either may be rounded to a whole degree. */
const toleranceFahrenheit = 1;
/** How hot something is, and by how much it grows hotter or cooler. */
const asHeat = (celsius: number): number => celsius * 1.8 + 32;
const asDifference = (celsius: number): number => celsius * 1.8;

/** Of a range and a single figure the last is compared: "from 80 to 100 °C (212 °F)". */
const toEnds = (from: string, to: string | undefined, isBoth: boolean): number[] =>
  (isBoth ? [from, to ?? ''] : [to ?? from]).map(toNumber);

const write = (celsius: readonly string[], convert: typeof asHeat): string =>
  `"(${celsius.map((each) => String(Math.round(convert(toNumber(each)))).replace('-', '−')).join('–')} °F)"`;

function judge([written, from = '', to, fahrenheitFrom = '', fahrenheitTo]: RegExpExecArray): Told | null {
  const isBoth = to !== undefined && fahrenheitTo !== undefined;
  const celsius = toEnds(from, to, isBoth);
  const fahrenheit = toEnds(fahrenheitFrom, fahrenheitTo, isBoth);
  const agree = (convert: typeof asHeat): boolean =>
    celsius.every((each, at) => Math.abs(convert(each) - (fahrenheit[at] ?? 0)) <= toleranceFahrenheit + 1e-9);
  if (agree(asHeat) || agree(asDifference)) return null;
  const typed = to === undefined ? [from] : [from, to];
  return {
    found: `"${written}", two different temperatures`,
    expected: 'the same in both units',
    remedy: `write ${write(typed, asHeat)} if the degrees Celsius are right, ${write(typed, asDifference)} for a difference; else correct the degrees Celsius`,
  };
}

/** "100 °C (312 °F)": one temperature that reads as two. */
export const checkDegrees = (text: OpenText): EditorFault[] =>
  isEnglish(text)
    ? listPassages(text).flatMap((passage) =>
        [...passage.words.matchAll(degrees)].flatMap((found) => {
          const told = judge(found);
          return told ? [{ file: text.file, line: lineAt(passage, found.index), ...told }] : [];
        }),
      )
    : [];
