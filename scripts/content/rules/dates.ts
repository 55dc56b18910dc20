import type { Told } from './sign.ts';

export const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
export const aMonth = `(?:${months.join('|')})`;

/** How many days a month of 1 to 12 has, and in words: "November 2026 has 30 days"; null for a month that is none. */
export function tellLength(year: number, month: number): { days: number; words: string } | null {
  const name = months[month - 1];
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return name === undefined ? null : { days, words: `${name} ${year} has ${days} days` };
}

const shortMonths = 'Jan Feb Mar Apr Jun Jul Aug Sept? Oct Nov Dec'.split(' ').join('|');

const wholeMonth = (short: string): string => months.find((month) => month.startsWith(short.slice(0, 3))) ?? short;

const expected = 'the day as the shop writes it: 1 May 2026';

const hours = 'the hour as the shop writes it: 2:00 pm';

type Written = { pattern: RegExp; judge: (found: RegExpExecArray) => Told | null };

/** Days and hours that are written in another way than everywhere in the shop. */
export const writtenDates: readonly Written[] = [
  {
    pattern: new RegExp(`\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)(?: of)? (${aMonth})(?:,? (\\d{4}))?\\b`, 'g'),
    judge: ([found, day, month, year]) => ({
      found: `"${found}"`,
      expected,
      remedy: `write "${[day, month, year].filter(Boolean).join(' ')}"`,
    }),
  },
  {
    pattern: new RegExp(`\\b(${aMonth}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'g'),
    judge: ([found, month, day, year]) => ({
      found: `"${found}"`,
      expected,
      remedy: `write "${day} ${month} ${year}"`,
    }),
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2}) (${shortMonths})\\b\\.?,? (\\d{4})\\b`, 'g'),
    judge: ([found, day, month = '', year]) => ({
      found: `"${found}"`,
      expected,
      remedy: `write "${day} ${wholeMonth(month)} ${year}"`,
    }),
  },
  {
    // "2:00 pm" itself is left alone
    pattern: /\b(\d{1,2})(?:([:.])(\d{2}))?( ?)([ap])(\.?)m\b\.?/gi,
    judge: ([found, hour = '', mark, minutes = '00', blank, half = '', stop]) => {
      const right = `${Number(hour)}:${minutes} ${half.toLowerCase()}m`;
      const isRight = mark === ':' && blank === ' ' && stop === '' && found.replace(/\.$/, '') === right;
      return isRight ? null : { found: `"${found.trim()}"`, expected: hours, remedy: `write "${right}"` };
    },
  },
  {
    pattern: /(?<=\b(?:at|by|until|till|before|after|from|to|and) )(1[3-9]|2[0-3])[:.]([0-5]\d)\b(?! ?(?:mm|in|%))/gi,
    judge: ([found, hour, minutes]) => ({
      found: `"${found}"`,
      expected: hours,
      remedy: `write "${Number(hour) - 12}:${minutes} pm"`,
    }),
  },
];
