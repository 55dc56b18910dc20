/** What stands in the way of each row of a quick order, and how many rows there are of each (rule quick-order.totals). */
import { isUnclear, type OrderLine, slugOf } from './order-lines.ts';
import { findAvailableQuantity, isOrderable, type SheetEntry } from '../build-list/sheet-entry.ts';

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
