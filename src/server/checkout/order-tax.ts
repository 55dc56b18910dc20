import * as z from 'zod';
import { retention } from '#config/retention.ts';
import { taxNotes, taxReasons, vatNumberStates } from '#domain/tax/tax.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';

const orderTaxSchema = z.strictObject({
  /** with its country, "DE123456789"; null of a private buyer */
  vatNumber: z.nullable(z.string().regex(/^[A-Z][A-Z\d][A-Z\d+*]{2,16}$/)),
  numberState: z.nullable(z.enum(vatNumberStates)),
  reason: z.enum(taxReasons),
  notes: z.array(z.enum(taxNotes)),
  /** as typed, "" for none */
  company: z.string(),
  reference: z.string(),
});
/** What an order was agreed with that the order of the commerce API does not carry. */
export type OrderTax = z.infer<typeof orderTaxSchema>;

/** What orders were placed with, one row for each order. */
export const orderTaxRows: RowFormat<OrderTax> = {
  kind: 'order-vat',
  prefix: 'order-vat:',
  schema: orderTaxSchema,
  keptSeconds: retention['order-vat'].seconds,
};

/** The same while it is agreed to and there is no order yet, one row for each cart; as long as its journal. */
export const agreedTaxRows: RowFormat<OrderTax> = {
  kind: 'agreed-tax',
  prefix: 'agreed-tax:',
  schema: orderTaxSchema,
  keptSeconds: retention['agreed-tax'].seconds,
};

/** Stores what a cart is about to be ordered with; whoever finds its order afterwards finds this too. */
export const keepAgreedTax = (deps: RowDependencies, cartId: string, tax: OrderTax): Promise<void> =>
  openRows(agreedTaxRows, deps).write(cartId, tax);

/**
 * Stores what was agreed with the order that came of it, as long as the shop keeps anything of the order. Called again for the same
 * order it changes nothing.
 */
export async function saveOrderTax(
  deps: RowDependencies,
  { cartId, orderId }: { cartId: string; orderId: string },
): Promise<void> {
  const agreed = await openRows(agreedTaxRows, deps).read(cartId);
  if (agreed) await openRows(orderTaxRows, deps).add(orderId, agreed);
}

/** What an order was placed with; null when it is not stored (any more). */
export const readOrderTax = (deps: RowDependencies, orderId: string): Promise<OrderTax | null> =>
  openRows(orderTaxRows, deps).read(orderId);
