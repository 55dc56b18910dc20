/** Amounts are integers in the smallest unit inside the sandbox, decimal numbers on the wire. */
export type Currency = 'eur' | 'pln';

/** Of a cart or an order, in minor units, gross except `tax`; `discount` is what the promo code took off. */
export type OrderAmounts = { items: number; shipping: number; total: number; tax: number; discount: number };
export const currencies = ['eur', 'pln'] as const;

/** Gross is net times 1.23 (rule tax.one-rate). */
const GROSS_PERCENT = 123;
/** One euro in grosz, for amounts that the data gives in euro only. */
const GROSZ_PER_EURO = 430;

/** 112.4 -> 11240 */
export const toMinor = (decimal: number): number => Math.round(decimal * 100);
/** 11240 -> 112.4 */
export const toDecimal = (minor: number): number => minor / 100;
/** What a buyer pays for a net amount, rounded to the minor unit. */
export const grossOf = (net: number): number => Math.round((net * GROSS_PERCENT) / 100);
/** The net amount in a gross one, rounded to the minor unit. */
export const netOf = (gross: number): number => Math.round((gross * 100) / GROSS_PERCENT);
/** Euro cents to grosz at the fixed rate. */
export const toGrosz = (cents: number): number => Math.round((cents * GROSZ_PER_EURO) / 100);
/** What a percentage leaves: 5 % off 10000 is 9500. */
export const lessPercent = (amount: number, percent: number): number => Math.round((amount * (100 - percent)) / 100);
