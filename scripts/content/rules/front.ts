import { type EditorFault, faultAt, tell, type FaultText } from '../fault.ts';
import type { KnownShop } from '../known-shop.ts';
import type { OpenText } from '../open-text.ts';
import { suggest } from '../suggest.ts';
import { isReal } from './dates.ts';

type Issue = { path: PropertyKey[]; code: string; message: string; keys?: string[]; issues?: { message: string }[] };

const named = (message: string): string[] => [...message.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);

/** The value as it was meant, where that can be told from what the schema asks for. */
function toRemedy(name: string, value: unknown, message: string): string {
  const [, bound, limit] = /string to have ([<>])=?(\d+)/.exec(message) ?? [];
  if (bound !== undefined && typeof value === 'string') {
    const off = Math.abs(value.length - Number(limit));
    return bound === '<' ? `shorten it by ${off} characters` : `write ${off} characters more`;
  }
  if (/^Invalid option/.test(message)) return suggest(String(value), named(message));
  if (/expected boolean/.test(message)) return `write "${name}: true" or "${name}: false"`;
  if (/expected array/.test(message) && (value === null || typeof value === 'object'))
    return `write its entries below "${name}:", each behind "- "`;
  if (/expected array/.test(message)) return `write "${name}: [${String(value)}]"`;
  if (value === null) return `write the words behind "${name}:"`;
  if (typeof value === 'string' || typeof value === 'object') return 'write what is expected';
  return `write ${name}: "${String(value)}"`;
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, name) => (Object(value) as Record<PropertyKey, unknown>)[name], data);

type Form = { shape?: Record<PropertyKey, Form>; element?: Form; in?: Form; unwrap?: () => Form };

/** The names that the schema knows at a place of the file. */
function namesAt(form: Form | undefined, path: readonly PropertyKey[]): string[] {
  if (form?.in) return namesAt(form.in, path);
  if (form?.unwrap && !form.element) return namesAt(form.unwrap(), path);
  const [first, ...rest] = path;
  if (first === undefined) return Object.keys(form?.shape ?? {});
  return namesAt(typeof first === 'number' ? form?.element : form?.shape?.[first], rest);
}

/** "products, entry 3": entries as people count them. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((each) => (typeof each === 'number' ? `entry ${each + 1}` : String(each))).join(', ');

/** What the schema asks for in its own words, and in those of an editor. */
const plainWords: readonly (readonly [RegExp, string])[] = [
  [/^Invalid input: expected date.*/, 'a day, 2026-11-30'],
  [/^Invalid input: expected string.*/, 'words'],
  [/^Invalid input: expected boolean.*/, 'true or false'],
  [/^Invalid input: expected array.*/, 'a list'],
  [/^Invalid input: expected (?:object|record).*/, 'lines of "name: value"'],
  [/^Too big: .*<=(\d+) characters$/, 'at most $1 letters'],
  [/^Too small: .*>=(\d+) characters$/, 'at least $1 letters'],
  [/^Too small: .*>=(\d+) items$/, 'at least $1 in the list'],
  [/^Invalid (?:option|input): expected /, ''],
];

/** As many characters of what is expected as one reads. */
function readable(said: string): string {
  const message = plainWords.reduce((words, [pattern, plain]) => words.replace(pattern, plain), said);
  return message.length > 160 ? 'one of the names that there are' : message;
}

/** A value as it is written; nothing for one that is longer than a line. */
function show(value: unknown): string {
  const written = JSON.stringify(value);
  if (typeof value === 'string') return `: ${written} (${value.length} characters)`;
  return written.includes('{') ? '' : `: ${written}`;
}

/** What an editor does about one complaint of the schema. */
function toFaultText({ path, code, message: said, keys = [], issues = [] }: Issue, text: OpenText): FaultText {
  const whole = text.kind.name === 'noun' ? 'the file' : 'the front matter';
  const name = String(path.at(-1) ?? '');
  const message = readable(code === 'invalid_key' ? (issues[0]?.message ?? said) : said);
  if (code === 'unrecognized_keys') {
    const names = namesAt(text.kind.front as Form, path);
    return tell(
      `"${keys.join('", "')}" in ${placeOf(path) || whole}`,
      `only ${names.join(', ')}`,
      suggest(keys[0] ?? '', names),
    );
  }
  const value = code === 'invalid_key' ? name : valueAt(text.front.data, path);
  if (value === undefined)
    return tell(`no "${name}" in ${placeOf(path.slice(0, -1)) || whole}`, message, `add a line "${name}: …"`);
  return tell(`${placeOf(path)}${show(value)}`, message, toRemedy(name, value, said));
}

/** After so long nobody answers for what a text says, if it was not read again. */
const limitYears = 2;
const addYears = (date: string, years: number): string => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

/** The day of the last change, which the schema only asks to be there. */
function judgeDay({ front }: OpenText, name: string, today: string): FaultText | null {
  const day = String(front.data[name]);
  const { type = '' } = (front.document.getIn([name], true) ?? {}) as { type?: string };
  const write = `write "${name}: ${today}" for today`;
  // in quotes a day is a text to the build, and no day
  if (type.startsWith('QUOTE'))
    return tell(`${name}: "${day}"`, 'a day without quotes', `write "${name}: ${day}", without the inner quotes`);
  if (!isReal(day)) return tell(`${name}: ${day}`, 'a day of the calendar: 2026-05-01', write);
  if (day > today) return tell(`${name}: ${day}, which is still to come`, 'the day of the last change', write);
  if (addYears(day, limitYears) >= today) return null;
  return tell(
    `${name}: ${day}, more than ${limitYears} years ago`,
    'a text that somebody has read since',
    `read the text once more, mend what has changed, and ${write}`,
  );
}

/** Words behind " #", which YAML takes for a note: no reader sees them. */
const judgeNote = ({ front }: OpenText, name: string): FaultText | null => {
  const { comment } = (front.document.getIn([name], true) ?? {}) as { comment?: string | null };
  const remedy = `write ${name}: "…", or take it away`;
  return comment ? tell(`"#${comment}", which no reader sees`, 'words with a # in "quotes"', remedy) : null;
};

/** The head of a text against its schema, and its day against the calendar; also where the words below it cannot be read. */
export function checkFront(text: OpenText, { today }: KnownShop): EditorFault[] {
  const { file, front, kind } = text;
  const day = kind.day !== null && front.data[kind.day] !== undefined ? kind.day : null;
  const result = kind.front.safeParse(day === null ? front.data : { ...front.data, [day]: new Date(0) });
  const issues = result.success ? [] : (result.error.issues as Issue[]);
  return [
    ...issues.flatMap((issue) =>
      faultAt(file, front.lineOf([...issue.path, ...(issue.keys ?? []).slice(0, 1)]), toFaultText(issue, text)),
    ),
    ...(day === null ? [] : faultAt(file, front.lineOf([day]), judgeDay(text, day, today))),
    ...kind.visible.flatMap((name) => faultAt(file, front.lineOf([name]), judgeNote(text, name))),
  ];
}
