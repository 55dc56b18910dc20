import * as z from 'zod';
import { cookieAges } from '../cookies.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';

/** Baskets whose parts went into another one, with the id of that; one row for each, as long as its cookie lives. */
export const carriedAlongRows: RowFormat<string> = {
  kind: 'carried-along',
  prefix: 'carried-along:',
  schema: z.string().min(1),
  keptSeconds: cookieAges.cart,
};

/** Remembers that the parts of this basket are in another one now (rule order.put-back). */
export const noteCarriedAlong = (deps: RowDependencies, cartId: string, into: string): Promise<void> =>
  openRows(carriedAlongRows, deps).write(cartId, into);

/**
 * True once after its parts went into another basket: an order of it that was sent before the buyer was handed the other is asked
 * about, or the parts would be ordered twice. Whoever is still there presses again, and is not asked a second time.
 */
export async function takeCarriedAlong(deps: RowDependencies, cartId: string): Promise<boolean> {
  if ((await openRows(carriedAlongRows, deps).read(cartId)) === null) return false;
  await deps.storage.delete(carriedAlongRows.prefix + cartId);
  return true;
}
