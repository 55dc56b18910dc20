import type { Sign } from './sign.ts';

/** Behind a figure: what it counts or measures. */
const counted =
  'mm|cm|µm|kg|g|°C|Nm|rpm|bar|hp|kW|litres?|inch(?:es)?|business|working|days?|hours?|weeks?|months?|years?|parts?|pieces?|sizes?|shells?';

const isThousands = (whole: string, rest: string): boolean => whole !== '0' && rest.length === 3;

/** Marks that other languages, keyboards and habits put in the place of those of English sentences. */
export const englishMarks: readonly Sign[] = [
  {
    pattern: /(\p{L}*)\.{3,}/gu,
    judge: ([found, word]) => ({
      found: `"${found}"`,
      expected: 'one sign for the three dots: …',
      remedy: `write "${word}…"`,
    }),
  },
  {
    pattern: /(\p{L}*)(?:([,;:!?])\2+|(?<!\.)\.\.(?!\.))/gu,
    judge: ([found, word, mark = '.']) => ({
      found: `"${found}"`,
      expected: 'one mark',
      remedy: `write "${word}${mark}"`,
    }),
  },
  {
    pattern: new RegExp(`(?<![\\w.-])(\\d[\\d.]*)-(\\d[\\d.]*)(?= (?:${counted})\\b)`, 'g'),
    judge: ([found, from, to]) => ({
      found: `"${found}"`,
      expected: 'the longer dash from one figure to another',
      remedy: `write "${from}–${to}"`,
    }),
  },
  {
    pattern: new RegExp(`(?<![\\d.,])(\\d+),(\\d+)(?= ?(?:${counted})\\b)`, 'g'),
    judge: ([found, whole = '', rest = '']) =>
      isThousands(whole, rest)
        ? null
        : { found: `"${found}"`, expected: 'a point before decimals', remedy: `write "${whole}.${rest}"` },
  },
  {
    pattern: /(\S+) ?--+ ?(\S+)|(\p{L}+) - (\p{L}+)/gu,
    judge: ([found, before, after, word, next]) =>
      // a line of a table that is told as such
      /^\|/.test(before ?? '') || /^\|/.test(after ?? '')
        ? null
        : {
            found: `"${found}"`,
            expected: 'the dash of a sentence: –',
            remedy: `write "${before ?? word} – ${after ?? next}"`,
          },
  },
  {
    pattern: /\p{L}+‘\p{L}+/gu,
    judge: ([found]) => ({
      found: `"${found}"`,
      expected: 'the apostrophe that closes: ’',
      remedy: `write "${found.replace('‘', '’')}"`,
    }),
  },
  {
    pattern: /(?<![\w.–-])([\d.–-]*\d) ?([CF])(?![\w-])/g,
    judge: ([found, figure, scale]) => ({
      found: `"${found}"`,
      expected: 'the sign of degrees before the letter of the scale',
      remedy: `write "${figure} °${scale}"`,
    }),
  },
  {
    pattern: /\b\d+(?:\.\d+)? ?%[^.]{0,24}\bVAT\b|\bVAT\b[^.]{0,16}? (?:is |of |at )?\d+(?:\.\d+)? ?%/g,
    judge: ([found]) => ({
      found: `"${found}", a rate of VAT typed by hand`,
      expected: 'no rate in a text: what VAT is charged is decided for each order',
      remedy: 'take the rate away, and link to the prices in the terms: [Prices and currency](/terms#prices)',
    }),
  },
  {
    pattern: /(?!©|®|™)\p{Extended_Pictographic}/gu,
    judge: ([found]) => ({
      found: `the picture sign "${found}"`,
      expected: 'words: each system draws such signs its own way, and screen readers say their names',
      remedy: 'take it away, or say it in words',
    }),
  },
  {
    pattern: /(?:US)?\$ ?\d[\d.,]*\d|(?:US)?\$ ?\d|\bUSD ?\d[\d.,]*/g,
    judge: ([found]) => ({
      found: `the amount "${found}"`,
      expected: 'no amounts in dollars: the shop does not charge them',
      remedy: 'take the amount away; prices stand on the pages of the parts',
    }),
  },
];
