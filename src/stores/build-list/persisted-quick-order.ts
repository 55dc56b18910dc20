/** A quick order as this tab keeps it: what stands in the field, and the rows read from it. */
import type { ColumnAnswers, ColumnQuestion } from '#domain/quick-order/column-question.ts';
import type { QuantityColumn } from '#domain/quick-order/columns.ts';
import type { OrderLine } from '#domain/quick-order/order-lines.ts';
import * as z from 'zod/mini';
import { readVersioned, writeVersioned } from '../browser/storage.ts';

/**
 * The question about the columns of a list, and what the buyer has answered to this and to others before. `text`: the list whose rows
 * were read by the answer; empty while it waits in the field, or when its rows have gone back there.
 */
export type Asked = { question: ColumnQuestion; answers: ColumnAnswers; text: string };

export type QuickOrder = { text: string; lines: OrderLine[]; asked?: Asked };

/** What the buyer has answered; null while the list waits for it. */
export const answerTo = ({ question, answers }: Asked): QuantityColumn | null => answers[question.key] ?? null;

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
  isAnswered: z.optional(z.boolean()),
});
const place = z.int().check(z.minimum(0));
const askedSchema = z.object({
  question: z.object({
    key: z.string(),
    columns: z.array(z.object({ at: place, name: z.nullable(z.string()), values: z.array(z.string()) })),
    likeliest: place,
  }),
  answers: z.record(z.string(), z.union([place, z.literal('none')])),
  text: z.string(),
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
  asked: z.optional(askedSchema),
});

/** Never throws; an empty order for what is broken or of another shape. */
export const parseOrder = (text: string | null): QuickOrder => readVersioned(orderSchema, text) ?? emptyOrder;

/** null where there is nothing to keep */
export const writeOrder = (order: QuickOrder): string | null =>
  order.text === '' && order.lines.length === 0 && !order.asked ? null : writeVersioned(order);
