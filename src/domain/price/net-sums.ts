import { addMoney, type Money, multiplyMoney } from './money.ts';
import { findNetShare, type NetShare, takeVatOff, type TaxedSum } from './net-share.ts';

type Line = { gross: Money; quantity: number };
type Totals = TaxedSum & { items: Money; shipping: Money };
/** Of a basket or an order. */
type Sold = { lines: readonly Line[]; totals: Totals };

/**
 * What stands in a sum of net prices above its VAT (rule price.net-sums): `items` are the lines together, `rounding` the cents
 * that these and the shipping differ from the total without tax, `rate` per cent, null where no rate explains the tax.
 */
export type NetSums = { items: Money; shipping: Money; rounding: Money; rate: number | null };

const isWhole = ({ lines, totals: { items, shipping, total, tax } }: Sold): boolean => {
  const parts = [...lines.map(({ gross }) => gross), shipping];
  const isPart = ({ amount, currency }: Money) => amount >= 0 && currency === total.currency;
  const listed = parts.reduce((sum, { amount }) => sum + amount, 0);
  const isTaxed = tax.currency === total.currency && tax.amount >= 0 && tax.amount < total.amount;
  return parts.every(isPart) && listed === total.amount && items.amount + shipping.amount === listed && isTaxed;
};

/**
 * What VAT leaves of the amounts of a basket or an order; null where what is told of it makes up no sum: then nothing exact
 * can be said.
 */
export const findShareOf = (sold: Sold): NetShare | null =>
  isWhole(sold) ? findNetShare(sold.totals, sold.lines.length + (sold.totals.shipping.amount > 0 ? 1 : 0)) : null;

const toPercent = ({ rate }: NetShare): number | null => rate && rate / 10;
const hasVat = ({ left, of }: NetShare): boolean => left !== of;

/**
 * A line without VAT: the net price of one piece, in whole cents, times the pieces, so that no buyer finds a remainder in it
 * (rule price.net-sums). Where no VAT is charged, it is the line's own amount.
 */
export const netOfLine = ({ gross, quantity }: Line, share: NetShare): Money =>
  hasVat(share) && quantity > 0 ? multiplyMoney(takeVatOff(gross, share, quantity), quantity) : gross;

/** What the net amounts come to; null where no VAT is charged: then the sum tells it all. */
export function sumNet({ lines, totals }: Sold, share: NetShare): NetSums | null {
  if (!hasVat(share)) return null;
  const { total, tax } = totals;
  const zero = { amount: 0, currency: total.currency };
  const items = lines.map((line) => netOfLine(line, share)).reduce(addMoney, zero);
  const shipping = takeVatOff(totals.shipping, share);
  const rounding = { ...zero, amount: total.amount - tax.amount - items.amount - shipping.amount };
  return { items, shipping, rounding, rate: toPercent(share) };
}

type Priced = { net: Money; quantity: number };

/**
 * The same of parts whose own net prices are known and come to `total` with VAT, where no tax of the whole is told: as a basket
 * of them says it. The rate is the one that explains the difference, each gross price being rounded. Null where there is none.
 */
export function sumPriced(lines: readonly Priced[], total: Money): NetSums | null {
  const zero = { ...total, amount: 0 };
  const items = lines.map(({ net, quantity }) => multiplyMoney(net, quantity)).reduce(addMoney, zero);
  const tax = { ...zero, amount: total.amount - items.amount };
  if (tax.amount === 0) return null;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const share = findNetShare({ total, tax }, pieces);
  const rounding = { ...zero, amount: takeVatOff(total, share).amount - items.amount };
  return { items, shipping: zero, rounding, rate: toPercent(share) };
}

/** The VAT in the goods alone: with their net amount and the rounding it is what they cost. */
export const vatOfGoods = ({ items, net }: { items: Money; net: NetSums }): Money => ({
  ...items,
  amount: items.amount - net.items.amount - net.rounding.amount,
});
