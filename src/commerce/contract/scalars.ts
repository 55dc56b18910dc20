import { z } from 'zod';
import { toMinor } from '#domain/price/money.ts';

/** Pieces that several answers share. Unknown further keys are let through unseen; what we use is strict. */

/** "itm-dd7e4a1966" or 4711; always text inside the shop */
export const wireIdSchema = z.union([z.string().min(1).max(64), z.int()]).transform(String);

/** text for people; null is an empty text, a missing field is a fault */
export const wireTextSchema = z
  .string()
  .nullable()
  .transform((text) => text ?? '');

const hasTwoPlaces = (amount: number): boolean => toMinor(amount, 'eur') !== null;

/** 157.9, in units of the currency, never negative, at most two places */
export const wireAmountSchema = z
  .number()
  .nonnegative()
  .max(10_000_000)
  .refine(hasTwoPlaces, 'more than two decimal places');

/** pieces; what is negative or broken off (orders ahead of stock) counts as nothing */
export const wirePiecesSchema = z.number().transform((pieces) => Math.max(0, Math.floor(pieces)));

/** "eur" or "EUR" */
export const wireCurrencySchema = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['eur', 'pln']));

/** "2025-12-24" or "2025-12-24T08:00:00Z"; the day is what counts */
export const wireDaySchema = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date());

/** "/photos/rod-set-4.jpg" or an http(s) address */
export const wirePhotoSchema = z.object({
  url: z.union([z.string().regex(/^\/(?!\/)[^\s\\]*$/), z.url({ protocol: /^https?$/ })]),
});
