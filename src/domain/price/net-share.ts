import type { Money } from './money.ts';

/** A sum as the commerce API tells it: with the VAT that is in it. */
export type TaxedSum = { total: Money; tax: Money };

/** What VAT leaves of an amount: `left` of every `of`. `rate` in tenths of a per cent, null where none explains the tax. */
export type NetShare = { rate: number | null; left: number; of: number };

/** Whole per cents, then halves, then tenths: the plainest rate that explains a tax is the one that is meant. */
const steps = [10, 5, 1];

/**
 * The rate, in tenths of a per cent, that a tax was worked out with (230 is 23 %); null where none is plain enough, or there
 * is no tax. `parts`: amounts of the sum that may each have been rounded by itself, half a cent up or down.
 */
export function findVatRate({ total, tax }: TaxedSum, parts = 1): number | null {
  const net = total.amount - tax.amount;
  if (tax.amount <= 0 || net <= 0) return null;
  const exact = (tax.amount * 1000) / net;
  const explains = (rate: number) =>
    rate > 0 && Math.abs(tax.amount * (1000 + rate) - total.amount * rate) * 2 <= parts * (1000 + rate);
  return steps.map((step) => Math.round(exact / step) * step).find(explains) ?? null;
}

/** What VAT leaves of the amounts of a sum: by its rate, or, where that is none, in the proportion of the whole sum. */
export function findNetShare(sum: TaxedSum, parts = 1): NetShare {
  const rate = findVatRate(sum, parts);
  const total = sum.total.amount;
  return rate === null ? { rate, left: total - sum.tax.amount, of: total } : { rate, left: 1000, of: 1000 + rate };
}

/**
 * An amount without VAT, to the cent, halves up; of `pieces` that cost it together, that of one. Amounts below nothing have no
 * place here.
 */
export function takeVatOff(gross: Money, { left, of }: NetShare, pieces = 1): Money {
  return of === 0 ? gross : { ...gross, amount: Math.round((gross.amount * left) / (of * pieces)) };
}
