import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import type { OpenText } from '../open-text.ts';
import { listFront } from '../passages.ts';
import type { Sign } from './sign.ts';

/** "A GOOD PAGE" → "A good page" */
const toSentence = (words: string): string => words.charAt(0) + words.slice(1).toLowerCase();

/** What the head of a text shows as it stands: search engines and tabs know no Markdown. */
const signs: readonly Sign[] = [
  {
    pattern: /\*\*([^*]+)\*\*|__([^_]+)__|`([^`]+)`/g,
    judge: ([found, bold, other, code]) => ({
      found: `"${found}", which is shown as it stands`,
      expected: 'plain words: what stands in the head has no Markdown',
      remedy: `write "${bold ?? other ?? code}"`,
    }),
  },
  {
    pattern: /\[([^\]]+)\]\([^)]*\)/g,
    judge: ([found, words]) => ({
      found: `"${found}", which is shown as it stands`,
      expected: 'plain words: what stands in the head has no links',
      remedy: `write "${words}"`,
    }),
  },
  {
    pattern: /<(\w+)(?:\s[^<>]*)?>(?:([^<>]*)<\/\1>)?/g,
    judge: ([found, , words = '']) => ({
      found: `"${found}", which is shown as it stands`,
      expected: 'plain words: what stands in the head has no pieces and no HTML',
      remedy: words === '' ? 'take it away; a figure of the shop is written {its-name}' : `write "${words}"`,
    }),
  },
  {
    pattern: /^[“„"](.*)[”“"]$/g,
    judge: ([found, words]) => ({
      found: `${found}, which is shown with its quotes`,
      expected: 'words without quotes around all of them; straight ones where YAML needs them',
      remedy: `write ${/: |^[*&{}[\]%@]/.test(words ?? '') ? `"${words}", with straight quotes` : words}`,
    }),
  },
  {
    // a norm, a unit and a part have capitals of their own
    pattern: /^(?=.* )(?=.*[A-Z]{4})[^a-z]+$/g,
    judge: ([found]) => ({
      found: `"${found}" in capitals`,
      expected: 'capitals for the first letter and for names',
      remedy: `write "${toSentence(found)}"`,
    }),
  },
];

/** The layout writes the name of the shop behind each title of a page. */
const named: Sign = {
  pattern: /\s*[|–-]\s*Race Series\s*$/gi,
  judge: ({ 0: found, index, input }) => ({
    found: `"${found.trim()}" at the end of the title`,
    expected: 'the title alone: the name of the shop is written behind it by the page',
    remedy: `write "${input.slice(0, index)}"`,
  }),
};

/** What is shown as a sentence in search results, below a heading or on the first page of a sheet. */
const sentences = ['description', 'lead', 'summary'];

/** `lead: Bearings for # 3 of the row`: what stands behind " #" is a note to YAML, and no reader sees it. */
function judgeNotes({ file, source, kind }: OpenText): EditorFault[] {
  const lines = source.split('\n');
  const end = lines.indexOf('---', 1);
  const keyOf = (at: number): string =>
    lines
      .slice(0, at + 1)
      .findLast((line) => /^[\w-]+:/.test(line))
      ?.replace(/:.*$/s, '') ?? '';
  return lines.slice(0, end).flatMap((written, at) => {
    const [, head = '', value = ''] = /^([\w-]+: |\s*- )([^"'[{>|].*? #.*)$/.exec(written) ?? [];
    if (value === '' || !kind.shown.includes(keyOf(at))) return [];
    return [
      {
        file,
        line: at + 1,
        found: `"${value.slice(value.indexOf(' #') + 1)}", which no reader sees: YAML takes it for a note`,
        expected: 'words with a # in quotes',
        remedy: `write ${head.trimStart()}"${value.replaceAll('"', '’')}", or take the note away`,
      },
    ];
  });
}

function judgeEnds({ file, front }: OpenText, noted: ReadonlySet<number>): EditorFault[] {
  const data = front.data as Record<string, unknown> | null;
  return sentences.flatMap((key) => {
    const words = data?.[key];
    if (typeof words !== 'string' || noted.has(front.lineOf([key])) || !/[\p{L}\d,;:]$/u.test(words)) return [];
    return [
      {
        file,
        line: front.lineOf([key]),
        found: `"${key}" without a full stop behind "${words.split(' ').slice(-2).join(' ')}"`,
        expected: 'a sentence that is ended',
        remedy: `write "${words
          .split(' ')
          .slice(-2)
          .join(' ')
          .replace(/[,;:]$/, '')}."`,
      },
    ];
  });
}

/** Words of the head that are written as if they stood in the text. */
export function checkFrontWords(text: OpenText, house: House): EditorFault[] {
  const notes = judgeNotes(text);
  return [
    ...notes,
    // what a note has cut off is told once
    ...judgeEnds(text, new Set(notes.map(({ line }) => line))),
    ...listFront(text).flatMap(({ words, line }) =>
      [...signs, named].flatMap(({ pattern, judge }) =>
        [...words.matchAll(pattern)].flatMap((found) => {
          const told = judge(found, text, house);
          return told ? [{ file: text.file, line, ...told }] : [];
        }),
      ),
    ),
  ];
}
