import * as z from 'zod';
import type { BasketAnswer } from '#api/basket.ts';
import type { Cart } from '#commerce/commerce.ts';
import { warehouse } from '#config/delivery.ts';
import { retention } from '#config/retention.ts';
import { isLater, type Promised } from '#domain/delivery/promise.ts';
import { readZoneTime } from '#domain/zone-clock.ts';
import { readKeptPromise } from '../delivery/kept-promise.ts';
import { readCartReplaces, readPaymentRecord } from '../payment/payment-rows.ts';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';
import { readPlacedOrder } from './placed-order.ts';

/** By cart id, the id of the cart that its parts were moved into; one row for each, as long as its cookie lives. */
export const carriedAlongRows: RowFormat<string> = {
  kind: 'carried-along',
  prefix: 'carried-along:',
  schema: z.string().min(1),
  keptSeconds: retention['carried-along'].seconds,
};

/** Stores that the parts of this cart are in another one now (rule order.put-back). */
export const noteCarriedAlong = (deps: RowDependencies, cartId: string, into: string): Promise<void> =>
  openRows(carriedAlongRows, deps).write(cartId, into);

/**
 * True the first time after the parts of this cart were moved into another. An order of it that was sent before must then be confirmed by
 * the buyer, or the parts would be ordered twice. When the buyer presses again, it is false.
 */
export async function takeCarriedAlong(deps: RowDependencies, cartId: string): Promise<boolean> {
  if ((await openRows(carriedAlongRows, deps).read(cartId)) === null) return false;
  await deps.storage.delete(carriedAlongRows.prefix + cartId);
  return true;
}

type RestorableOrder = NonNullable<BasketAnswer['putBack']>[number];
type Dependencies = RowDependencies & { now: () => number };

/**
 * null where another cart has replaced the order, or none of its lines is in the cart any more. Without a stored promise its lines are not
 * known, and it is always listed.
 */
async function describe(
  deps: Dependencies,
  cart: Cart,
  { id, promise }: { id: string; promise: Promised | undefined },
): Promise<RestorableOrder | null> {
  const [{ replaced }, kept, placed] = await Promise.all([
    readPaymentRecord(deps, id),
    readKeptPromise(deps, id),
    readPlacedOrder(deps, id),
  ]);
  if (replaced !== null && replaced.cartId !== cart.id) return null;
  const slugs = new Set(cart.basket.lines.map(({ slug }) => slug));
  if (kept && !kept.lines.some(({ slug }) => slugs.has(slug))) return null;
  const { day } = readZoneTime(deps.now(), warehouse.timeZone);
  const before = kept && promise && isLater(promise, kept.promise, day) ? kept.promise : null;
  return { id, number: placed?.number ?? null, before };
}

/**
 * The unpaid orders whose parts are in this cart: they still hold the pieces that they took (rule order.put-back). `before` is the promise
 * of the order, where the cart would arrive later. None where the storage has none, or cannot be asked.
 */
export async function listRestorable(
  deps: Dependencies,
  cart: Cart,
  promise: Promised | undefined,
): Promise<RestorableOrder[]> {
  const ids = await readCartReplaces(deps, cart.id).catch(() => []);
  const described = await Promise.all(ids.map((id) => describe(deps, cart, { id, promise }).catch(() => null)));
  return described.filter((one) => one !== null);
}
