import { unitsAgree } from '#domain/drawing/agreeing-units.ts';
import { figures } from '#domain/prose/figures.ts';
import type { EditorFault } from '../fault.ts';
import { isEnglish, type OpenText } from '../open-text.ts';
import { lineAt, listProse } from '../passages.ts';
import { units } from '../figure-units.ts';

const toUnit = (name: string) => units[name.split('-').at(-1) ?? ''];

/** The same figure in the unit that was typed: "hx-inch" for "hx-mm" before "in". */
const findOther = (name: string, unit: string): string | undefined =>
  [name.replace(/-\w+$/, `-${unit}`)].find((other) => other !== name && Object.hasOwn(figures, other));

const use = /<Figure name="([\w-]+)" ?\/>|\{([\w-]+)\}/g;

/** `<Figure name="hx-mm" />mm`: the figure and its unit without a blank between. */
const judgeGlued = ({ file, source }: OpenText): EditorFault[] =>
  source.split('\n').flatMap((written, at) =>
    [...written.matchAll(use)].flatMap((found) => {
      const next = written.slice(found.index + found[0].length);
      const [unit] = /^(?:mm|µm|in|inch(?:es)?|°[CF]|\p{L}{2,})(?![\w-])/u.exec(next) ?? [];
      return unit === undefined
        ? []
        : [
            {
              file,
              line: at + 1,
              found: `"${found[0]}${unit}"`,
              expected: 'a blank between figure and unit',
              remedy: `write "${found[0]} ${unit}"`,
            },
          ];
    }),
  );

/** `<Figure name="hx-mm" /> in`: a figure of the shop before the unit of another. */
function judgeFigureUnits({ file, source, kind }: OpenText): EditorFault[] {
  return source.split('\n').flatMap((written, at) =>
    [...written.matchAll(use)].flatMap((found) => {
      const name = found[1] ?? found[2] ?? '';
      const own = toUnit(name);
      const next = written.slice(found.index + found[0].length).replace(/^[\s\u00A0-]+/, '');
      if (!own || own[1].test(next)) return [];
      const typed = Object.entries(units).find(([, [, read]]) => read.test(next));
      if (!typed) return [];
      const [unit, [writtenUnit]] = typed;
      const other = findOther(name, unit);
      return [
        {
          file,
          line: at + 1,
          found: `the figure "${name}" with the unit "${writtenUnit}" behind it`,
          expected: `its own unit, ${own[0]}`,
          remedy: `write "${own[0]}"${other === undefined ? '' : `, or take ${found[1] === undefined ? `{${other}}` : kind.toFigure(other)}`}`,
        },
      ];
    }),
  );
}

const lengths =
  /(\d+(?:\.\d+)?)(?:( ?(?:–|-|to) ?)(\d+(?:\.\d+)?))? mm \((\d*\.\d+)(?:( ?(?:–|-|to) ?)(\d*\.\d+))? in\)/g;
const mmPerInch = 25.4;

/** "0.25 mm (0.020 in)": one length that reads as two. */
function judgeLengths(text: OpenText): EditorFault[] {
  return listProse(text).flatMap((passage) =>
    [...passage.words.matchAll(lengths)].flatMap((found) => {
      const [written, mm = '', , mmTo, inch = '', , inchTo] = found;
      const plain = `${mm}${mmTo === undefined ? '' : `-${mmTo}`} mm (${inch}${inchTo === undefined ? '' : `-${inchTo}`} in)`;
      if (unitsAgree(plain)) return [];
      const toInch = (length: string) => (Number(length) / mmPerInch).toFixed(3);
      const range = mmTo === undefined ? toInch(mm) : `${toInch(mm)}–${toInch(mmTo)}`;
      return [
        {
          file: text.file,
          line: lineAt(passage, found.index),
          found: `"${written}", two different lengths`,
          expected: 'the same length in both units',
          remedy: `write "(${range} in)" if the millimetres are right, else correct the millimetres`,
        },
      ];
    }),
  );
}

/** Units that are not those of the figure before them, and lengths that millimetres and inches do not agree on. */
export const checkUnits = (text: OpenText): EditorFault[] =>
  isEnglish(text) ? [...judgeGlued(text), ...judgeFigureUnits(text), ...judgeLengths(text)] : [];
