import type { Sign } from './sign.ts';

/** Begin with a vowel that is not spoken as one: "a unit", "a European maker", "a one-piece seal". */
const spokenConsonant = /^(?:uni(?!n)|us(?:e|u|able|ing)|ut[ei]|eu|ewe|one|once|u-)/;
/** Begin with an h that is not spoken: "an hour". */
const silent = /^(?:hour|honest|honour|heir)/;

const articleOf = (word: string): string =>
  silent.test(word) || (/^[aeiou]/.test(word) && !spokenConsonant.test(word)) ? 'an' : 'a';

/** Short forms whose stop ends no sentence. */
const shortForms =
  /(?:^|[\s(])(?:[ap]\.m|e\.g|i\.e|etc|approx|incl|excl|max|min|no|nos|vs|cf|dia|temp|qty|vol|ca|ref|fig|p|pp)$/i;

const dayNames = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';

/** What slips in while an English sentence is typed: articles, signs of other keyboards, short cuts. */
export const englishSlips: readonly Sign[] = [
  {
    pattern: /(?<![\p{L}\d.’'-])([Aa]n?) (\p{Ll}[\p{Ll}-]{2,})/gu,
    judge: ([found, article = '', word = '']) => {
      const right = articleOf(word);
      if (article.toLowerCase() === right) return null;
      const written = article.startsWith('A') ? `A${right.slice(1)}` : right;
      return {
        found: `"${found}"`,
        expected: '“an” before a spoken vowel, “a” before all else',
        remedy: `write "${written} ${word}"`,
      };
    },
  },
  {
    pattern: /(\d[\d.,]*) ?(€|£)|\b(EUR|GBP) ?(\d[\d.,]*\d|\d)/g,
    judge: ([found, before, sign, code, behind]) => ({
      found: `the amount "${found}"`,
      expected: 'the sign of the money in front, without a blank',
      remedy: `write "${sign ?? (code === 'GBP' ? '£' : '€')}${before ?? behind}"`,
    }),
  },
  {
    pattern: /(?<![\d.])(\d[\d.]*) [x*] (?=\d)/g,
    judge: ([, figure]) => ({
      found: `a letter or star between two figures: "${figure} x …"`,
      expected: 'the sign of multiplication: ×',
      remedy: `write "${figure} ×"`,
    }),
  },
  {
    pattern: /(\d) ?(?:μ|u)(m\b)|μ/g,
    judge: ([found, figure]) => ({
      found: `"${found}"`,
      expected: 'µm with the sign for a millionth (AltGr+M on many keyboards), not a Greek letter or a u',
      remedy: figure ? `write "${figure} µm"` : 'write "µ"',
    }),
  },
  {
    pattern: /(?<=^|[\s(])-(\d[\d.]*)(?= ?(?:mm|µm|in|°C|%)(?![\p{L}\d]))/gu,
    judge: ([found, figure]) => ({
      found: `a hyphen before "${figure}"`,
      expected: 'the minus sign: −',
      remedy: `write "−${figure}" in place of "${found}"`,
    }),
  },
  {
    pattern: /(?<![\w.-])\.(\d+)(?= ?(?:mm|µm|inch(?:es)?|kg|Nm)\b)/g,
    // documents print scales and sizes as their makers do
    judge: ([found, places], { kind }) =>
      kind.name === 'document'
        ? null
        : {
            found: `"${found}"`,
            expected: 'a nought before the decimal point of a measure',
            remedy: `write "0.${places}"`,
          },
  },
  {
    pattern: /\b((?:19|20)\d\d)-((?:19|20)\d\d)\b/g,
    judge: ([found, from, to]) => ({
      found: `"${found}"`,
      expected: 'the longer dash from one year to another',
      remedy: `write "${from}–${to}"`,
    }),
  },
  {
    pattern: new RegExp(`\\b(${dayNames}[a-z]*)-(${dayNames}[a-z]*)\\b`, 'g'),
    judge: ([found, from, to]) => ({
      found: `"${found}"`,
      expected: 'the longer dash from one day to another',
      remedy: `write "${from}–${to}"`,
    }),
  },
  {
    pattern: /\b(e\.g|i\.e)(?![.\w])|\b(eg|ie)\b\.?(?=[ ,])/g,
    judge: ([found, dotted, plain = '']) => ({
      found: `"${found}"`,
      expected: 'both stops of the short form',
      remedy: `write "${dotted ?? `${plain.charAt(0)}.${plain.charAt(1)}`}."`,
    }),
  },
  {
    pattern: /([\p{L}\d)”]+)([.?]) (\p{Ll}[\p{L}-]*)/gu,
    judge: ({ 0: found, 1: word, 2: mark, 3: next = '', index, input }) =>
      shortForms.test(input.slice(Math.max(0, index - 4), index + (word?.length ?? 0)))
        ? null
        : {
            found: `"${found}"`,
            expected: 'a capital at the beginning of a sentence',
            remedy: `write "${word}${mark} ${next.charAt(0).toUpperCase()}${next.slice(1)}", or a comma where the sentence goes on`,
          },
  },
  {
    pattern: /(\p{L}+)!(?!\[)/gu,
    judge: ([found, word]) => ({
      found: `"${found}"`,
      expected: 'a full stop: the shop does not shout',
      remedy: `write "${word}."`,
    }),
  },
  {
    pattern: /\bRace ?[Ss]eries\b|\brace[ -]series\b|\bRace-[Ss]eries\b/g,
    judge: ([found]) =>
      found === 'Race Series'
        ? null
        : { found: `"${found}"`, expected: 'the name as it stands on the box', remedy: 'write "Race Series"' },
  },
  {
    pattern: /''([^'\n]+)''/g,
    judge: ([found, quoted]) => ({
      found: `two straight apostrophes for a quote: ${found}`,
      expected: '“curly quotes”',
      remedy: `write “${quoted}”`,
    }),
  },
];
