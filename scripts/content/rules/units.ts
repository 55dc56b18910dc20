import { unitsAgree } from '#domain/drawing/drawn-part.ts';
import { units } from '#domain/prose/bind-units.ts';
import { figures } from '#domain/prose/figures.ts';
import { type EditorFault, tell, type FaultText } from '../fault.ts';
import { isEnglish, type OpenText } from '../open-text.ts';
import { judgeEach, listPassages } from '../passages.ts';

const use = /<Figure name="([\w-]+)" ?\/>|\{([\w-]+)\}/g;

/** `<Figure name="hx-mm" /> in`: a figure of the shop before the unit of another, or right before its own. */
function judgeBehind(found: RegExpExecArray, next: string): FaultText | null {
  const name = found[1] ?? found[2] ?? '';
  const [own, isOwn] = units[name.split('-').at(-1) ?? ''] ?? [];
  const [glued] = /^(?:mm|µm|in|inch(?:es)?|°[CF]|\p{L}{2,})(?![\w-])/u.exec(next) ?? [];
  if (glued !== undefined)
    return tell(`"${found[0]}${glued}"`, 'a blank between figure and unit', `write "${found[0]} ${glued}"`);
  const behind = next.replace(/^[\s\u00A0-]+/, '');
  if (own === undefined || isOwn?.test(behind)) return null;
  const typed = Object.entries(units).find(([, [, read]]) => read.test(behind));
  if (!typed) return null;
  const other = name.replace(/-\w+$/, `-${typed[0]}`);
  const remedy = Object.hasOwn(figures, other) ? `, or take the figure "${other}"` : '';
  return tell(
    `the figure "${name}" with the unit "${typed[1][0]}" behind it`,
    `its own unit, ${own}`,
    `write "${own}"${remedy}`,
  );
}

const lengths = /(\d+(?:\.\d+)?)(?: ?(?:–|-|to) ?(\d+(?:\.\d+)?))? mm \((\d*\.\d+)(?: ?(?:–|-|to) ?(\d*\.\d+))? in\)/g;
const mmPerInch = 25.4;

/** "0.25 mm (0.020 in)": one length that reads as two. */
function judgeLengths([written, mm = '', mmTo, inch = '', inchTo]: RegExpExecArray): FaultText | null {
  const range = (from: string, to: string | undefined) => (to === undefined ? from : `${from}-${to}`);
  if (unitsAgree(`${range(mm, mmTo)} mm (${range(inch, inchTo)} in)`)) return null;
  const right = [mm, mmTo]
    .flatMap((each) => (each === undefined ? [] : (Number(each) / mmPerInch).toFixed(3)))
    .join('–');
  return tell(
    `"${written}", two different lengths`,
    'the same in both units',
    `write "(${right} in)" if the millimetres are right, else correct them`,
  );
}

const figure = String.raw`[-−]?\d[\d,]*(?:\.\d+)?`;
const range = `(${figure})(?:(?: ?[–-] ?| to )(${figure}))?`;
const degrees = new RegExp(String.raw`(?<![\d.,])${range}\s?°C \(${range}\s?°F\)`, 'g');
const toNumber = (written: string): number => Number(written.replaceAll(',', '').replace('−', '-'));

/** "100 °C (312 °F)": one temperature, or one difference of two, that reads as two. Either may be rounded to a whole degree. */
function judgeDegrees([written, from = '', to, fromF = '', toF]: RegExpExecArray): FaultText | null {
  const isBoth = to !== undefined && toF !== undefined;
  const [celsius, fahrenheit] = [isBoth ? [from, to] : [to ?? from], isBoth ? [fromF, toF] : [toF ?? fromF]].map(
    (ends) => ends.map(toNumber),
  );
  const convert = (added: number) => celsius?.map((each) => each * 1.8 + added) ?? [];
  const agree = (added: number) =>
    convert(added).every((each, at) => Math.abs(each - (fahrenheit?.[at] ?? 0)) <= 1 + 1e-9);
  if (agree(32) || agree(0)) return null;
  const write = (added: number) =>
    convert(added)
      .map((each) => String(Math.round(each)).replace('-', '−'))
      .join('–');
  return tell(
    `"${written}", two different temperatures`,
    'the same in both units',
    `write "(${write(32)} °F)" if the degrees Celsius are right, "(${write(0)} °F)" for a difference`,
  );
}

/** Units that are not those of the figure before them, and measures that two units do not agree on. */
export function checkUnits(text: OpenText): EditorFault[] {
  if (!isEnglish(text)) return [];
  const { source } = text;
  return [
    ...judgeEach(text, [{ words: source, at: 0, isFront: false }], use, (found) =>
      judgeBehind(found, source.slice(found.index + found[0].length)),
    ),
    ...judgeEach(text, listPassages(text), lengths, judgeLengths),
    ...judgeEach(text, listPassages(text), degrees, judgeDegrees),
  ];
}
