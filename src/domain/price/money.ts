/** Money is an integer in the smallest unit (euro cent, grosz) with its currency; never floating point (decision 9). */
export type Currency = 'eur' | 'pln';

/** `amount` in minor units: 11240 is €112.40. */
export type Money = { amount: number; currency: Currency };
