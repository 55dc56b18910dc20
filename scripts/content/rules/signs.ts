import { figures } from '#domain/prose/figures.ts';
import type { MdastNode } from 'satteri';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { lineOf, walk, wordsOf } from '../nodes.ts';
import { isEnglish, type OpenText } from '../open-text.ts';
import { lineAt, listPassages, listProse, type Passage } from '../passages.ts';
import { suggest } from '../suggest.ts';
import { englishClaims } from './english-claims.ts';
import { englishHabits } from './english-habits.ts';
import { englishMarks } from './english-signs.ts';
import { englishSlips } from './english-slips.ts';
import type { Sign } from './sign.ts';
import { tradeSigns } from './trade-signs.ts';

const entities = ['nbsp', 'amp', 'lt', 'gt', 'ndash', 'mdash', 'times', 'deg', 'micro', 'hellip', 'euro', 'quot'];
const around = (words: string, at: number): string => words.slice(Math.max(0, at - 12), at + 14).trim();
const codeOf = (sign: string): string => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Signs that are wrong wherever they stand. */
const everywhere: readonly Sign[] = [
  {
    pattern: /[\u00AD\u200B-\u200D\u2060\uFEFF\t]/g,
    judge: ({ 0: sign, index, input }) => ({
      found: `an invisible sign (${codeOf(sign)}) in "${around(input, index)}"`,
      expected: 'letters, signs and plain blanks only',
      remedy: 'delete the two letters around it and type them again',
    }),
  },
  {
    pattern: /\uFFFD+/g,
    judge: ({ index, input }) => ({
      found: `a letter that was lost in "${around(input, index)}"`,
      expected: 'letters as they were typed',
      remedy: 'type the word again, and save the file as UTF-8',
    }),
  },
  {
    pattern: /(\S+)( {2,})(\S+)/g,
    judge: ([, before, blanks = '', after]) => ({
      found: `${blanks.length} blanks in "${before}${blanks}${after}"`,
      expected: 'one blank between words',
      remedy: `write "${before} ${after}"`,
    }),
  },
  {
    pattern: /&([a-z]+);/gi,
    judge: ([found, name = '']) => ({
      found: `"${found}", which the page shows as it stands`,
      expected: 'the sign itself, or its right name',
      remedy: suggest(name, entities).replace(/"(\w+)"/, '"&$1;"'),
    }),
  },
];

const units =
  'mm|cm|µm|kg|g|°C|°F|Nm|rpm|bar|hp|kW|litres?|inch(?:es)?|days?|hours?|weeks?|months?|years?|microns?|miles?';

