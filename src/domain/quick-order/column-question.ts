import { toColumnKind } from './column-kind.ts';
import { isRunning } from './column-shape.ts';
import type { Columns, QuantityColumn } from './columns.ts';
import { readQuantity } from './read-quantity.ts';

/** A column that may be the quantity: its place from 0 on, its name in the heading or null, and its first cells. */
export type ChoiceColumn = { at: number; name: string | null; values: string[] };

/**
 * Asked once for all rows of a table. `key` names the table: its heading, else its first row, so that an answer holds for the same list
 * after it was changed and for no other. `likeliest`: the answer to begin with.
 */
export type ColumnQuestion = { key: string; columns: ChoiceColumn[]; likeliest: number };

/** Answers by the key of their question. */
export type ColumnAnswers = Readonly<Record<string, QuantityColumn>>;

type Rows = readonly (readonly string[])[];

const valuesShown = 3;

const toChoice = (heading: readonly string[] | null, rows: Rows, at: number): ChoiceColumn => ({
  at,
  name: heading?.[at] || null,
  values: rows.flatMap((cells) => cells[at] || []).slice(0, valuesShown),
});

/** Named as one before others; then what changes from row to row, does not count the rows and is small, as prices are not. */
function rate(heading: readonly string[] | null, rows: Rows, at: number): number[] {
  const figures = rows.flatMap((cells) => readQuantity(cells[at] ?? '') ?? []);
  const isSame = rows.length > 1 && figures.every((figure) => figure === figures[0]);
  const sum = figures.reduce((all, figure) => all + figure, 0);
  return [
    Number(toColumnKind(heading?.[at] ?? '') !== 'quantity'),
    Number(isSame || (rows.length > 1 && isRunning(rows.map((cells) => cells[at] ?? '')))),
    figures.length === 0 ? Infinity : sum / figures.length,
  ];
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((figure, at) => figure - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Which of the columns of a table is the quantity; null where none of them may be. */
export function toColumnQuestion(
  key: string,
  heading: readonly string[] | null,
  rows: Rows,
  { number, size, excluded = [] }: Columns,
): ColumnQuestion | null {
  const tables = rows.filter((cells) => cells.length > 1);
  const width = Math.max(0, ...tables.map((cells) => cells.length));
  const places = Array.from({ length: width }, (_, at) => at)
    .filter((at) => at !== number && at !== size && !excluded.includes(at))
    .filter((at) => tables.some((cells) => readQuantity(cells[at] ?? '') !== null));
  const [likeliest] = [...places].sort((one, other) =>
    compare(rate(heading, tables, one), rate(heading, tables, other)),
  );
  if (likeliest === undefined) return null;
  return { key, columns: places.map((at) => toChoice(heading, tables, at)), likeliest };
}
