import { limits } from '#config/limits.ts';
import { readNumbers } from '../search/read-number.ts';
import { readSize } from '../search/read-size.ts';
import { toPlainText } from '../search/typed-words.ts';
import type { Columns } from './columns.ts';
import { isNumberLike } from './number-like.ts';
import {
  isUnorderable,
  readQuantity,
  type Split,
  splitJoined,
  splitQuantity,
  splitUnorderable,
} from './read-quantity.ts';

/**
 * One way to read a line: a number for the search, and how many; 0 is what was typed, and leaves the line out.
 * `isQuantityRead`: false where something stands in the line that may have been meant as a quantity and is none that can be
 * ordered; then nothing is taken for it (rule quick-order.quantity).
 */
export type LineReading = {
  number: string;
  quantity: number;
  isQuantityRead: boolean;
  /** the figure stood behind the number: words between them that are none of the trade may say what it counts */
  isBehind?: boolean;
  /** several columns may be the quantity: the list asks which (rule quick-order.columns) */
  isOpen?: boolean;
};

const mostReadings = 4;
const hasDigit = (text: string): boolean => /\d/.test(text);

const toReading = (number: string, quantity: number | null, isQuantityRead = true): LineReading => ({
  number: number.trim().slice(0, limits.searchMaxLength),
  quantity: quantity ?? limits.quantityMin,
  isQuantityRead,
});

/** A line in which the cell of the number is empty does not keep to its heading: it is read as it looks. */
const withoutNumber = (fields: readonly string[], columns: Columns): Columns =>
  columns.number !== null && !fields[columns.number] && !columns.isAnswered ? { ...columns, quantity: null } : columns;

/** What is known of the columns of a line that stands for itself. */
const noColumns: Columns = { number: null, size: null, quantity: null };

/**
 * The ways to read the cells of a line, the likeliest first, at least one. The first whose number is a part without doubt is
 * meant: "4B1606H 25" is no part with 25 pieces, since 4B1606H has no single size, but the size .25.
 */
export function readLine(fields: readonly string[], columns: Columns | null): LineReading[] {
  const filled = fields.filter((text) => text !== '');
  const [only = ''] = filled;
  const isSpaced = fields.length < 2 || (filled.length < 2 && (columns?.quantity ?? null) === null);
  if (isSpaced) return readSpaced(only).slice(0, mostReadings);
  const known = columns ?? noColumns;
  return [...readColumnsOf(fields, known), ...readSeparated(fields, withoutNumber(fields, known))].slice(
    0,
    mostReadings,
  );
}

/** "000" is a size, "-25" may be one; "0" and "-3" are not. */
const mayBeSize = (text: string): boolean =>
  readSize(
    text
      .replace(/^[-−–+([]\s*/, '')
      .replace(/[)\]]$/, '')
      .replace(',', '.'),
  ) !== null;

/** "4B1606H-STD" has its size already: what follows is none. */
const hasSize = (number: string): boolean =>
  readNumbers(toPlainText(number)).some(({ size, isLoose }) => size !== null && !isLoose);

function readSpaced(text: string): LineReading[] {
  const refused = splitUnorderable(text);
  // "11247841702 2" is a number of figures alone, of which there are two
  const isRefused =
    refused !== null &&
    /\p{N}/u.test(refused.number) &&
    readQuantity(refused.number) === null &&
    readQuantity(refused.amount) === null;
  return isRefused ? readRefused(text, refused) : readSplit(text);
}

/** "4B1606H -25" may be the size .25; "4B1606H-STD -3" is no order. */
function readRefused(text: string, { number, amount, isSure }: NonNullable<ReturnType<typeof splitUnorderable>>) {
  const refused = toReading(number, null, false);
  return !isSure && mayBeSize(amount) && !hasSize(number) ? [toReading(text, null), refused] : [refused];
}

/** "010" is how sizes are written, and no number of pieces. */
const isInchCode = (text: string): boolean => /^0\d\d$/.test(text) && text !== '000' && mayBeSize(text);
/** "1,00" is a size, and a piece as programs write it. */
const isDecimalSize = (text: string): boolean => /[.,]/.test(text) && mayBeSize(text);

