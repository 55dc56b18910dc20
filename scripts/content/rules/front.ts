import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import type { OpenText } from '../open-text.ts';
import { suggest } from '../suggest.ts';
import { months, tellLength } from './dates.ts';

type Issue = { path: PropertyKey[]; code: string; message: string; keys?: string[] };

/** "Invalid option: expected one of "en"|"de"" → "one of de, en" */
function toExpected(message: string): string {
  const choices = [...message.matchAll(/"([^"]+)"/g)].map(([, choice = '']) => choice);
  if (/^Invalid option/.test(message)) return `one of ${choices.toSorted().slice(0, 8).join(', ')}`;
  const [, bound, limit] = /string to have ([<>])=?(\d+)/.exec(message) ?? [];
  if (bound !== undefined) return `${bound === '<' ? 'at most' : 'at least'} ${limit} characters`;
  const [, wanted = ''] = /expected (boolean|array|string)\b/.exec(message) ?? [];
  const words: Record<string, string> = { boolean: 'true or false', array: 'a list: [one, two]', string: 'words' };
  return /^Invalid input/.test(message) ? (words[wanted] ?? message) : message;
}

/** The value as it was meant, where that can be told from what is expected. */
function toValue(name: string, value: unknown, expected: string): string {
  if (/expected boolean/.test(expected)) return `write "${name}: true" or "${name}: false"`;
  if (/expected array/.test(expected)) return `write "${name}: [${String(value)}]"`;
  const choices = [...expected.matchAll(/"([^"]+)"/g)].map(([, choice = '']) => choice);
  if (/^Invalid option/.test(expected)) return suggest(String(value), choices);
  const [, bound, limit] = /string to have ([<>])=?(\d+)/.exec(expected) ?? [];
  if (bound !== undefined && typeof value === 'string') {
    const off = Math.abs(value.length - Number(limit));
    return bound === '<' ? `shorten it by ${off} characters` : `write ${off} characters more`;
  }
  if (/expected string/.test(expected) && value === null) return `write the words behind "${name}:"`;
  if (/expected string/.test(expected) && typeof value !== 'object') return `write ${name}: "${String(value)}"`;
  return `change "${name}" so that it fits`;
}

/** What an editor does about one complaint of the schema. */
function toWords(
  { path, code, message, keys = [] }: Issue,
  names: readonly string[],
  name: string,
  value: unknown,
): Omit<EditorFault, 'file' | 'line'> {
  if (code === 'unrecognized_keys') {
    const [meant = ''] = keys.map((key) => suggest(key, names)).filter((each) => each.startsWith('write'));
    return {
      found: `"${keys.join('", "')}" in the front matter`,
      expected: `only ${names.join(', ')}`,
      remedy: meant || 'take it away, or correct its name',
    };
  }
  if (value === undefined)
    return {
      found: `no "${name}" in the front matter`,
      expected: toExpected(message),
      remedy: `add a line "${name}: …"`,
    };
  const length = typeof value === 'string' ? ` (${value.length} characters)` : '';
  return {
    found: `${path.join('.')}: ${JSON.stringify(value)}${length}`,
    expected: toExpected(message),
    remedy: toValue(name, value, message),
  };
}

/** "21 November 2026", "21.11.2026" and "2026/11/21" as a day of the calendar; null for what has no one meaning. */
function readDay(written: string): string | null {
  const [, day = '', name = '', year = ''] = /^(\d{1,2})\.? (\p{L}{3,}) (\d{4})$/u.exec(written) ?? [];
  const month = months.findIndex((each) => name !== '' && each.toLowerCase().startsWith(name.toLowerCase())) + 1;
  const [, dottedDay, dottedMonth, dottedYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written) ?? [];
  const date =
    month > 0
      ? [year, month, day]
      : dottedYear === undefined
        ? written.split('/')
        : [dottedYear, dottedMonth, dottedDay];
  const joined = date.map((each) => String(each).padStart(2, '0')).join('-');
  return isReal(joined) ? joined : null;
}

const realDate = /^\d{4}-\d{2}-\d{2}$/;
const isReal = (written: string): boolean =>
  realDate.test(written) && new Date(`${written}T00:00:00Z`).toJSON()?.slice(0, 10) === written;

/** "2026-11-31" → "November 2026 has 30 days: write …"; a last day that is still to come would be the next mistake. */
function toDayRemedy(name: string, date: string, today: string): string {
  const day = readDay(date);
  if (day !== null) return `write "${name}: ${day}"`;
  const forToday = `write "${name}: ${today}" for today`;
  const [year = 0, month = 0] = realDate.test(date) ? date.split('-').map(Number) : [];
  const length = tellLength(year, month);
  if (length === null) return forToday;
  const last = `${date.slice(0, 8)}${length.days}`;
  return `${length.words}: ${last > today ? '' : `write "${name}: ${last}", or `}${forToday}`;
}

/** In quotes a day is a text to the build, and no day. */
const isQuoted = ({ front }: OpenText, name: string): boolean =>
  String((front.document.getIn([name], true) as { type?: unknown } | undefined)?.type ?? '').startsWith('QUOTE');

/** After so long nobody answers for what a text says, if it was not read again. */
const limitYears = 2;
const addYears = (date: string, years: number): string => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

function checkDate(text: OpenText, name: string, written: unknown, today: string): EditorFault[] {
  const { file, front } = text;
  const date = String(written);
  const line = front.lineOf([name]);
  if (isQuoted(text, name))
    return [
      {
        file,
        line,
        found: `${name}: "${date}"`,
        expected: 'a day without quotes',
        remedy: `write "${name}: ${date}", without the inner quotes`,
      },
    ];
  if (!isReal(date))
    return [
      {
        file,
        line,
        found: `${name}: ${date}`,
        expected: 'a day of the calendar, year first',
        remedy: toDayRemedy(name, date, today),
      },
    ];
  if (date > today)
    return [
      {
        file,
        line,
        found: `${name}: ${date}, which is still to come`,
        expected: 'the day of the last change',
        remedy: `write "${name}: ${today}"`,
      },
    ];
  if (addYears(date, limitYears) < today)
    return [
      {
        file,
        line,
        found: `${name}: ${date}, more than ${limitYears} years ago`,
        expected: 'a text that somebody has read since',
        remedy: `read the text once more, mend what has changed, and write "${name}: ${today}"`,
      },
    ];
  return [];
}

const asRecord = (data: unknown) =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};

/** The head of a text against its schema, and its day against the calendar. */
export function checkFront(text: OpenText, { today }: House): EditorFault[] {
  const { file, front, kind } = text;
  const data = asRecord(front.data);
  const day = kind.day && data[kind.day] !== undefined ? kind.day : null;
  // the day has words of its own; here it only has to be there
  const result = kind.front.safeParse(day ? { ...data, [day]: new Date(0) } : data);
  const issues = result.success ? [] : (result.error.issues as Issue[]);
  return [
    ...issues.map((issue) => {
      const name = String(issue.path[0] ?? '');
      return {
        file,
        line: front.lineOf([...issue.path, ...(issue.keys ?? []).slice(0, 1)]),
        ...toWords(issue, Object.keys(kind.front.shape), name, data[name]),
      };
    }),
    ...(day ? checkDate(text, day, data[day], today) : []),
  ];
}
