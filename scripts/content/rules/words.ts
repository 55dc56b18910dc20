import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { lineOf, walk, wordsOf } from '../nodes.ts';
import { isEnglish, type OpenText } from '../open-text.ts';
import { lineAt, listPassages } from '../passages.ts';
import { aMonth, months, tellLength, writtenDates } from './dates.ts';

type Told = Omit<EditorFault, 'file' | 'line'>;
type Word = { pattern: RegExp; judge: (found: RegExpExecArray, today: string) => Told | null };

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const writeDay = (day: number, month: number, year: number): string => `${day} ${months[month - 1] ?? ''} ${year}`;

/** "2026-05-01", also for a day that the calendar does not have: "2026-02-30" */
const toDate = (day: string, month: string, year: string): string =>
  `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
const isReal = (date: string): boolean => new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date;

/** Words that this shop does not use for a thing, and those that it does. */
const otherWords: readonly (readonly [RegExp, string])[] = [
  [/(?<!Add to )\b(?:shopping )?(?:carts?|bags?)\b(?! type)/gi, 'basket'],
  [/\bemails?\b/gi, 'e-mail'],
  [/\b(?:zip|post) ?codes?\b/gi, 'postal code'],
  [/\bcon[ -]rods?\b/gi, 'conrod'],
  [/\bmobile number\b/gi, 'phone number'],
  [/\bweb ?site\b(?! keeps)/gi, 'shop'],
];

const toOtherWord = ([pattern, word]: readonly [RegExp, string]): Word => ({
  pattern,
  judge: ([found]) => ({
    found: `"${found}"`,
    expected: 'one word for a thing all over the shop',
    remedy: `write "${/s$/.test(found) ? `${word}s` : word}"`,
  }),
});

/** Dates written with figures, days that pass by themselves, and words that stand for others. */
const words: readonly Word[] = [
  ...otherWords.map(toOtherWord),
  ...writtenDates,
  {
    pattern: /\bclick (?:here|this)\b/gi,
    judge: ([found]) => ({
      found: `"${found}"`,
      expected: 'links that say where they lead',
      remedy: 'write what the reader finds there: [Delivery times by country](/shipping)',
    }),
  },
  {
    pattern: /\b(?:lorem ipsum|TO[D]O|TBD|TBC|FIX[M]E|X{3,}|to be (?:written|confirmed|defined))\b/gi,
    judge: ([found]) => ({
      found: `"${found}"`,
      expected: 'a text that is finished',
      remedy: 'write what belongs there, or take the sentence away',
    }),
  },
  {
    pattern: /\b(?:yesterday|tomorrow|recently|(?:last|next|this) (?:week|month|year|spring|summer|autumn|winter))\b/gi,
    judge: ([found]) => ({
      found: `"${found}"`,
      expected: 'words that stay true: the text is read for years',
      remedy: 'write the day or the year that is meant',
    }),
  },
  {
    pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g,
    judge: ([found, year = '', month = '', day = '']) => ({
      found: `the date "${found}"`,
      expected: 'the day as it is said',
      remedy: `write "${writeDay(Number(day), Number(month), Number(year))}"`,
    }),
  },
  {
    pattern: /\b(\d{1,2})([./])(\d{1,2})\2(\d{4})\b/g,
    judge: ([found, one = '', , two = '', year = '']) => {
      const [day, month] = [Number(one), Number(two)];
      const isClear = month <= 12 && (day > 12 || day === month);
      const choices = [writeDay(day, month, Number(year)), writeDay(month, day, Number(year))];
      return {
        found: `the date "${found}"`,
        expected: 'the month as a word: its place differs between countries',
        remedy: isClear
          ? `write "${choices[0]}"`
          : `write "${choices.filter((each) => !each.includes('  ')).join('" or "')}", whichever is meant`,
      };
    },
  },
  {
    pattern: new RegExp(
      `(?:\\b([Uu]ntil|[Tt]ill|[Bb]y|[Bb]efore|[Ee]nds? on|[Vv]alid to)\\s+)?(?:(${weekdays.join('|')}),? )?\\b(\\d{1,2}) (${aMonth}) (\\d{4})\\b`,
      'g',
    ),
    judge: ([found, limit, weekday, day = '', month = '', year = ''], today) =>
      judgeDay({ found, limit, weekday, day, month, year }, today),
  },
];

type Day = {
  found: string;
  limit: string | undefined;
  weekday: string | undefined;
  day: string;
  month: string;
  year: string;
};

function judgeDay({ found, limit, weekday, day, month, year }: Day, today: string): Told | null {
  const date = toDate(day, month, year);
  if (!isReal(date))
    return {
      found: `"${day} ${month} ${year}"`,
      expected: 'a day of the calendar',
      remedy: `look the day up: ${tellLength(Number(year), months.indexOf(month) + 1)?.words ?? 'there is none'}`,
    };
  const real = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (weekday !== undefined && weekday !== real)
    return {
      found: `"${found}"`,
      expected: `${day} ${month} ${year} with its own weekday, ${real}`,
      remedy: `write "${real}", or the day that is meant`,
    };
  return limit !== undefined && date < today
    ? {
        found: `"${found}", which is past`,
        expected: 'a day that is still to come, as the sentence says',
        remedy: 'take the sentence away, or write the day that holds now',
      }
    : null;
}

/** Words of a link that say nothing to those who read the links alone. */
const emptyWords = /^(?:here|this|this (?:link|page)|link|more|read more|learn more|details|click)[.:]?$/i;

/** "https://www.fia.com/rules"; the name of a site by itself may be what is meant: "fia.com". */
const isWrittenAddress = (shown: string): boolean => /^(?:https?:\/\/|www\.[^/]+\/)\S+$/i.test(shown);

const judgeLinks = ({ file, tree }: OpenText): EditorFault[] =>
  [...walk(tree)].flatMap((node) => {
    if (node.type !== 'link') return [];
    const shown = wordsOf(node).trim();
    const hasPicture = [...walk(node)].some(({ type }) => type === 'image');
    const isAddress = isWrittenAddress(shown);
    if (hasPicture || (shown !== '' && !emptyWords.test(shown) && !isAddress)) return [];
    return [
      {
        file,
        line: lineOf(node),
        found: shown === '' ? `a link to ${node.url} without words` : `"${shown}" as the words of a link`,
        expected: 'links that say where they lead',
        remedy: 'write what the reader finds there: [Delivery times by country](/shipping)',
      },
    ];
  });

/** Sentences that will not stay true, words that mean something else here, and links that do not say where they lead. */
export function checkWords(text: OpenText, { today }: House): EditorFault[] {
  if (!isEnglish(text)) return judgeLinks(text);
  const told = listPassages(text).flatMap((passage) =>
    words.flatMap(({ pattern, judge }) =>
      [...passage.words.matchAll(pattern)].flatMap((found) => {
        const fault = judge(found, today);
        return fault ? [{ file: text.file, line: lineAt(passage, found.index), ...fault }] : [];
      }),
    ),
  );
  return [...told, ...judgeLinks(text)];
}
