import { type ColumnAnswers, type ColumnQuestion, toColumnQuestion } from './column-question.ts';
import { type Columns, decideColumns, isHeading, isStrangeHeading, namesColumns } from './columns.ts';
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
type Table = { heading: Record | null; records: Record[] };

/** Only above all rows may a heading be in words that are not known. */
const beginsStrange = (tables: readonly Table[], record: Record, next: Record | undefined): boolean =>
  tables.length === 1 &&
  tables[0]?.records.every(({ cells }) => cells.length < 2) === true &&
  isStrangeHeading(record.cells, next?.cells);

/** A heading that names columns begins a table; one that says nothing stands in it. */
function listTables(records: readonly Record[]): Table[] {
  const tables: Table[] = [{ heading: null, records: [] }];
  for (const [at, record] of records.entries()) {
    const isNamed = isHeading(record.cells) && namesColumns(record.cells);
    if (isNamed || beginsStrange(tables, record, records[at + 1])) tables.push({ heading: record, records: [] });
    else tables.at(-1)?.records.push(record);
  }
  return tables;
}

/** A list of lines without separators that are numbered has columns, too. */
const partLines = (table: Table): Table =>
  table.heading ? table : { ...table, records: [...partRunning(table.records)] };

const unread = (reading: LineReading): LineReading => ({ ...reading, isQuantityRead: false });

type Decided = { columns: Columns; question: ColumnQuestion | null; isAnswered: boolean };

function readRow(record: Record, { columns, question, isAnswered }: Decided): TypedRow {
  const { typed, raw, cells } = record;
  if (isHeading(cells)) return { kind: 'heading', typed, raw };
  const read = readLine(cells, columns);
  const readings = isCut(record) ? read.map(unread) : read;
  return readings.every(({ quantity }) => quantity === 0)
    ? { kind: 'left-out', typed, raw }
    : { kind: 'line', typed, raw, readings, question, isAnswered };
}

/** The columns of a table as they look, and as the buyer has named them; an answer that is no column of this table is none. */
function decide({ heading, records }: Table, answers: ColumnAnswers): Decided {
  const rows = records.map(({ cells }) => cells).filter((cells) => !isHeading(cells));
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
  const rows = records.map((record) => readRow(record, decided));
  return heading ? [{ kind: 'heading', typed: heading.typed, raw: heading.raw }, ...rows] : rows;
}

/**
 * Reads a pasted list or the text of a CSV file: first what the columns of each table in it are, then each row. Every line with a
 * letter or figure is in exactly one row, in the order of the text and as it was typed, without outer blanks and signs that nobody
 * sees. Never throws, whatever the text.
 */
export const readOrder = (text: string, answers: ColumnAnswers = {}): TypedRow[] =>
  listTables(splitList(text)).flatMap((table) => readTable(partLines(table), answers));

/** The text of the rows from a place on, below the heading that they stand under, so that it is read the same again. */
export function writeRows(rows: readonly TypedRow[], from: number): string {
  const left = rows.slice(from);
  if (left.length === 0) return '';
  const heading = rows.slice(0, from).findLast(({ kind }) => kind === 'heading');
  return [...(heading ? [heading] : []), ...left].map(({ raw }) => raw).join('\n');
}