const isNothing = ({ quantity, isSure, figure }: Split): boolean => quantity === 0 && (isSure || !mayBeSize(figure));

/** Before the number stand names of makers too ("2 King CR819HP"): there only what speaks of a quantity stops a line. */
const hasUnorderableWord = (number: string): boolean => {
  const words = number.split(/\s+/);
  return words.slice(0, words.findIndex(hasDigit)).some(isUnorderable);
};

/** "H073/7" is a number of another maker, "4B1606H:25" a size. */
const mayBeNumber = (text: string): boolean => /\S[/:x]\d+$/i.test(text);

function readSplit(text: string): LineReading[] {
  const splits = splitQuantity(text).filter(({ number }) => hasDigit(number) || /[a-z]/i.test(number));
  const nothing = splits.find(isNothing);
  if (nothing) return [toReading(nothing.number, 0)];
  const read = splits.map(({ number, quantity }) => {
    const hasUnorderable = !text.startsWith(number) && hasUnorderableWord(number);
    return {
      ...toReading(number, hasUnorderable ? null : quantity, !hasUnorderable),
      isBehind: text.startsWith(number),
    };
  });
  if (splits.some(({ isSure }) => isSure)) return mayBeNumber(text) ? [...read, toReading(text, null)] : read;
  const [first] = splits;
  if (first && isDecimalSize(first.figure)) return hasSize(first.number) ? read : [toReading(text, null), ...read];
  // "4B1606H 010" is sooner the size, "4B1606H-STD 010" is no order
  if (!first || !isInchCode(first.figure)) return [...read, toReading(text, null)];
  return hasSize(first.number) ? [toReading(first.number, null, false)] : [toReading(text, null), ...read];
}

type Cell = { text: string; quantity: number | null; at: number };

const toCells = (fields: readonly string[]): Cell[] =>
  fields
    .map((text, at) => ({ text, at, quantity: isInchCode(text) ? null : readQuantity(text) }))
    .filter(({ text }) => text !== '');

/** As the heading says; nothing where the cell of the number is empty. */
function readColumnsOf(fields: readonly string[], columns: Columns): LineReading[] {
  const cells = toCells(fields);
  const find = (at: number | null): Cell | undefined => cells.find((cell) => cell.at === at);
  const number = find(columns.number);
  if (!number) return [];
  const size = find(columns.size);
  const others = cells.filter((cell) => cell !== number && cell !== size);
  const alone = readWith(number.text, others, columns, fields);
  return size ? [readWith(`${number.text} ${size.text}`, others, columns, fields), alone] : [alone];
}

/** The cell of the number is the first with letters and figures, else the first; its quantity stands behind it, else before. */
function readSeparated(fields: readonly string[], columns: Columns): LineReading[] {
  const cells = toCells(fields);
  const named = cells.filter(({ text, at }) => isNumberLike(text) && at !== columns.quantity);
  const candidates = named.length > 0 ? named : cells.slice(0, 1);
  if (candidates.length === 0) return [toReading('', null)];
  return candidates.flatMap((cell) => [
    ...(hasOwnQuantity(cells, cell, columns) ? readSpaced(cell.text) : []),
    ...readAround(cells, cell, columns, fields),
  ]);
}

/** "Gauge; AG-1 2": beside words the quantity may stand in the cell of the number. */
const hasOwnQuantity = (cells: readonly Cell[], cell: Cell, { quantity }: Columns): boolean =>
  quantity === null &&
  splitQuantity(cell.text).length > 0 &&
  cells.every((other) => other === cell || !(hasDigit(other.text) || isUnorderable(other.text)));