/** Signs of English sentences. */
const english: readonly Sign[] = [
  {
    pattern: /(\S+) ([,;:.!?])(?=\s|$)/g,
    judge: ([found, word, mark]) => ({
      found: `a blank before "${mark}" in "${found}"`,
      expected: 'the mark right behind the word',
      remedy: `write "${word}${mark}"`,
    }),
  },
  {
    pattern: new RegExp(`(?<![\\w.])([\\d.,]*\\d)(${units})(?!\\w)`, 'g'),
    judge: ([found, number, unit]) => ({
      found: `"${found}"`,
      expected: 'a blank between figure and unit',
      remedy: `write "${number} ${unit}"`,
    }),
  },
  {
    pattern: /(?<![\p{L}\d’'-])(\p{L}{2,})( |[ \t]*\r?\n[ \t]*)\1(?![\p{L}\d’'-])/giu,
    judge: ([found, word = '', between]) =>
      /^(?:that|had)$/i.test(word)
        ? null
        : {
            found: `"${found.replace(/\s+/, ' ')}"${between === ' ' ? '' : ', at the end of a line and the beginning of the next'}`,
            expected: 'the word once',
            remedy: `write "${word}"`,
          },
  },
  {
    // two of them are meant as a quote
    pattern: /\p{L}+'(?!')\p{L}*(?=[^\p{L}]|$)/gu,
    judge: ([found]) => ({
      found: `a straight apostrophe in "${found}"`,
      expected: 'the curly one: ’',
      remedy: `write "${found.replace("'", '’')}"${/^it's$/i.test(found) ? ' for “it is”, else "its"' : ''}`,
    }),
  },
  {
    pattern: /"([^"\n]{1,40})"?/g,
    judge: ([found, quoted]) =>
      found.endsWith('"')
        ? { found: `straight quotes in ${found}`, expected: '“curly quotes”', remedy: `write “${quoted}”` }
        : {
            found: `a straight quote before "${quoted?.slice(0, 20).trim()}", without its end`,
            expected: '“curly quotes” around the words, or none',
            remedy: 'take it away, or write “ there and ” where the quoted words end',
          },
  },
  {
    pattern: /(\p{Ll}{2,})\.(\p{Lu}\p{Ll}+)/gu,
    judge: ([found, before, after]) => ({
      found: `"${found}"`,
      expected: 'a blank after the full stop',
      remedy: `write "${before}. ${after}"`,
    }),
  },
  {
    pattern:
      /\b(above|over|from|under|below|up to|at least|than|costs?|only|fee of) ((?:€|EUR|£|PLN)\s?\d[\d.,]*\d|(?:€|EUR|£|PLN)\s?\d|\d[\d.,]* ?(?:€|EUR|euros?|PLN))/gi,
    judge: ([found, , amount], { kind }) => ({
      found: `the amount "${amount}" in "${found}", typed by hand`,
      expected: `amounts of the shop by their name; shipping is free above ${figures['free-shipping-limit']}`,
      remedy: `write ${kind.toFigure('free-shipping-limit')} where that is meant; else leave the amount out: prices change`,
    }),
  },
];

/**
 * Of what stands in the brackets of a link: what follows a bracket that is left open, or a quote, is no part of the address. One of
 * the shop that is not there with hyphens for its blanks is taken as far as the first of them, so that no link leads nowhere.
 */
function toLinkAddress(written: string, isClosed: boolean, { addresses, catalogue }: House): string {
  const [first = ''] = written.trim().split(/\s+(?=["“])/);
  const [begin = ''] = first.split(/\s/);
  if (!isClosed || begin === first) return begin;
  if (!first.startsWith('/')) return first.replaceAll(/\s/g, '%20');
  const whole = first.replaceAll(/\s/g, '-');
  const isThere = (url: string): boolean =>
    addresses.has(url.replace(/#.*$/, '')) || catalogue?.addresses.has(url.replace(/#.*$/, '')) === true;
  return isThere(whole) || !isThere(begin) ? whole : begin;
}

/** Marks of Markdown that were meant and are shown as they stand. */
const leftMarks: readonly Sign[] = [
  {
    pattern: /\[([^\]\n]+)\]\s?\(([^)\n]*)(\)?)/g,
    judge: ([found, words, address = '', close], _text, house) => ({
      found: `"${found}", which the page shows as it stands`,
      expected: 'a link: [words](/address), without a blank between or within the brackets',
      remedy: `write "[${words}](${toLinkAddress(address, close !== '', house)})"`,
    }),
  },
  {
    pattern: /\[([^\]\n]+)\]\[([^\]\n]*)\]/g,
    judge: ([found, words]) => ({
      found: `"${found}", which the page shows as it stands`,
      expected: 'a link: [words](/address)',
      remedy: `write "[${words}](/address)" with the address`,
    }),
  },
  {
    // beside bold or slanted words the star that is left over stands at the end of what is before, or begins what is behind
    pattern: /\*\*|__|(?<=^|[\s(])\*(?=\S|$)|(?<=\S|^)\*(?=[\s).,]|$)/g,
    judge: ({ 0: marks, index, input }) => ({
      found: `"${marks}" in "${around(input, index)}", which the page shows as it stands`,
      expected: `${marks}words${marks}, with no blank inside`,
      remedy: `put ${marks} right before the first and right behind the last word, or take it away`,
    }),
  },
  {
    pattern: /`/g,
    judge: ({ index, input }) => ({
      found: `a single \` in "${around(input, index)}"`,
      expected: '`code` between two of them',
      remedy: 'add the one that is missing, or take it away',
    }),
  },
];

