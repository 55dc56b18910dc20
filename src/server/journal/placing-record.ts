import * as z from 'zod';
import { promisedSchema } from '#api/delivery.ts';
import { moneySchema } from '#api/field-schemas.ts';
import { retention, unsettledSeconds } from '#config/retention.ts';
import { isHeld } from '../storage/lease.ts';
import type { RowFormat } from '../storage/row-format.ts';

/**
 * How far the placing of one cart has come. Written before and after every step that cannot be taken back, so that
 * whoever comes next (a repeat, another tab, the program after a crash) knows what may have happened.
 * - `begun`: checked, nothing final done; addresses and fields may be set, which is harmless
 * - `converting`: createOrder has been sent and its outcome is not known yet
 * - `placed`: there is an order, `orderId` names it
 * - `failed`: there is no order; a repeat begins anew
 */
const stepSchema = z.enum(['begun', 'converting', 'placed', 'failed']);
export type PlacingStep = z.infer<typeof stepSchema>;

const takenAddressSchema = z.strictObject({ digest: z.string(), ref: z.string() });
/** An address that the commerce API has already taken; `digest` tells whether it is still the same one. */
export type TakenAddress = z.infer<typeof takenAddressSchema>;

const recordSchema = z
  .strictObject({
    cartId: z.string(),
    /** the browser's idempotency key of the last request that began */
    key: z.string(),
    shownTotal: moneySchema,
    /** digest of the details that the buyer saw */
    seen: z.string(),
    /** the days of delivery that the buyer saw; null where none were shown */
    promised: z.nullable(promisedSchema),
    step: stepSchema,
    shipping: z.nullable(takenAddressSchema),
    billing: z.nullable(takenAddressSchema),
    /** how often createOrder has been sent since the placing began */
    attempts: z.int().min(0),
    /** milliseconds; from here on a look-up that finds no order is believed */
    believeNoneFrom: z.number(),
    orderId: z.nullable(z.string().min(1)),
    startedAt: z.number(),
    /** who works on it and until when nobody else may */
    lease: z.nullable(z.strictObject({ owner: z.string(), until: z.number() })),
  })
  .refine(({ step, orderId }) => step !== 'placed' || orderId !== null);
export type PlacingRecord = z.infer<typeof recordSchema>;

/** An order may be coming out of this cart: createOrder was sent and nobody knows what came of it, or somebody is about to send it. */
export const isOpen = ({ step, lease }: PlacingRecord, now: number, leaseMs: number): boolean =>
  step === 'converting' || (step === 'begun' && isHeld(lease, now, leaseMs));

/** The rows of the journal, one for each cart. */
export const placingRows: RowFormat<PlacingRecord> = {
  kind: 'placing',
  prefix: 'placing:',
  schema: recordSchema,
  keptSeconds: retention.placing.seconds,
  staysInPlace: true,
};

/**
 * Seconds that a record outlives its last write. What is under way is kept as all of an order is: a clock that is set on must not have
 * it forgotten, for then createOrder would be sent again.
 */
export const keptForPlacing = ({ step }: PlacingRecord): number =>
  step === 'begun' || step === 'converting' ? unsettledSeconds : placingRows.keptSeconds;

/** createOrder is sent a second time once it is certain that the first one made no order, and never a third time. */
export const mostAttempts = 2;

/**
 * What a row that cannot be read stands for: an order may have come out of this cart, or may be coming out of it this moment.
 * So the cart is asked for its order; "none" is believed from `believeNoneFrom` on, and createOrder is sent only when the buyer
 * then presses again.
 */
export const toUnsettledRecord = (cartId: string, believeNoneFrom: number): PlacingRecord => ({
  cartId,
  key: '',
  shownTotal: { amount: 0, currency: 'eur' },
  seen: '',
  promised: null,
  step: 'converting',
  shipping: null,
  billing: null,
  attempts: mostAttempts,
  believeNoneFrom,
  orderId: null,
  startedAt: 0,
  lease: null,
});
