import type { Currency } from '../price/money.ts';

/**
 * What the usual method costs a small parcel, gross, in minor units, by currency and country of delivery. A country that it
 * does not go to is missing.
 */
export type ShippingRates = Readonly<Record<Currency, Readonly<Record<string, number>>>>;
