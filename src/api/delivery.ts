import * as z from 'zod/mini';
import { countryCodeSchema } from './field-schemas.ts';

/** Promises of delivery, worked out by the server (rule delivery.range): the browser has no calendar and only shows them. */

/** PUT {country} → 204: dates are told for this country from now on, the basket's is changed too; 409 order-pending, 422. */
export const deliveryCountryPath = '/api/visitor/country';
export const deliveryCountrySchema = z.strictObject({ country: countryCodeSchema });

const daySchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

export const promisedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('dates'), from: daySchema, to: daySchema }),
  z.strictObject({ kind: z.literal('weeks'), from: z.int(), to: z.int() }),
  z.strictObject({
    kind: z.literal('unknown'),
    why: z.enum(['out-of-stock', 'overdue', 'undated', 'no-lead-time', 'not-asked']),
    within: z.optional(z.strictObject({ from: z.int(), to: z.int() })),
  }),
]);

const sourcePromiseSchema = z.strictObject({
  source: z.enum(['shelf', 'dropship', 'alternative', 'transit', 'manufacturer']),
  pieces: z.int(),
  /** day on which a delivery of ours reaches us */
  eta: z.nullable(daySchema),
  leaves: z.nullable(daySchema),
  promise: promisedSchema,
});

export const linePromiseSchema = z.strictObject({
  promise: promisedSchema,
  leaves: z.nullable(daySchema),
  shares: z.array(sourcePromiseSchema),
  late: z.nullable(sourcePromiseSchema),
});

/** Until when it must be paid to hold: the hour on the warehouse's clock of that day. */
const paidBySchema = z.strictObject({ day: daySchema, hour: z.number() });

/** What stands beside a promise where it applies (rule delivery.notes). */
const deliveryNoteSchema = z.enum(['extra-costs', 'customs', 'two-packages']);

/** What holds for the place that dates are told for, whatever is sent there. */
const placeSchema = {
  country: countryCodeSchema,
  /** as sentences name it, where the postcode tells another place than the country: "the Canary Islands" */
  place: z.optional(z.string()),
  /** goods above the limit go there free (rule shipping.free-above) */
  hasFreeShipping: z.boolean(),
  notes: z.array(deliveryNoteSchema),
};

/** Of one part: its sources, each with its own promise; `promisePieces` tells that of any quantity without a request. */
export const partDeliverySchema = z.strictObject({
  ...placeSchema,
  sources: z.array(sourcePromiseSchema),
  /** working days on the way to the place; left out where no carrier names any */
  carrierDays: z.optional(z.strictObject({ from: z.int(), to: z.int() })),
  paidBy: paidBySchema,
});

/** Of a basket by one shipping method. */
export const methodDeliverySchema = z.strictObject({
  promise: promisedSchema,
  paidBy: paidBySchema,
  /** a delivery on its way to us is promised later than it could come by this method */
  hasReserve: z.optional(z.boolean()),
});
export type MethodDelivery = z.infer<typeof methodDeliverySchema>;

/** Of a basket: all of it together, by the method that is chosen, else by the usual one. */
export const basketDeliverySchema = z.strictObject({
  ...placeSchema,
  promise: promisedSchema,
  leaves: z.nullable(daySchema),
  /** ids of the lines that hold the order back */
  late: z.array(z.string()),
  /** what the others could have without those */
  rest: z.nullable(promisedSchema),
  paidBy: paidBySchema,
});
export type BasketDelivery = z.infer<typeof basketDeliverySchema>;

/** Of an order: what was promised when it was placed, and of each part; `paidBy` until it was paid in time. */
export const orderDeliverySchema = z.strictObject({
  promise: promisedSchema,
  leaves: z.nullable(daySchema),
  paidBy: z.optional(paidBySchema),
  notes: z.array(deliveryNoteSchema),
  lines: z.array(z.strictObject({ slug: z.string(), isLate: z.boolean(), delivery: linePromiseSchema })),
});
export type OrderDelivery = z.infer<typeof orderDeliverySchema>;
