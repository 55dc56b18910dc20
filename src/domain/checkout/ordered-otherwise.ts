import { isSameMoney, type Money } from '../price/money.ts';

/** What one summary may show otherwise than the one that an order was placed from: total, what was typed and chosen, lines, days. */
export const differences = ['total', 'details', 'lines', 'days'] as const;
export type Difference = (typeof differences)[number];

/** What was shown with a press; `details` and `lines` as digests, '' where they are not known. */
type Shown = { total: Money; details: string; lines: string };

/**
 * What of an order is not as this press showed it (rule order.as-shown); nothing: it is the order that was meant. What nobody knows
 * of the order differs in nothing, and without its lines nothing of it is known. `isLater`: it comes later than the press showed.
 */
export function listDifferences(ordered: Shown, shown: Shown, isLater: boolean): Difference[] {
  if (ordered.lines === '') return [];
  const differs: Record<Difference, boolean> = {
    total: !isSameMoney(ordered.total, shown.total),
    details: ordered.details !== '' && ordered.details !== shown.details,
    lines: ordered.lines !== shown.lines,
    days: isLater,
  };
  return differences.filter((one) => differs[one]);
}
