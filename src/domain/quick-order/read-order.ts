import { type Columns, isHeading, readColumns, splitFields } from './columns.ts';
import { type LineReading, readLine } from './read-line.ts';

type TypedLine = { kind: 'line'; typed: string; readings: LineReading[] };

/** One line of a pasted list. `left-out`: its quantity is 0 in whatever way it is read. */
export type TypedRow = { kind: 'heading' | 'left-out'; typed: string } | TypedLine;

/** what follows in a line is no number and no quantity */
const lineMax = 400;
const holdsSomething = (line: string): boolean => /[\p{L}\p{N}]/u.test(line);

/** In what is cut off a quantity may stand: then none is taken for it. */
const isCut = (typed: string): boolean => typed.length > lineMax;

function readRow(typed: string, columns: Columns | null): TypedRow {
  const read = readLine(splitFields(typed.slice(0, lineMax)), columns);
  const readings = isCut(typed) ? read.map((reading) => ({ ...reading, isQuantityRead: false })) : read;
  return readings.every(({ quantity }) => quantity === 0)
    ? { kind: 'left-out', typed }
    : { kind: 'line', typed, readings };
}

/**
 * Reads a pasted list or the text of a CSV file. Every line with a letter or figure is in exactly one row, in the order of
 * the text and as it was typed, without outer blanks and signs that nobody sees. Never throws, whatever the text.
 */
export function readOrder(text: string): TypedRow[] {
  let columns: Columns | null = null;
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(holdsSomething)
    .map((typed) => {
      const fields = splitFields(typed.slice(0, lineMax));
      if (!isHeading(fields)) return readRow(typed, columns);
      columns = readColumns(fields) ?? columns;
      return { kind: 'heading' as const, typed };
    });
}

/** The text of the rows from a place on, below the heading that they stand under, so that it is read the same again. */
export function writeRows(rows: readonly TypedRow[], from: number): string {
  const left = rows.slice(from);
  if (left.length === 0) return '';
  const heading = rows
    .slice(0, from)
    .filter(({ kind }) => kind === 'heading')
    .at(-1);
  return [...(heading ? [heading] : []), ...left].map(({ typed }) => typed).join('\n');
}
