import { type ColumnKind, toColumnKind } from './column-kind.ts';
import { readColumnShapes } from './column-shape.ts';
import { isNumberLike } from './number-like.ts';
import { readQuantity } from './read-quantity.ts';

/** The column that holds the quantities; `none`: of those that may, the buyer has named none. */
export type QuantityColumn = number | 'none';

/**
 * Which cell of a table is what; null where none is known for it. `excluded`: columns whose figures are no quantities; `silent`: those of
 * them that the heading names, so that nothing is asked about them. `doubtful`: columns of which even a single figure has two readings.
 */
export type Columns = {
  number: number | null;
  size: number | null;
  quantity: QuantityColumn | null;
  excluded?: readonly number[];
  silent?: readonly number[];
  doubtful?: readonly number[];
  isAnswered?: boolean;
};

const namesNumberOrQuantity = (cell: string): boolean => {
  const kind = /\d/.test(cell) ? null : toColumnKind(cell);
  return kind === 'number' || kind === 'quantity';
};

/** A figure of a word ("EAN 13"), and none that counts. */
const isWordWithFigure = (cell: string): boolean => toColumnKind(cell) === 'other' && readQuantity(cell) === null;

/** A word for the number or the quantity stands in it, and no figures but those of words; also the "sep=;" of a spreadsheet. */
export function isHeading(cells: readonly string[]): boolean {
  const [only = '', ...others] = cells;
  if (/^\s*sep=/i.test(only)) return true;
  if (others.length === 0) return !/\d/.test(only) && [only, ...only.split(/\s+/)].some(namesNumberOrQuantity);
  return cells.some(namesNumberOrQuantity) && cells.every((cell) => !/\d/.test(cell) || isWordWithFigure(cell));
}

const listOf = (kinds: readonly (ColumnKind | null)[], kind: ColumnKind): number[] =>
  kinds.flatMap((one, at) => (one === kind ? [at] : []));

type Rows = readonly (readonly string[])[];

const countIn = (rows: Rows, at: number, is: (cell: string) => boolean): number =>
  rows.filter((cells) => is(cells[at] ?? '')).length;

/** The first of the columns in which most cells are so. */
const findMost = (rows: Rows, columns: readonly number[], is: (cell: string) => boolean): number | null => {
  const [most] = columns
    .map((at) => ({ at, count: countIn(rows, at, is) }))
    .sort((one, other) => other.count - one.count);
  return most?.at ?? null;
};

const hasFigure = (cell: string): boolean => /\d/.test(cell);

/** Of several columns that are named as quantities those with figures; two with the same figures are one. */
function listQuantities(kinds: readonly (ColumnKind | null)[], rows: Rows): number[] {
  const named = listOf(kinds, 'quantity');
  const filled = named.filter((at) => countIn(rows, at, hasFigure) > 0);
  const [first] = filled;
  const isSame = filled.every((at) => rows.every((cells) => cells[at] === cells[first ?? at]));
  if (first === undefined) return named.slice(0, 1);
  return isSame ? [first] : filled;
}

/** As the heading names the columns; what it does not name is doubtful. */
function readHeaded(heading: readonly string[], rows: Rows): Columns {
  const kinds = heading.map(toColumnKind);
  const number = findMost(rows, listOf(kinds, 'number'), isNumberLike);
  const [size = null] = listOf(kinds, 'size');
  const quantities = listQuantities(kinds, rows);
  const known = kinds.flatMap((kind, at) => (kind === 'other' || kind === 'size' || kind === 'number' ? [at] : []));
  const [quantity = null] = quantities.length === 1 ? quantities : [];
  const width = Math.max(heading.length, ...rows.map((cells) => cells.length));
  const doubtful = Array.from({ length: width }, (_, at) => at).filter((at) => !known.includes(at));
  return { number, size, quantity, excluded: known, silent: known, doubtful: quantity === null ? doubtful : [] };
}

/** Whether a heading is one of a table, and says where numbers or quantities stand. */
export const namesColumns = (heading: readonly string[]): boolean =>
  heading.length > 1 && heading.map(toColumnKind).some((kind) => kind === 'number' || kind === 'quantity');

/** a longer cell is a sentence */
const wordsOfName = 3;

/**
 * Whether words stand above a row as a heading in a language that is not known: as many cells, all short, none with a figure. Then no
 * column is known, and each figure is asked about.
 */
export const isStrangeHeading = (cells: readonly string[], next: readonly string[] | undefined): boolean =>
  cells.length >= 2 &&
  cells.length === next?.length &&
  next.some(isNumberLike) &&
  cells.every((cell) => /^\p{L}[^\d,]*$/u.test(cell) && cell.split(/\s+/).length <= wordsOfName);

/**
 * First step of reading a list: what its columns are, from the heading and from the shape of all rows together
 * (rule quick-order.columns).
 */
export function decideColumns(heading: readonly string[] | null, rows: Rows): Columns {
  const tables = rows.filter((cells) => cells.length > 1);
  if (heading) return readHeaded(heading, tables);
  return { number: null, size: null, quantity: null, ...readColumnShapes(tables) };
}
