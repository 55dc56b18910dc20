/** A quick order as this tab keeps it: what stands in the field, and the rows read from it. */
import type { OrderLine } from '#domain/quick-order/order-lines.ts';
import * as z from 'zod/mini';
import { readVersioned, writeVersioned } from '../browser/storage.ts';

export type QuickOrder = { text: string; lines: OrderLine[] };

export const emptyOrder: QuickOrder = { text: '', lines: [] };

const choices = z.array(z.string());
const verdictSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('part'), slug: z.string() }),
  z.object({ kind: z.literal('size'), set: z.string(), wished: z.nullable(z.string()), choices }),
  z.object({ kind: z.literal('unknown'), choices }),
]);
const positive = z.int().check(z.positive());
const sourceSchema = z.object({
  typed: z.string(),
  number: z.string(),
  quantity: positive,
  isQuantityRead: z.boolean(),
});
const orderSchema = z.object({
  text: z.string(),
  lines: z.array(
    z.object({
      id: positive,
      sources: z.array(sourceSchema),
      quantity: positive,
      verdict: verdictSchema,
      isAdded: z.boolean(),
    }),
  ),
});

/** Never throws; an empty order for what is broken or of another shape. */
export const parseOrder = (text: string | null): QuickOrder => readVersioned(orderSchema, text) ?? emptyOrder;

/** null where there is nothing to keep */
export const writeOrder = (order: QuickOrder): string | null =>
  order.text === '' && order.lines.length === 0 ? null : writeVersioned(order);
