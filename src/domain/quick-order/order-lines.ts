import { limits } from '#config/limits.ts';
import { clampQuantity } from '../basket/quantity.ts';
import type { BuildLine } from '../build-list/build-list.ts';
import { findAvailableQuantity, isOrderable, type SheetEntry } from '../build-list/sheet-entry.ts';
import { toSlug } from '../part/part-code.ts';
import type { NumberMatch } from './number-match.ts';
import type { LineReading } from './read-line.ts';

/** A line as it was typed, and how it was read. `isAnswered`: its quantity is from the column that the buyer has named. */
export type Source = LineReading & { typed: string; isAnswered?: boolean };

/**
 * One row of a quick order. Lines that mean the same part are one row and their quantities a sum. `isAdded`: it is in the
 * basket by now and is not sent again.
 */
export type OrderLine = { id: number; sources: Source[]; quantity: number; verdict: NumberMatch; isAdded: boolean };

/** A line in which something stands that is no quantity: it is not ordered before the buyer has said how many. */
export const needsQuantity = ({ sources, isAdded }: OrderLine): boolean =>
  !isAdded && sources.some(({ isQuantityRead }) => !isQuantityRead);

/** Whether the buyer has something to say before the row can be ordered: which part it is, or how many. */
export const isUnclear = (line: OrderLine): boolean => line.verdict.kind !== 'part' || needsQuantity(line);

/** The part that the row means; null while that is not clear. */
export const slugOf = ({ verdict }: OrderLine): string | null => (verdict.kind === 'part' ? verdict.slug : null);

const change = (lines: readonly OrderLine[], id: number, changes: Partial<OrderLine>): OrderLine[] =>
  lines.map((line) => (line.id === id ? { ...line, ...changes } : line));

const join = (line: OrderLine, other: Pick<OrderLine, 'sources' | 'quantity'>): Partial<OrderLine> => ({
  sources: [...line.sources, ...other.sources],
  quantity: clampQuantity(line.quantity + other.quantity, null),
});

const findOpen = (lines: readonly OrderLine[], verdict: NumberMatch): OrderLine | undefined =>
  lines.find(
    (line) => !line.isAdded && !needsQuantity(line) && verdict.kind === 'part' && slugOf(line) === verdict.slug,
  );

const nextId = (lines: readonly OrderLine[]): number => 1 + Math.max(0, ...lines.map(({ id }) => id));

/** Puts a typed line on the order: on top of the row of the same part, else as a row of its own. */
export function appendLine(lines: readonly OrderLine[], source: Source, verdict: NumberMatch): OrderLine[] {
  const { quantity } = source;
  const same = source.isQuantityRead ? findOpen(lines, verdict) : undefined;
  if (same) return change(lines, same.id, join(same, { sources: [source], quantity }));
  return [
    ...lines,
    { id: nextId(lines), sources: [source], quantity: clampQuantity(quantity, null), verdict, isAdded: false },
  ];
}

/** Makes a row the part that the buyer chose; it joins the row of that part where there is one. */
export function chooseSlug(lines: readonly OrderLine[], id: number, slug: string): OrderLine[] {
  const verdict: NumberMatch = { kind: 'part', slug };
  const chosen = lines.find((line) => line.id === id);
  const same = findOpen(lines, verdict);
  if (!chosen || !same || same === chosen || needsQuantity(chosen)) return change(lines, id, { verdict });
  return removeLine(change(lines, same.id, join(same, chosen)), id);
}

/**
 * Sets how many pieces are wanted, between 1 and the limit of a line. A row that waited for it joins the row of the same part
 * where there is one.
 */
export function setLineQuantity(lines: readonly OrderLine[], id: number, quantity: number): OrderLine[] {
  const line = lines.find((one) => one.id === id);
  if (!line) return [...lines];
  const wanted = clampQuantity(quantity, null);
  if (!needsQuantity(line)) return change(lines, id, { quantity: wanted });
  const sources = line.sources.map((source) => ({ ...source, quantity: wanted, isQuantityRead: true }));
  const settled = { ...line, sources, quantity: wanted };
  const same = findOpen(lines, line.verdict);
  return same ? removeLine(change(lines, same.id, join(same, settled)), id) : change(lines, id, settled);
}

/** The order without the row. */
export const removeLine = (lines: readonly OrderLine[], id: number): OrderLine[] =>
  lines.filter((line) => line.id !== id);

/** Puts a removed row back at its place; where its part has an open row by now, on top of that. */
export function restoreLine(lines: readonly OrderLine[], line: OrderLine, at: number): OrderLine[] {
  const same = line.isAdded || needsQuantity(line) ? undefined : findOpen(lines, line.verdict);
  if (same) return change(lines, same.id, join(same, line));
  const isTaken = lines.some(({ id }) => id === line.id);
  return [...lines.slice(0, at), isTaken ? { ...line, id: nextId(lines) } : line, ...lines.slice(at)];
}

const isOfAnswer = ({ isAnswered }: Source): boolean => isAnswered === true;