/** The number alone, then with the cell behind it as its size. */
function readAround(cells: readonly Cell[], cell: Cell, columns: Columns, fields: readonly string[]): LineReading[] {
  const at = cells.indexOf(cell);
  const [next, ...later] = cells.slice(at + 1);
  const alone = readWith(cell.text, [...(next ? [next] : []), ...later, ...cells.slice(0, at)], columns, fields);
  const maySize = next && next.at !== columns.quantity && hasSizeForm(next.text) && !isUnorderableWord(next.text);
  if (!maySize) return [alone];
  const isOnly = next.quantity !== null && later.every(({ quantity }) => quantity === null);
  const sized = readWith(`${cell.text} ${next.text}`, [...later, ...cells.slice(0, at)], columns, fields);
  if (isInchCode(next.text)) return [sized, alone];
  return isOnly && columns.quantity === null ? [alone] : [alone, sized];
}

/** "AG-1" behind a word is no size of it */
const isOtherNumber = (text: string): boolean =>
  /^\S+$/.test(text) && isNumberLike(text) && !mayBeSize(text.toUpperCase());

const hasSizeForm = (text: string): boolean => /^[-.,\da-z\s"]{1,10}$/i.test(text) && !isOtherNumber(text);

/** "returned" and "two", which are no size; in a field of its own such a word says what the figure beside it counts. */
const isUnorderableWord = (text: string): boolean => !hasDigit(text) && isUnorderable(text);

/** "1" and "000" of "1,000", which may have been a thousand. */
const isThousand = (cells: readonly Cell[]): boolean =>
  cells.some(({ text }, at) => /^\d{1,3}$/.test(text) && cells[at + 1]?.text === '000');

/** "4B1606H-STD" and ".25" beside each other: one of them is wrong. In a column of prices ".25" is a price. */
const hasTwoSizes = (number: string, next: Cell | undefined, prices: readonly number[]): boolean =>
  next !== undefined &&
  !prices.includes(next.at) &&
  /^-?[01]?[.,]\d{2,3}$/.test(next.text) &&
  hasSize(number) &&
  !number.endsWith(next.text);

/** What the column of the quantity says; an empty cell says nothing, and the row asks. */
function readStated(number: string, fields: readonly string[], { quantity }: Columns): LineReading {
  const text = quantity === null || quantity === 'none' ? '' : (fields[quantity] ?? '');
  const read = readQuantity(text);
  return toReading(number, read, read !== null);
}

function readWith(number: string, others: readonly Cell[], columns: Columns, fields: readonly string[]): LineReading {
  const joined = splitJoined(number);
  if (joined) return readJoined(joined, others, columns, fields);
  return columns.quantity === null ? readFree(number, others, columns) : readStated(number, fields, columns);
}

/** "4B1606H-.50*2" in a cell of its own; a figure in another cell contradicts it. */
function readJoined({ number, quantity }: Split, others: readonly Cell[], columns: Columns, fields: readonly string[]) {
  const other = columns.quantity === null ? readFree(number, others, columns) : readStated(number, fields, columns);
  const isAlone = others.every((cell) => cell.quantity === null || cell.quantity === quantity);
  return toReading(number, isAlone ? quantity : null, isAlone && other.isQuantityRead);
}

/** The only figure of the line that may be a quantity; where several may, or where one may be something else, none is taken. */
function readFree(number: string, others: readonly Cell[], { excluded = [], silent = [], doubtful = [] }: Columns) {
  const heard = others.filter(({ at }) => !silent.includes(at));
  const figures = heard.filter(({ quantity, at }) => quantity !== null && !excluded.includes(at));
  const [first, ...more] = figures;
  const hasUnorderable = heard.some(({ text }) => isUnorderableWord(text));
  const isStrange = hasUnorderable || isThousand(heard) || hasTwoSizes(number, others[0], excluded);
  const isOpen =
    !isStrange &&
    (more.some(({ quantity }) => quantity !== first?.quantity) || figures.some(({ at }) => doubtful.includes(at)));
  if (isOpen) return { ...toReading(number, null, false), isOpen };
  const isAsked = heard.some(({ text }) => hasDigit(text) || isUnorderable(text));
  const quantity = isStrange ? null : (first?.quantity ?? null);
  return toReading(number, quantity, !isStrange && (quantity !== null || !isAsked));
}
