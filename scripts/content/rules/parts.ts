import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { listUses } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';
import { lineAt, listPassages } from '../passages.ts';
import { suggest } from '../suggest.ts';

/** Dashes and blanks that editors of text put in place of a hyphen. */
const strangeDash = /\s?[\u2010-\u2015\u2212]\s?/g;

/** A number as the box has it: "4B1606H-STD", "OPHD1040HP", "AG-1". */
const partNumber =
  /(?<![\w./-])(?:\d{1,2}\s?[A-Z]\s?\d{3,4}[A-Z]*(?:\s?[\u2010-\u2015\u2212-]\s?(?:STD(?:-SP)?|\.?\d{2,4})(?!\w))?|OP[A-Z]{2}\d{3,4}\w*|A[GRBY]\s?[\u2010-\u2015\u2212-]\s?\d)(?!\w)/gi;

/** Numbers of parts that the line "parts" of the front matter names. */
export const partsInFront = ({ front }: OpenText): string[] => {
  const { parts } = (front.data ?? {}) as { parts?: unknown };
  return Array.isArray(parts) ? parts.map(String) : [];
};

/** Of a make: the part whose photo it shows. */
const pictureInFront = ({ kind, front }: OpenText): string[] => {
  const { picture } = (front.data ?? {}) as { picture?: unknown };
  return kind.name === 'make' && picture !== undefined && picture !== 'none' ? [String(picture)] : [];
};

/** A number nearby, or, of a set that there is in a size that there is not, the sizes that it is made in. */
function suggestPart(plain: string, known: ReadonlySet<string>): string {
  const near = suggest(plain, known);
  const set = plain.replace(/-[^-]*$/, '');
  if (near.startsWith('write') || set === plain || !known.has(set)) return near;
  const sizes = [...known].filter((number) => number.startsWith(`${set}-`));
  return `choose a size that ${set} is made in: ${sizes.toSorted().join(', ')}`;
}

/** `isNamed`: it stands where nothing but numbers may stand, so whatever it looks like, it is meant for one. */
function judge(
  number: string,
  known: ReadonlySet<string>,
  isNamed: boolean,
): { found: string; expected: string; remedy: string } | null {
  const plain = number.replaceAll(strangeDash, '-').replaceAll(/\s/g, '').toUpperCase();
  if (plain === number && known.has(number)) return null;
  if (known.has(plain))
    return {
      found: `"${number}", which is not how the number is written`,
      expected: 'the number as the box has it, with plain hyphens and no blanks',
      remedy: `write "${plain}"`,
    };
  // what only looks like a number without its blanks or in capitals: "2 A 100", "4x100"
  if (!isNamed && (/^\d+\s|^\d+\w\s/.test(number) || number !== number.toUpperCase())) return null;
  const several = number.split(/[;,/\s]+/).filter((each) => each !== '');
  if (isNamed && several.length > 1 && several.every((each) => known.has(each.toUpperCase())))
    return {
      found: `"${number}" as one number`,
      expected: 'a comma between one number and the next',
      remedy: `write ${several.map((each) => each.toUpperCase()).join(', ')}`,
    };
  return {
    found: `the part "${number}", which the catalogue does not have`,
    expected: 'the number of a part or set of the catalogue',
    remedy: suggestPart(plain, known),
  };
}

/** Parts that nobody sells, wherever a text names one; nothing is judged where no catalogue was pulled. */
export function checkParts(text: OpenText, { catalogue }: House): EditorFault[] {
  if (catalogue === null) return [];
  const { file, front } = text;
  const inFront = partsInFront(text);
  const named = [
    ...pictureInFront(text).map((number) => ({ number, line: front.lineOf(['picture']), isNamed: true })),
    ...inFront.map((number, at) => ({ number, line: front.lineOf(['parts', at]), isNamed: true })),
    ...listUses(text.tree).flatMap(({ name, line, attributes: { only = '' } }) =>
      name === 'PartCards'
        ? [...only.matchAll(/'([^']*)'|"([^"]*)"/g)]
            .map((found) => ({ number: found[1] ?? found[2] ?? '', line, isNamed: true }))
            // those are told once, where the page reads them
            .filter(({ number }) => !inFront.includes(number) && !catalogue.parts.has(number))
        : [],
    ),
    ...listPassages(text).flatMap((passage) =>
      [...passage.words.matchAll(partNumber)].map((found) => ({
        number: found[0],
        line: lineAt(passage, found.index),
        isNamed: false,
      })),
    ),
  ];
  return named.flatMap(({ number, line, isNamed }) => {
    const fault = judge(number, catalogue.parts, isNamed);
    return fault ? [{ file, line, ...fault }] : [];
  });
}