/**
 * Takes back what was read by an answer about the columns, so that it can be read by another; what is in the basket stays. A row to
 * which other lines belong keeps those, with the pieces that the buyer has set besides.
 */
export const withdrawAnswered = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.flatMap((line) => {
    const gone = line.sources.filter(isOfAnswer);
    const sources = line.sources.filter((source) => !isOfAnswer(source));
    if (line.isAdded || gone.length === 0) return [line];
    const quantity = line.quantity - gone.reduce((sum, source) => sum + source.quantity, 0);
    return sources.length === 0 ? [] : [{ ...line, sources, quantity: clampQuantity(quantity, null) }];
  });

/** Whether a line that was read by an answer is in the basket by now. */
export const isInBasket = (lines: readonly OrderLine[], typed: string): boolean =>
  lines.some(
    ({ isAdded, sources }) => isAdded && sources.some((source) => isOfAnswer(source) && source.typed === typed),
  );

/** The parts that the buyer has chosen for lines that were then read anew. */
export const keepChoices = (lines: readonly OrderLine[], before: readonly OrderLine[]): OrderLine[] => {
  const chosen = new Map(before.flatMap((line) => line.sources.map(({ typed }) => [typed, slugOf(line)] as const)));
  return lines.reduce<OrderLine[]>(
    (now, { id, sources: [source], verdict }) => {
      const slug = source?.isAnswered === true ? chosen.get(source.typed) : null;
      return slug && verdict.kind !== 'part' ? chooseSlug(now, id, slug) : now;
    },
    [...lines],
  );
};

/** From now on the rows stand for themselves, whatever is answered. */
export const settleAnswered = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.map((line) =>
    line.sources.some(isOfAnswer)
      ? { ...line, sources: line.sources.map((source) => ({ ...source, isAnswered: false })) }
      : line,
  );

/** Notes that the open row of a part is in the basket. */
export const markAdded = (lines: readonly OrderLine[], slug: string): OrderLine[] =>
  lines.map((line) =>
    !line.isAdded && !needsQuantity(line) && slugOf(line) === slug ? { ...line, isAdded: true } : line,
  );

/** What is still to go into the basket: each part once. */
export const listOpen = (lines: readonly OrderLine[]): BuildLine[] =>
  lines.flatMap((line) => (line.isAdded || needsQuantity(line) ? [] : toBuildLines(line)));

/** The row as a line of a build list; none while its part is not clear. */
export function toBuildLines(line: OrderLine): BuildLine[] {
  const slug = slugOf(line);
  return slug === null ? [] : [{ slug, quantity: line.quantity }];
}

/** Sources that were written otherwise than the number of the part. */
export const listCorrected = (line: OrderLine): Source[] =>
  line.sources.filter(({ number }) => slugOf(line) !== null && toSlug(number) !== slugOf(line));

/** Pieces that were typed, when they are more than a line holds; else null. */
export function countBeyond({ sources, quantity }: OrderLine): number | null {
  const typed = sources.reduce((sum, source) => sum + source.quantity, 0);
  return quantity === limits.lineQuantityMax && typed > quantity ? typed : null;
}

/** A part by its own number; what is no part yet as it was read, and as it was typed where even that is not known. */
function writeLine(line: OrderLine): string[] {
  const slug = slugOf(line);
  if (slug !== null && !needsQuantity(line)) return [`${slug}; ${line.quantity}`];
  return line.sources.map(({ typed, number, quantity, isQuantityRead }) =>
    isQuantityRead && number !== '' ? `${number}; ${quantity}` : typed,
  );
}

/** The rows that are not in the basket as a list to go on typing; read again, it gives the same rows (rule quick-order.change-list). */
export const writeLines = (lines: readonly OrderLine[]): string =>
  lines
    .filter(({ isAdded }) => !isAdded)
    .flatMap(writeLine)
    .join('\n');

/** What stands in the way of each row of a quick order, and how many rows there are of each (rule quick-order.totals). */

/** `ready`: can be ordered as it is. `choice`: the buyer has something to say first. `none`: cannot be had. `added`: in the basket. */
export type RowState = 'ready' | 'choice' | 'none' | 'added';

/** `entry`: what is known of its part, where the row is one. Price and stock that are still asked stand in nobody's way. */
export function decideRow(line: OrderLine, entry: SheetEntry | undefined): RowState {
  if (line.isAdded) return 'added';
  if (line.verdict.kind === 'unknown' && line.verdict.choices.length === 0) return 'none';
  if (isUnclear(line) || entry === undefined) return 'choice';
  if (entry.state === 'asking' || isOrderable(entry)) return 'ready';
  return findAvailableQuantity(entry) === null ? 'none' : 'choice';
}

export type Row = { line: OrderLine; entry: SheetEntry | undefined; state: RowState };

/** Each row with its part and its state, in the order of the list. */
export const listRows = (lines: readonly OrderLine[], entries: readonly SheetEntry[]): Row[] =>
  lines.map((line) => {
    const entry = entries.find((one) => one.line.slug === slugOf(line) && one.line.quantity === line.quantity);
    return { line, entry, state: decideRow(line, entry) };
  });
