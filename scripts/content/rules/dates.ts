import { type EditorFault, tell, type FaultText } from '../fault.ts';
import type { KnownShop } from '../known-shop.ts';
import { isEnglish, type OpenText } from '../open-text.ts';
import { judgeEach, listPassages } from '../passages.ts';

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Whether the calendar has a day that is written "2026-05-01". */
export const isReal = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date;

/** "2026-05-01", "13/06/2026": the place of the month differs between countries. */
const inFigures = /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}([./])\d{1,2}\1\d{4})\b/g;

const inWords = new RegExp(
  `(?:\\b(until|till|by|before|ends? on|valid to)\\s+)?(?:(${weekdays.join('|')}),? )?\\b(\\d{1,2}) (${months.join('|')}) (\\d{4})\\b`,
  'gi',
);

/** A day that there is not, that is not of this weekday, or that is past where the sentence says it is to come. */
function judgeWords(
  [found, limit, weekday, day = '', month = '', year = '']: RegExpExecArray,
  today: string,
): FaultText | null {
  const at = months.findIndex((each) => each.toLowerCase() === month.toLowerCase()) + 1;
  const date = `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isReal(date)) return tell(`"${found}"`, 'a day of the calendar', 'look the day up');
  const real = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (weekday !== undefined && weekday.toLowerCase() !== real?.toLowerCase())
    return tell(`"${found}"`, `the weekday of that day, ${real}`, `write "${real}", or the day that is meant`);
  if (limit === undefined || date >= today) return null;
  return tell(
    `"${found}", which is past`,
    'a day that is still to come',
    'take the sentence away, or write the day that holds',
  );
}

/** Days in the words of an English text. */
export const checkDates = (text: OpenText, { today }: KnownShop): EditorFault[] => {
  const passages = isEnglish(text) ? listPassages(text) : [];
  return [
    ...judgeEach(text, passages, inFigures, ([found]) =>
      tell(`the date "${found}"`, 'the month as a word', 'write the day as 1 May 2026'),
    ),
    ...judgeEach(text, passages, inWords, (found) => judgeWords(found, today)),
  ];
};
