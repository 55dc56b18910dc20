import * as z from 'zod';
import { moneySchema } from '#api/field-schemas.ts';
import { retention } from '#config/retention.ts';
import { emptyPaymentRecord, type PaymentRecord } from '#domain/payment/payment-record.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';

/** The longest that a provider's token or the id of a PayPal order can be. */
const referenceSchema = z.string().min(1).max(200);

const recordSchema: z.ZodType<PaymentRecord> = z.strictObject({
  open: z.nullable(
    z.strictObject({
      provider: z.enum(['paypal', 'revolut']),
      reference: referenceSchema,
      amount: moneySchema,
      since: z.number(),
    }),
  ),
  capture: z.nullable(z.strictObject({ window: z.string(), until: z.number() })),
  seen: z.array(z.strictObject({ reference: referenceSchema, amount: z.nullable(moneySchema) })),
  replaced: z.nullable(z.strictObject({ cartId: z.string(), orderId: z.nullable(z.string()), since: z.number() })),
  replaces: z.array(z.string()),
  declined: z.boolean(),
});

/** What is stored of the payment of an order, one row for each order. */
export const paymentRows: RowFormat<PaymentRecord> = {
  kind: 'payment',
  prefix: 'payment:',
  schema: recordSchema,
  keptSeconds: retention.payment.seconds,
};

/** The record of an order; the empty one where there is none, or none that can be read. */
export const readPaymentRecord = async (deps: RowDependencies, orderId: string): Promise<PaymentRecord> =>
  (await openRows(paymentRows, deps).read(orderId)) ?? emptyPaymentRecord;

/**
 * Changes the record, one change after the other over all processes: `decide` is called again when another process was first. A record
 * that it gives back unchanged is not written. Rejects when it cannot be written.
 */
export async function changePaymentRecord<T>(
  deps: RowDependencies,
  orderId: string,
  decide: (record: PaymentRecord) => { record: PaymentRecord; result: T },
): Promise<T> {
  const rows = openRows(paymentRows, deps);
  for (;;) {
    const row = await rows.find(orderId);
    const before = row?.value ?? emptyPaymentRecord;
    const { record, result } = decide(before);
    if (record === before) return result;
    if (await rows.replace({ id: orderId, text: row?.text ?? null }, record)) return result;
  }
}

/** The orders that this one has replaced, and those that they have replaced; the latest first. */
export async function listReplaced(deps: RowDependencies, orderId: string): Promise<string[]> {
  const ids = [orderId];
  // the loop also visits the ids that it adds
  for (const id of ids) ids.push(...(await readPaymentRecord(deps, id)).replaces.filter((one) => !ids.includes(one)));
  return ids.slice(1);
}

/** Ids of the unpaid orders whose parts were put back into a cart, one row for each cart (rule order.replaced). */
export const cartReplacesRows: RowFormat<string[]> = {
  kind: 'cart-replaces',
  prefix: 'cart-replaces:',
  schema: z.array(z.string().min(1)),
  keptSeconds: retention['cart-replaces'].seconds,
};

/** The orders whose parts were put back into this cart, the oldest first. */
export const readCartReplaces = async (deps: RowDependencies, cartId: string): Promise<string[]> =>
  (await openRows(cartReplacesRows, deps).read(cartId)) ?? [];

/** Stores that the parts of these orders are in this cart; a second call changes nothing. Rejects when it cannot be written. */
export async function addCartReplaces(
  deps: RowDependencies,
  cartId: string,
  orderIds: readonly string[],
): Promise<void> {
  const rows = openRows(cartReplacesRows, deps);
  for (;;) {
    const row = await rows.find(cartId);
    const known = row?.value ?? [];
    const more = orderIds.filter((id) => !known.includes(id));
    if (more.length === 0 && row !== null) return;
    if (await rows.replace({ id: cartId, text: row?.text ?? null }, [...known, ...more])) return;
  }
}
