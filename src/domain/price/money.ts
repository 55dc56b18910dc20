import { zlotyCountries } from '#config/currencies.ts';

/**
 * Money is an integer in the smallest unit (euro cent, grosz) with its currency; never floating point
 * (rule price.whole-units).
 */
export type Currency = 'eur' | 'pln';

/** `amount` in minor units: 11240 is €112.40. */
export type Money = { amount: number; currency: Currency };

/**
 * Reads a decimal amount of the commerce API (12.9 is €12.90) into minor units. Null when it is not finite, too large to
 * be exact, or carries more than two decimals beyond what a float's noise explains (12.345 is refused,
 * 0.1 + 0.2 is 30 cent). Negative amounts are allowed: a discount may be one.
 */
export function toMinor(decimal: number, currency: Currency): Money | null {
  const amount = Math.round(decimal * 100);
  if (!Number.isSafeInteger(amount)) return null;
  const noise = Math.max(1e-6, Math.abs(amount) * 1e-12);
  if (Math.abs(decimal * 100 - amount) > noise) return null;
  return { amount: amount === 0 ? 0 : amount, currency };
}

const requireSameCurrency = (a: Money, b: Money): void => {
  if (a.currency !== b.currency) throw new Error(`amounts in ${a.currency} and ${b.currency} cannot be combined`);
};

/** Sum of two amounts of one currency; two currencies are a bug and throw. */
export function addMoney(a: Money, b: Money): Money {
  requireSameCurrency(a, b);
  return { amount: a.amount + b.amount, currency: a.currency };
}

/** `m` times `n`, rounded to the minor unit, halves away from zero. */
export function multiplyMoney(m: Money, n: number): Money {
  const product = Math.sign(m.amount * n) * Math.round(Math.abs(m.amount * n));
  return { amount: product === 0 ? 0 : product, currency: m.currency };
}

/** True when amount and currency are the same. */
export const isSameMoney = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency;

const splitAmount = (amount: number) => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return { sign: amount < 0, whole: digits.slice(0, -2), cents: digits.slice(-2) };
};

/** Plain decimal with two places, as payment providers want it: "112.40", "-13.84". */
export function toDecimalText(m: Money): string {
  const { sign, whole, cents } = splitAmount(m.amount);
  return `${sign ? '-' : ''}${whole}.${cents}`;
}

/** What a buyer reads: "€1,112.40", "−€13.84" with a true minus, "482.14 zł". */
export function formatMoney(m: Money): string {
  const { sign, whole, cents } = splitAmount(m.amount);
  const number = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
  return `${sign ? '−' : ''}${m.currency === 'eur' ? `€${number}` : `${number} zł`}`;
}

/** Poland expects złoty, every other country and an unknown one euro (rule price.currency). */
export const expectedCurrency = (country: string | null): Currency =>
  country !== null && zlotyCountries.includes(country) ? 'pln' : 'eur';
