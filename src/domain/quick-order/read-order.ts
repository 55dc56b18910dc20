import { limits } from '#config/limits.ts';
import { type ColumnAnswers, type ColumnQuestion, toColumnQuestion } from './column-question.ts';
import { type Columns, decideColumns, isHeading, isStrangeHeading, namesColumns } from './columns.ts';
import { isNumberLike } from './number-like.ts';
import { readQuantity } from './read-quantity.ts';
import { type LineReading, readLine } from './read-line.ts';
import { partRunning } from './running-lines.ts';
import { isCut, type Record, splitList } from './split-cells.ts';

type Typed = Pick<Record, 'typed' | 'raw'>;

/** `question`: what is to be asked where a reading is open. `isAnswered`: the buyer has said which column is the quantity. */
type TypedLine = Typed & {
  kind: 'line';
  readings: LineReading[];
  question: ColumnQuestion | null;
  isAnswered: boolean;
};

/** One line of a pasted list. `left-out`: its quantity is 0 in whatever way it is read. */
export type TypedRow = (Typed & { kind: 'heading' | 'left-out' }) | TypedLine;

/** Rows that have their columns in common, below the heading that names them; `heading` is null where there is none. */
type Table = { heading: Record | null; records: readonly Line[] };

/** `isWords`: a heading, whether it names columns or says nothing. */
type Line = Record & { isWords: boolean };

/** Only above all rows may a heading be in words that are not known. */
const beginsStrange = (before: readonly Line[], { cells }: Line, next: Line | undefined): boolean =>
  before.every((line) => line.cells.length < 2) && isStrangeHeading(cells, next?.cells);

/** Where tables begin: at headings that name columns; one that says nothing stands in a table. */
const listBegins = (lines: readonly Line[]): number[] =>
  lines.flatMap((line, at) => (line.isWords && namesColumns(line.cells) ? [at] : []));

/** The tables of a list; what stands above the first heading, or all where there is none, is one too. */
function listTables(records: readonly Record[]): Table[] {
  const lines = records.map((record) => ({ ...record, isWords: isHeading(record.cells) }));
  const first = lines.findIndex(({ cells }) => cells.length > 1);
  const line = lines[first];
  const named = listBegins(lines);
  const isStrange = line && !named.includes(first) && beginsStrange(lines.slice(0, first), line, lines[first + 1]);
  const begins = isStrange ? [first, ...named] : named;
  const tables = begins.map((at, place) => ({
    heading: lines[at] ?? null,
    records: lines.slice(at + 1, begins[place + 1] ?? lines.length),
  }));
  return [{ heading: null, records: partRunning(lines.slice(0, begins[0] ?? lines.length)) }, ...tables];
}

const unread = (reading: LineReading): LineReading => ({ ...reading, isQuantityRead: false });

/** a longer figure is rather a number */
const figureMax = 3;

/** "AG-1" in one line and "2" in the next, as cells of a PDF come: how many of it are wanted is not said for sure. */
const isFollowedByFigure = ({ cells }: Record, next: Record | undefined): boolean => {
  const [only = '', ...others] = next?.cells ?? [];
  const isFigure = others.length === 0 && only.length <= figureMax && readQuantity(only) !== null;
  return isFigure && cells.length === 1 && isNumberLike(cells[0] ?? '');
};

const stopRow = (row: TypedRow): TypedRow =>
  row.kind === 'line'
    ? { ...row, readings: row.readings.map((reading) => ({ ...unread(reading), quantity: limits.quantityMin })) }
    : row;

type Decided = { columns: Columns; question: ColumnQuestion | null; isAnswered: boolean };

function readRow(record: Line, { columns, question, isAnswered }: Decided): TypedRow {
  const { typed, raw, cells } = record;
  if (record.isWords) return { kind: 'heading', typed, raw };
  const read = readLine(cells, columns);
  const readings = isCut(record) ? read.map(unread) : read;
  return readings.every(({ quantity }) => quantity === 0)
    ? { kind: 'left-out', typed, raw }
    : { kind: 'line', typed, raw, readings, question, isAnswered };
}

/** The columns of a table as they look, and as the buyer has named them; an answer that is no column of this table is none. */
function decide({ heading, records }: Table, answers: ColumnAnswers): Decided {
  const rows = records.filter(({ isWords }) => !isWords).map(({ cells }) => cells);
  const columns = decideColumns(heading?.cells ?? null, rows);
  const key = (heading ?? records.find(({ cells }) => cells.length > 1))?.typed ?? '';
  const question = toColumnQuestion(key, heading?.cells ?? null, rows, columns);
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  const isAnswered = answer === 'none' || (question?.columns.some(({ at }) => at === answer) ?? false);
  return isAnswered && answer !== undefined && columns.quantity === null
    ? { columns: { ...columns, quantity: answer, isAnswered }, question, isAnswered }
    : { columns, question, isAnswered: false };
}

function readTable(table: Table, answers: ColumnAnswers): TypedRow[] {
  const decided = decide(table, answers);
  const { heading, records } = table;
  const rows = records.map((record, at) =>
    isFollowedByFigure(record, records[at + 1]) ? stopRow(readRow(record, decided)) : readRow(record, decided),
  );
  return heading ? [{ kind: 'heading', typed: heading.typed, raw: heading.raw }, ...rows] : rows;
}

/**
 * Reads a pasted list or the text of a CSV file: first what the columns of each table in it are, then each row. Every line with a
 * letter or figure is in exactly one row, in the order of the text and as it was typed, without outer blanks and signs that nobody
 * sees. Never throws, whatever the text.
 */
export const readOrder = (text: string, answers: ColumnAnswers = {}): TypedRow[] =>
  listTables(splitList(text)).flatMap((table) => readTable(table, answers));

/** The text of the rows from a place on, below the heading that they stand under, so that it is read the same again. */
export function writeRows(rows: readonly TypedRow[], from: number): string {
  const left = rows.slice(from);
  if (left.length === 0) return '';
  const heading = rows
    .slice(0, from)
    .filter(({ kind }) => kind === 'heading')
    .at(-1);
  return [...(heading ? [heading] : []), ...left].map(({ raw }) => raw).join('\n');
}