/** What a paragraph begins with that should have been a heading or a list. */
const begins: readonly Sign[] = [
  {
    pattern: /^(#{1,6})([^\s#].*)/gm,
    judge: ([found, marks, words]) => ({
      found: `"${found}", which the page shows as it stands`,
      expected: 'a heading: a blank behind the signs',
      remedy: `write "${marks} ${words}"`,
    }),
  },
  {
    pattern: /^([•·▪–—-])\s?(\p{L}.*)/gmu,
    judge: ([found, mark, words]) => ({
      found: `"${found}"`,
      expected: `a list: "- " before each line, not "${mark}"`,
      remedy: `write "- ${words}", with an empty line before the list`,
    }),
  },
  {
    pattern: /^(\d{1,2})\.(\p{L}.*)/gmu,
    judge: ([found, number, words]) => ({
      found: `"${found}"`,
      expected: 'a list: a blank behind the figure',
      remedy: `write "${number}. ${words}"`,
    }),
  },
];

const inEnglish = [...english, ...englishMarks, ...englishSlips, ...englishHabits, ...englishClaims];

type Where = { text: OpenText; house: House };

const judgeWith = (signs: readonly Sign[], passages: readonly Passage[], { text, house }: Where): EditorFault[] =>
  passages.flatMap((passage) =>
    signs.flatMap(({ pattern, judge }) =>
      [...passage.words.matchAll(pattern)].flatMap((found) => {
        const told = judge(found, text, house);
        return told ? [{ file: text.file, line: lineAt(passage, found.index), ...told }] : [];
      }),
    ),
  );

const count = (words: string, sign: string): number => words.split(sign).length - 1;

/** Quotes and brackets of a paragraph that are opened and not closed, or closed and not opened. */
function judgePairs(node: MdastNode, { file }: OpenText): EditorFault[] {
  const words = wordsOf(node);
  return [
    ['“', '”'],
    ['(', ')'],
    ['[', ']'],
  ].flatMap(([open = '', close = '']) => {
    const difference = count(words, open) - count(words, close);
    // quotes of another language are told as such
    if (difference === 0 || (open === '“' && words.includes('„'))) return [];
    const [there, missing] = difference > 0 ? [open, close] : [close, open];
    return [
      {
        file,
        line: lineOf(node),
        found: `${there} without its ${missing} in "${words.slice(0, 40).trim()}…"`,
        expected: `as many ${open} as ${close} in a paragraph`,
        remedy: `add the ${missing} that is missing, or take ${there} away`,
      },
    ];
  });
}

/** The first words of each paragraph, for what only stands at the beginning of a line. */
const listBeginnings = ({ tree }: OpenText): Passage[] =>
  [...walk(tree)].flatMap((node): Passage[] => {
    if (node.type !== 'paragraph') return [];
    const [first] = node.children as MdastNode[];
    return first?.type === 'text' ? [{ words: first.value, line: lineOf(first), isFront: false }] : [];
  });

/** Signs that a reader stumbles over: blanks, quotes, units, and marks that were meant as something else. */
export const checkSigns = (text: OpenText, house: House): EditorFault[] => [
  ...judgeWith([...everywhere, ...tradeSigns, ...(isEnglish(text) ? inEnglish : [])], listPassages(text), {
    text,
    house,
  }),
  ...judgeWith(leftMarks, listProse(text), { text, house }),
  ...judgeWith(begins, listBeginnings(text), { text, house }),
  ...[...walk(text.tree)].flatMap((node) => (node.type === 'paragraph' ? judgePairs(node, text) : [])),
];
