import { limits } from '#config/limits.ts';
import { readNumbers } from '../search/read-number.ts';
import { readSize } from '../search/read-size.ts';
import { toPlainText } from '../search/typed-words.ts';
import type { Columns } from './columns.ts';
import { isUnorderable, readQuantity, type Split, splitQuantity, splitUnorderable } from './read-quantity.ts';

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
};

const mostReadings = 4;
const hasDigit = (text: string): boolean => /\d/.test(text);
const isNumberLike = (text: string): boolean => hasDigit(text) && /[a-z]/i.test(text) && readQuantity(text) === null;

const toReading = (number: string, quantity: number | null, isQuantityRead = true): LineReading => ({
  number: number.trim().slice(0, limits.searchMaxLength),
  quantity: quantity ?? limits.quantityMin,
  isQuantityRead,
});

/**
 * The ways to read the fields of a line, the likeliest first, at least one. The first whose number is a part without doubt is
 * meant: "4B1606H 25" is no part with 25 pieces, since 4B1606H has no single size, but the size .25.
 */
export function readLine(fields: readonly string[], columns: Columns | null): LineReading[] {
  const [only = '', ...others] = fields;
  const readings =
    others.length === 0 ? readSpaced(only) : [...readColumnsOf(fields, columns), ...readSeparated(fields)];
  return readings.slice(0, mostReadings);
}

/** "000" is a size, "-25" may be one; "0" and "-3" are not. */
const mayBeSize = (text: string): boolean => readSize(text.replace(/^[-−–+]\s*/, '')) !== null;

/** "4B1606H-STD" has its size already: what follows is none. */
const hasSize = (number: string): boolean =>
  readNumbers(toPlainText(number)).some(({ size, isLoose }) => size !== null && !isLoose);

function readSpaced(text: string): LineReading[] {
  const refused = splitUnorderable(text);
  // "11247841702 2" is a number of figures alone, of which there are two
  const isRefused = refused !== null && /\p{N}/u.test(refused.number) && readQuantity(refused.number) === null;
  return isRefused ? readRefused(text, refused) : readSplit(text);
}

/** "4B1606H -25" may be the size .25; "4B1606H-STD -3" is no order. */
function readRefused(text: string, { number, amount, isSure }: NonNullable<ReturnType<typeof splitUnorderable>>) {
  const refused = toReading(number, null, false);
  return !isSure && mayBeSize(amount) && !hasSize(number) ? [toReading(text, null), refused] : [refused];
}

/** "010" is how sizes are written, and no number of pieces. */
const isInchCode = (text: string): boolean => /^0\d\d$/.test(text) && text !== '000' && mayBeSize(text);

const isNothing = ({ quantity, isSure, figure }: Split): boolean => quantity === 0 && (isSure || !mayBeSize(figure));

/** Before the number stand names of makers too ("2 King CR819HP"): there only what speaks of a quantity stops a line. */
const hasUnorderableWord = (number: string): boolean => {
  const words = number.split(/\s+/);
  return words.slice(0, words.findIndex(hasDigit)).some(isUnorderable);
};

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
  if (splits.some(({ isSure }) => isSure)) return read;
  const [first] = splits;
  // "4B1606H 010" is sooner the size, "4B1606H-STD 010" is no order
  if (!first || !isInchCode(first.figure)) return [...read, toReading(text, null)];
  return hasSize(first.number) ? [toReading(first.number, null, false)] : [toReading(text, null), ...read];
}

/** As the heading says; nothing where the cell of the number is empty. */
function readColumnsOf(fields: readonly string[], columns: Columns | null): LineReading[] {
  const cell = (at: number | null): string => (at === null ? '' : (fields[at] ?? ''));
  const number = cell(columns?.number ?? null);
  if (columns === null || number === '') return [];
  const quantity = cell(columns.quantity);
  const read = readQuantity(quantity);
  const size = cell(columns.size);
  const isRead = read !== null || quantity === '';
  const alone = toReading(number, read, isRead);
  return size === '' ? [alone] : [toReading(`${number} ${size}`, read, isRead), alone];
}

type Cell = { text: string; quantity: number | null };

/** The cell of the number is the first with letters and figures, else the first; its quantity stands behind it, else before. */
function readSeparated(fields: readonly string[]): LineReading[] {
  const cells = fields
    .filter((text) => text !== '')
    .map((text) => ({ text, quantity: isInchCode(text) ? null : readQuantity(text) }));
  const named = cells.filter(({ text }) => isNumberLike(text));
  const candidates = named.length > 0 ? named : cells.slice(0, 1);
  return candidates.length === 0 ? [toReading('', null)] : candidates.flatMap((cell) => readAround(cells, cell));
}

/** The number alone, then with the cell behind it as its size. */
function readAround(cells: readonly Cell[], cell: Cell): LineReading[] {
  const at = cells.indexOf(cell);
  const [next, ...later] = cells.slice(at + 1);
  const alone = readWith(cell.text, [...(next ? [next] : []), ...later, ...cells.slice(0, at)]);
  if (!next || !hasSizeForm(next.text) || isUnorderableWord(next.text)) return [alone];
  const isOnly = next.quantity !== null && later.every(({ quantity }) => quantity === null);
  const sized = readWith(`${cell.text} ${next.text}`, [...later, ...cells.slice(0, at)]);
  if (isInchCode(next.text)) return [sized, alone];
  return isOnly ? [alone] : [alone, sized];
}

const hasSizeForm = (text: string): boolean => /^[-.,\da-z\s"]{1,10}$/i.test(text);

/** "returned" and "two", which are no size; in a field of its own such a word says what the figure beside it counts. */
const isUnorderableWord = (text: string): boolean => !hasDigit(text) && isUnorderable(text);

/** "1" and "000" of "1,000", which may have been a thousand. */
const isThousand = (cells: readonly Cell[]): boolean =>
  cells.some(({ text }, at) => /^\d{1,3}$/.test(text) && cells[at + 1]?.text === '000');

/** "4B1606H-STD" and ".25" beside each other: one of them is wrong. */
const hasTwoSizes = (number: string, next: Cell | undefined): boolean =>
  next !== undefined && /^-?[01]?[.,]\d{2,3}$/.test(next.text) && hasSize(number) && !number.endsWith(next.text);

function readWith(number: string, others: readonly Cell[]): LineReading {
  const quantity = others.find((other) => other.quantity !== null)?.quantity ?? null;
  const isOpen = others.some(({ text }) => hasDigit(text) || isUnorderable(text));
  const hasUnorderable = others.some(({ text }) => isUnorderableWord(text));
  const isSure = !hasUnorderable && !isThousand(others) && !hasTwoSizes(number, others[0]);
  return toReading(number, hasUnorderable ? null : quantity, isSure && (quantity !== null || !isOpen));
}
