import * as z from 'zod';
import { moneySchema } from '#api/field-schemas.ts';
import { retention } from '#config/retention.ts';
import type { Order } from '#domain/order/order.ts';
import type { Money } from '#domain/price/money.ts';
import type { Seal } from '../seal.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';

const placedSchema = z.strictObject({
  /** null until it has been read from the commerce API once */
  number: z.nullable(z.string().min(1)),
  total: moneySchema,
  /** by our clock, in milliseconds since 1970 */
  placedAt: z.number(),
});
/** What the shop can say of an order while the commerce API cannot be asked. */
export type PlacedOrder = z.infer<typeof placedSchema>;

/** Orders that were placed here, one row for each. */
export const placedOrderRows: RowFormat<PlacedOrder> = {
  kind: 'placed-order',
  prefix: 'placed-order:',
  schema: placedSchema,
  keptSeconds: retention['placed-order'].seconds,
};

/** Stores what the buyer agreed to pay; a second call for the same order changes nothing. */
export const savePlacedOrder = async (
  deps: RowDependencies & { now: () => number },
  orderId: string,
  total: Money,
): Promise<void> =>
  void (await openRows(placedOrderRows, deps).add(orderId, { number: null, total, placedAt: deps.now() }));

/** Stores the number of an order that was placed here. */
export async function noteOrderNumber(deps: RowDependencies, { id, number }: { id: string; number: string }) {
  const rows = openRows(placedOrderRows, deps);
  const row = await rows.find(id);
  if (row?.value && row.value.number === null) await rows.replace(row, { ...row.value, number });
}

/** What is stored of an order; null where nothing is. */
export const readPlacedOrder = (deps: RowDependencies, orderId: string): Promise<PlacedOrder | null> =>
  openRows(placedOrderRows, deps).read(orderId);

/**
 * Says that an order was mailed to a mailbox. The key is a keyed hash of both, so neither can be read from it. Kept for longer than any
 * delivery and the two weeks of withdrawal after it.
 */
export const orderMailboxRows: RowFormat<true> = {
  kind: 'order-mailbox',
  prefix: 'known-order:',
  schema: z.literal(true),
  keptSeconds: retention['order-mailbox'].seconds,
};

type Dependencies = RowDependencies & { seal: Seal };

/** The row that says so; the same for every spelling of number and address. */
export const nameOrderMailbox = ({ seal }: Pick<Dependencies, 'seal'>, number: string, email: string): string =>
  seal.fingerprint(
    'order',
    JSON.stringify([number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase(), email.trim().toLowerCase()]),
  );

/** Stores the pair when the order is first mailed. */
export const noteOrderMailbox = async (deps: Dependencies, { number, email }: Pick<Order, 'number' | 'email'>) =>
  openRows(orderMailboxRows, deps).write(nameOrderMailbox(deps, number, email), true);

/** True where the order of this number was mailed to this mailbox; does not ask the commerce API. */
export const isMailboxOfOrder = async (deps: Dependencies, number: string, email: string): Promise<boolean> =>
  (await openRows(orderMailboxRows, deps).read(nameOrderMailbox(deps, number, email))) === true;
