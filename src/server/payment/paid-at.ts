import type { OrderDelivery } from '#api/delivery.ts';
import { warehouse } from '#config/delivery.ts';
import { retention } from '#config/retention.ts';
import { isPaidInTime } from '#domain/delivery/reserve.ts';
import { readZoneTime } from '#domain/zone-clock.ts';
import * as z from 'zod';
import type { RowFormat } from '../storage/row-format.ts';
import { openRows, type RowDependencies } from '../storage/versioned-rows.ts';

/** When the shop first knew that an order is paid, in milliseconds since 1970; it may have been paid earlier. One row for each order. */
export const paidAtRows: RowFormat<number> = {
  kind: 'paid-at',
  prefix: 'paid-at:',
  schema: z.number(),
  keptSeconds: retention['paid-at'].seconds,
};

/** Stores that an order is paid by now; later calls change nothing. */
export const notePaid = async (deps: RowDependencies & { now: () => number }, orderId: string): Promise<void> =>
  void (await openRows(paidAtRows, deps).add(orderId, deps.now()));

/** True where the shop knows that it is paid; false may be outdated. */
export const isKnownPaid = async (deps: RowDependencies, orderId: string): Promise<boolean> =>
  (await openRows(paidAtRows, deps).read(orderId)) !== null;

/** True where it is too late to pay for what was promised. */
export const isPayByOver = (now: () => number, { paidBy }: OrderDelivery): boolean =>
  paidBy !== undefined && !isPaidInTime(paidBy, readZoneTime(now(), warehouse.timeZone));

/**
 * The promise of a paid order, without the time to pay by where it was certainly paid before that: nobody has to read a condition that is
 * met (rule delivery.kept).
 */
export async function toPaidDelivery(
  deps: RowDependencies,
  orderId: string,
  delivery: OrderDelivery,
): Promise<OrderDelivery> {
  const { paidBy, ...rest } = delivery;
  const paidAt =
    paidBy &&
    (await openRows(paidAtRows, deps)
      .read(orderId)
      .catch(() => null));
  if (!paidBy || paidAt == null) return delivery;
  return isPaidInTime(paidBy, readZoneTime(paidAt, warehouse.timeZone)) ? rest : delivery;
}
