import type { Money } from './money.ts';

/** What was taken off. `percent` "" where the lines tell none; `amount` null where the commerce API tells none. */
type Discount = { percent: string; amount: Money | null };

/** "5%" of 0.05, "8.25%" of 0.0825, also where it is written as −0.05; "" of 0 (rule price.discount). */
export function formatRate(rate: number): string {
  // four places are those of the rate itself: further ones come of counting in binary fractions
  const percent = Number((Math.abs(rate) * 100).toFixed(4));
  return percent > 0 ? `${percent}%` : '';
}

/**
 * The discount of a basket or an order, its rate from the first line (rule price.discount), or null where nothing was
 * taken off. Lines, subtotal and total are what is left after it: it is told beside the sum, not part of it, and so has
 * no minus.
 */
export function findDiscount(lines: readonly { discountRate: number }[], amount: Money | null): Discount | null {
  const percent = formatRate(lines[0]?.discountRate ?? 0);
  const reduction = amount && amount.amount !== 0 ? { ...amount, amount: Math.abs(amount.amount) } : null;
  return reduction || percent ? { percent, amount: reduction } : null;
}
