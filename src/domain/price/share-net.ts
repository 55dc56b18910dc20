import type { Money } from './money.ts';

type Sum = { total: Money; tax: Money };

const isPartOf = (part: Money, { total }: Sum): boolean => part.currency === total.currency && part.amount >= 0;

/**
 * Amounts without VAT of the parts that a sum is made of (rule price.net). Only the sum's own net amount is told, total less
 * tax: it is shared out in proportion, in whole cents, those that are left over to the largest remainders, so that the parts
 * add up to it. Null where the parts are not the whole sum: then nothing exact can be said.
 */
export function shareNet(parts: readonly Money[], sum: Sum): Money[] | null {
  const { total, tax } = sum;
  const whole = parts.reduce((all, { amount }) => all + amount, 0);
  if (whole !== total.amount || whole === 0 || !parts.every((part) => isPartOf(part, sum))) return null;
  const net = total.amount - tax.amount;
  // amounts multiplied leave the integers that numbers hold exactly
  const shares = parts.map(({ amount }, at) => {
    const product = BigInt(amount) * BigInt(net);
    return { at, amount: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) };
  });
  const left = net - shares.reduce((all, { amount }) => all + amount, 0);
  const raised = new Set(
    shares
      .toSorted((one, other) => other.rest - one.rest || one.at - other.at)
      .slice(0, left)
      .map(({ at }) => at),
  );
  return shares.map(({ at, amount }) => ({ amount: amount + (raised.has(at) ? 1 : 0), currency: total.currency }));
}
