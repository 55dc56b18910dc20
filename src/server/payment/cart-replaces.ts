import * as z from 'zod';
import { orderKeptSeconds } from '../kept-seconds.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';

/** Ids of the unpaid orders whose parts were put back into a cart, one row for each cart (rule order.replaced). */
export const cartReplacesRows: RowFormat<string[]> = {
  kind: 'cart-replaces',
  prefix: 'cart-replaces:',
  schema: z.array(z.string().min(1)),
  keptSeconds: orderKeptSeconds,
};

/** The orders whose parts were put back into this cart, the first one first. */
export const readCartReplaces = async (deps: RowDependencies, cartId: string): Promise<string[]> =>
  (await openRows(cartReplacesRows, deps).read(cartId)) ?? [];

/** Remembers that the parts of these orders are in this cart; again it changes nothing. Rejects when it cannot be written. */
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
