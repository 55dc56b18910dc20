import * as z from 'zod/mini';

/**
 * Every answer outside 2xx of our endpoints. `code` is from this fixed list and never a text of the commerce API;
 * `ref` finds the log line; `fields` maps a dotted field name to the sentence to show beside it.
 */
export const problemCodes = [
  'invalid-request',
  'not-found',
  'unknown-part',
  'out-of-stock',
  'in-stock',
  'basket-gone',
  'basket-empty',
  'invalid-promo-code',
  'expired-promo-code',
  'invalid-vat-number',
  'invalid-draft',
  'total-changed',
  'details-changed',
  'delivery-changed',
  'order-failed',
  'order-pending',
  'not-your-order',
  'not-payable',
  'amount-mismatch',
  'payment-under-way',
  'payment-outdated',
  'shop-unavailable',
  'too-large',
  'wrong-type',
  'wrong-method',
  'foreign-origin',
  'too-many-requests',
  'proof-refused',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

export const problemSchema = z.strictObject({
  code: z.enum(problemCodes),
  ref: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** out-of-stock: how many pieces of the part can be had in all */
  max: z.optional(z.int()),
});
export type Problem = z.infer<typeof problemSchema>;
