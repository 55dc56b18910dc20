import { setLetters } from '#domain/engine/set-letters.ts';
import type { Sign } from './sign.ts';

const sorted = (letters: string): string => [...letters].toSorted().join('');

/** By their letters in alphabetical order; those without an X are short forms of other things as well, in any order. */
const swapped = new Map(
  setLetters.filter((letters) => letters.includes('X')).map((letters) => [sorted(letters), letters]),
);

const sizesIn = (sizes: ReadonlySet<string>, isLike: (size: string) => boolean): string =>
  [...sizes].filter(isLike).toSorted().join(', ');

/** Letters and sizes of sets that no set has, in the words of any language. */
export const tradeSigns: readonly Sign[] = [
  {
    pattern: /(?<![\p{L}\d./-])[HXD]{2,3}(?![\p{L}\d./-])/gu,
    judge: ([found]) => {
      const right = swapped.get(sorted(found));
      return right === undefined || right === found
        ? null
        : {
            found: `"${found}", letters that no set has`,
            expected: `the letters as they stand behind a number: ${setLetters.join(', ')}`,
            remedy: `write "${right}"`,
          };
    },
  },
  {
    // a length that begins with a point has its unit behind it, and is told as such
    pattern: /(?<![\p{L}\d.,–−-])(?:\.\d{2,3}|(?<=\bsizes? )0\d\d)(?![\d.,–-]\d|\d| ?(?:mm|µm|in\b|inch|"|”|%))/gu,
    judge: ([found], _text, { catalogue }) => {
      const sizes = catalogue?.sizes ?? new Set();
      if (sizes.size === 0 || sizes.has(found)) return null;
      const isInch = found.startsWith('0');
      return {
        found: `the size "${found}", in which no part is made`,
        expected: 'a size of the catalogue',
        remedy: `choose one of: ${sizesIn(sizes, (size) => (isInch ? /^0\d\d$/ : /^\.\d+$/).test(size))}`,
      };
    },
  },
];
