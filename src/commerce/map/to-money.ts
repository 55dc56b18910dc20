import { toMinor, type Currency, type Money } from '#domain/price/money.ts';

/** An amount that the contract has already found to be exact, in minor units; anything else here is a bug and throws. */
export function toMoney(amount: number, currency: Currency): Money {
  const money = toMinor(amount, currency);
  if (money === null) throw new Error('an amount passed the contract that is not exact');
  return money;
}

/** What was taken off, or null where the commerce API does not tell it. */
export const toDiscount = (amount: number | undefined, currency: Currency): Money | null =>
  amount === undefined ? null : toMoney(amount, currency);
