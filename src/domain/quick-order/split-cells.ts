import Papa from 'papaparse';
import { readSize } from '../search/read-size.ts';

/**
 * A line of a list with its cells. `typed`: without outer blanks; it holds line ends where a quoted cell does. `raw`: with the
 * tabs of empty cells at its beginning.
 */
export type Record = { typed: string; raw: string; cells: string[] };

const separators = ['\t', ';', '|', ','] as const;
/** in a cell that stands in quotes a separator is a sign like any other */
const quoted = /(^|[\t;|,])\s*"(?:[^"]|"")*"(?=\s*(?:$|[\t;|,]))/g;
const blanks = / {2,}/;
/** fewer columns that are parted by blanks alone are blanks typed twice */
const leastOfBlanks = 3;

/** "-,25", " 0,50" and ",0,25" are sizes with a decimal comma, " 1,000" may be a thousand: not two cells */
const sizeComma = /(-0?|[\s,]0|\s[1-9]\d{0,2}(?=,\d{3})),(?=\d{2,3}(?!\d))/g;
/** "2,00 Stk", ",2,00," and " 91,38"; but in " 25,10" the first may be a size */
const noughts = /((?:^|\s)\d{1,6}),(?=0{1,2}(?:\s|$))|(,\d{1,4}),(?=00\s*(?:,|$))/g;
const cents = /(^|\s)(\d{1,6}),(\d{2})(?=\s|$)/g;

const toDots = (line: string): string =>
  line
    .replace(sizeComma, '$1.')
    .replace(noughts, '$1$2.')
    .replace(cents, (all, blank: string, whole: string, places: string) =>
      readSize(whole) === null ? `${blank}${whole}.${places}` : all,
    );

const noBlank: Readonly<{ [sign in (typeof separators)[number]]: RegExp }> = {
  '\t': /(^|\t) +"/g,
  ';': /(^|;) +"/g,
  '|': /(^|\|) +"/g,
  ',': /(^|,) +"/g,
};

/** Rows of a text in which every separator is this one; null where its quotes do not fit. Blanks before a quote are none of the cell. */
function parse(text: string, delimiter: (typeof separators)[number]): string[][] | null {
  const trimmed = text.includes(' "') ? text.replaceAll(noBlank[delimiter], '$1"') : text;
  const { data, errors } = Papa.parse<string[]>(trimmed, { delimiter, newline: '\n' });
  return errors.length === 0 ? data : null;
}

/** For quotes that are signs of their own: `0.010"`, `"never closed`. */
const parseUnquoted = (text: string, delimiter: string): string[] =>
  Papa.parse<string[]>(text.replaceAll(/[\n\r]/g, ' '), { delimiter, newline: '\n', fastMode: true }).data[0] ?? [''];

/** `="2"` and `'2` are how programs and people keep a spreadsheet from changing "2" */
const trim = (cells: readonly string[]): string[] =>
  cells.map((cell) =>
    cell
      .replace(/^\s*="(.*)"\s*$/, '$1')
      .replace(/^\s*'(?=[\p{L}\p{N}])/u, '')
      .replaceAll(/\s*[\n\r]\s*/g, ' ')
      .trim(),
  );

/** Columns of a text that was laid out with blanks, as a PDF gives it. */
const splitAtBlanks = (text: string): string[] => {
  const cells = text.trim().split(blanks);
  return cells.length >= leastOfBlanks ? cells : [text];
};

/** as wide as a Chinese sign */
const wide = /[\uFF01-\uFF5E\u3000]/g;
/** of a list in a mail: "- 2x AG-1"; "-2" is none */
const bullet = /^ *[-*\u2013\u2014\u2022\u00B7\u25AA\u2023] +(?=\S)/;

const withoutQuoted = (text: string): string => (text.includes('"') ? text.replaceAll(quoted, '$1') : text);

/** The cells of one record, and whether its quotes are those of cells. */
function split(typed: string): { cells: string[]; fits: boolean } {
  const text = typed
    .replaceAll(wide, (sign) => sign.normalize('NFKC'))
    .replaceAll('\u3001', ',')
    .replace(bullet, '');
  const plain = withoutQuoted(text);
  const separator = separators.find((sign) => plain.includes(sign));
  const dotted = separator === ',' && plain === text ? toDots(text) : text;
  if (separator !== undefined && dotted.includes(separator)) {
    const [cells, ...more] = parse(dotted, separator) ?? [];
    if (cells && more.length === 0) return { cells: trim(cells), fits: true };
    return { cells: trim(parseUnquoted(dotted, separator)), fits: false };
  }
  if (!dotted.includes('"')) return { cells: trim(splitAtBlanks(dotted)), fits: true };
  const [cells, ...more] = parse(dotted, '\t') ?? [];
  return cells && more.length === 0 ? { cells: trim(cells), fits: true } : { cells: trim([dotted]), fits: false };
}

/**
 * The cells of a line of a list: parted by tabs, else by semicolons, else by bars, else by commas; one cell where there is
 * none of them. A cell in quotes may hold separators, line ends and doubled quotes; a quote inside of a cell is a sign of its
 * own (0.010").
 */
export const splitCells = (line: string): string[] => split(line).cells;

/** what follows in a record is no number and no quantity */
const lengthMax = 400;
/** lines that one quoted cell may have */
const linesMax = 12;
const countQuotes = (line: string): number => (line.includes('"') ? line.split('"').length - 1 : 0);

/** How many lines from this one on are one record, because a quoted cell goes over their ends. */
function countLines(lines: readonly string[], from: number): number {
  let quotes = countQuotes(lines[from] ?? '');
  if (quotes % 2 === 0) return 1;
  for (let count = 2; count <= linesMax && from + count <= lines.length; count += 1) {
    const next = lines[from + count - 1] ?? '';
    quotes += countQuotes(next);
    const text = lines.slice(from, from + count).join('\n');
    if (text.length > lengthMax) return 1;
    if (quotes % 2 === 0) return withoutQuoted(text).includes('"') || !split(text).fits ? 1 : count;
  }
  return 1;
}

const holdsSomething = (line: string): boolean => /[\p{L}\p{N}]/u.test(line);

/** Whether a record has an end that is not read; in it a quantity may stand. */
export const isCut = ({ typed }: Pick<Record, 'typed'>): boolean => typed.length > lengthMax;

/**
 * The records of a list or of the text of a CSV file, without empty ones and signs that nobody sees. Every line with a letter or
 * figure is in exactly one of them.
 */
export function splitList(text: string): Record[] {
  const lines = text.replaceAll(/\p{Cf}/gu, '').split(/\r\n|[\n\r\u2028\u2029]/);
  const records: Record[] = [];
  for (let from = 0; from < lines.length;) {
    const count = countLines(lines, from);
    const some = lines.slice(from, from + count);
    const raw = some.join('\n');
    const typed = some.map((line) => line.trim()).join('\n');
    if (holdsSomething(typed)) records.push({ typed, raw, cells: splitCells(raw.slice(0, lengthMax)) });
    from += count;
  }
  return records;
}
